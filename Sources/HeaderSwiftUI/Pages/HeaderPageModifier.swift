#if canImport(SwiftUI)
  import HeaderObservation
  import SwiftUI

  /// A page under a header that it shares with others: read, given room, and kept at its place. A page
  /// outside such a header is left as it is.
  struct HeaderPageModifier: ViewModifier {
    let id: AnyHashable
    @Environment(\.headerModel) private var model

    func body(content: Content) -> some View {
      guard let model else { return AnyView(content) }
      let page = model.page(id)
      return AnyView(
        ScrollReading.readPage(content, page)
          .safeAreaInset(edge: .top, spacing: 0) { HeaderSpacer(publisher: model.room) }
          .safeAreaInset(edge: .bottom, spacing: 0) { HeaderSpacer(publisher: page.bottomRoom) }
          .background(PageFrameReading { frame in page.note { $0.note(frame, of: $1, at: $2) } }))
    }
  }
#endif
