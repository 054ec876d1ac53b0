#if canImport(SwiftUI)
  import SwiftUI

  /// The empty view that makes room for the header above the content.
  struct HeaderSpacer: View {
    @ObservedObject var publisher: RoomPublisher

    var body: some View {
      Color.clear
        .frame(height: CGFloat(max(0, publisher.room)))
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
  }
#endif
