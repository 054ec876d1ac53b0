#if canImport(SwiftUI) && os(iOS)
  import FacebookHide
  import Foundation
  import Testing
  import TwitterCondense
  import UIKit

  @testable import HeaderSwiftUI

  /// Tests that need SwiftUI's runtime. `.ci/apple` compiles them, and a Mac runs them.
  @MainActor
  @Suite struct ViewTests {
    @Test(
      "phone fault S2: A measured header shows all its content, and lays out nothing as it moves")
    func evaluations() async throws {
      let book = EvaluationBook()
      let screen = try await HostedScreen(CountedScreen(book: book))
      #expect(book.heights.last == 200)
      let top = try #require(screen.list?.contentOffset.y)
      let (list, header, heights) = (book.list, book.header, book.heights.count)
      for step in 1...30 {
        screen.scroll(to: top + 8 * Double(step))
        try await Task.sleep(nanoseconds: 20_000_000)
      }
      #expect((book.list, book.header) == (list, header))
      #expect(book.heights.count == heights)
    }

    @Test("The header's content is not made again when the technique's style changes")
    func replaced() async throws {
      let book = EvaluationBook()
      let screen = try await HostedScreen(
        CountedScreen(book: book, technique: .condensing(44...88)))
      try await screen.update(CountedScreen(book: book, technique: .hiding(height: 88)))
      #expect(book.headerAppearances == 1)
    }

    @Test("phone faults S12, S15: A screen shows one header, and frees it when the screen closes")
    func freed() async throws {
      for hasPages in [false, true] {
        let book = EvaluationBook()
        var screen: HostedScreen? =
          try await hasPages
          ? HostedScreen(CountedPages(book: book)) : HostedScreen(CountedScreen(book: book))
        #expect(book.headerAppearances == 1)
        #expect(book.state.model != nil)
        screen?.close()
        screen = nil
        try await Task.sleep(nanoseconds: 300_000_000)
        #expect(book.state.model == nil)
      }
    }
  }
#endif
