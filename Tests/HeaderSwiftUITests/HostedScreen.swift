#if canImport(SwiftUI) && os(iOS)
  import FacebookHide
  import HeaderSwiftUI
  import OffscreenContainer
  import SwiftUI
  import UIKit

  /// Counts evaluations of a screen's parts, and records the heights of the header's content.
  @MainActor
  final class EvaluationBook {
    let state = HeaderState()
    var list = 0
    var header = 0
    var headerAppearances = 0
    var heights: [Double] = []
  }

  /// A list with a header and a footer that counts its evaluations.
  struct CountedScreen: View {
    let book: EvaluationBook
    var technique: any HeaderBehavior = .slidingOffscreen(80...240)

    var body: some View {
      CountedList(book: book)
        .scrollHeader(technique, state: book.state) {
          CountedHeader(book: book).onAppear { book.headerAppearances += 1 }
        }
        .scrollFooter { Color.indigo.frame(height: 49) }
    }
  }

  /// Two lists as pages under one header.
  struct CountedPages: View {
    let book: EvaluationBook
    @State private var page = 0

    var body: some View {
      TabView(selection: $page) {
        ForEach([0, 1], id: \.self) { CountedList(book: book).scrollHeaderPage($0) }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
      .scrollHeaderPages(.hiding(height: 88), selection: $page, state: book.state) {
        Color.indigo.onAppear { book.headerAppearances += 1 }
      }
    }
  }

  private struct CountedList: View {
    let book: EvaluationBook

    var body: some View {
      book.list += 1
      return List(0..<200, id: \.self) { Text("Row \($0)") }
    }
  }

  private struct CountedHeader: View {
    let book: EvaluationBook

    var body: some View {
      book.header += 1
      return Color.indigo.frame(height: 200).background(height)
    }

    private var height: some View {
      GeometryReader { proxy in
        note(Double(proxy.size.height))
      }
    }

    private func note(_ height: Double) -> Color {
      book.heights.append(height)
      return Color.clear
    }
  }

  /// A SwiftUI screen in a window.
  @MainActor
  final class HostedScreen {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    private let host: UIHostingController<AnyView>

    /// Shows `screen`, and waits until it is measured.
    init(_ screen: some View) async throws {
      host = UIHostingController(rootView: AnyView(screen))
      window.rootViewController = host
      window.makeKeyAndVisible()
      try await settle()
    }

    private func settle() async throws {
      host.view.layoutIfNeeded()
      try await Task.sleep(nanoseconds: 300_000_000)
    }

    /// The list, the outermost scroll view.
    var list: UIScrollView? {
      var level: [UIView] = [host.view]
      while !level.isEmpty {
        for view in level { if let list = view as? UIScrollView { return list } }
        level = level.flatMap { $0.subviews }
      }
      return nil
    }

    /// Shows `screen`, a new value of the current one.
    func update(_ screen: some View) async throws {
      host.rootView = AnyView(screen)
      try await settle()
    }

    /// Removes the screen.
    func close() {
      window.rootViewController = nil
      window.isHidden = true
    }

    /// Scrolls to the content offset `y`, and lays everything out.
    func scroll(to y: Double) {
      list?.setContentOffset(CGPoint(x: 0, y: CGFloat(y)), animated: false)
      host.view.layoutIfNeeded()
    }
  }
#endif
