import HeaderCore
import HeaderSwiftUI
import SwiftUI
import UIKit

/// A SwiftUI list under a header. Touches and scroll view are observed through UIKit.
final class SwiftUICheckedScreen: CheckedScreen {
  private let host: UIHostingController<AnyView>
  /// The number of lists that were shown.
  private var generation = 0

  /// A screen that fills the view of `controller`.
  override init(in controller: UIViewController) {
    host = UIHostingController(rootView: AnyView(EmptyView()))
    super.init(in: controller)
    controller.addChild(host)
    host.view.frame = controller.view.bounds
    host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(host.view)
    host.didMove(toParent: controller)
  }

  /// The outermost scroll view.
  override var list: UIScrollView? {
    var level: [UIView] = [host.view]
    while !level.isEmpty {
      for view in level { if let list = view as? UIScrollView { return list } }
      level = level.flatMap(\.subviews)
    }
    return nil
  }

  override func renew() {
    generation += 1
    // A new identity makes a new list, with an expanded header.
    let screen = CheckedList(log: log) { [weak self] in
      self?.recording?.writes[.headerBody, default: 0] += 1
    }
    host.rootView = AnyView(screen.id(generation))
    host.view.layoutIfNeeded()
  }
}

/// The list that is checked. All rows have one height, so scrolling measures none.
private struct CheckedList: View {
  let log: EventLog
  /// Called for every evaluation of the header's body.
  let onHeaderBody: @MainActor () -> Void

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<300, id: \.self) { index in
          Text("Row \(index + 1)").frame(height: 64)
        }
      }
      .frame(maxWidth: .infinity)
    }
    .scrollHeader(RecordedHeader(log: log)) { _ in
      cover()
    }
  }

  private func cover() -> some View {
    onHeaderBody()
    return Color.indigo.ignoresSafeArea()
  }
}
