import HeaderBehaviors
import HeaderCore
import HeaderSwiftUI
import SwiftUI
import UIKit

/// A list of SwiftUI's under a header: the touches and what UIKit's scroll view says of itself are seen
/// from outside.
final class SwiftUICheckBed: CheckBed {
  private let host: UIHostingController<AnyView>
  private let counter = HeaderCounter()
  private var number = 0

  /// A bed that fills the view of `controller`.
  override init(in controller: UIViewController) {
    host = UIHostingController(rootView: AnyView(EmptyView()))
    super.init(in: controller)
    controller.addChild(host)
    host.view.frame = controller.view.bounds
    host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(host.view)
    host.didMove(toParent: controller)
  }

  /// The outermost one.
  override var list: UIScrollView? {
    var level: [UIView] = [host.view]
    while !level.isEmpty {
      for view in level { if let list = view as? UIScrollView { return list } }
      level = level.flatMap(\.subviews)
    }
    return nil
  }

  override func renew() {
    number += 1
    // Another number is another list, and a header that is open.
    host.rootView = AnyView(CheckScreen(log: log, counter: counter).id(number))
    host.view.layoutIfNeeded()
  }

  override func beginCounting() {
    counter.count = 0
  }

  override func complete(_ recording: inout DeviceRecording) {
    recording.writes[.headerBody] = counter.count
  }
}

/// Counts how often a header was made.
@MainActor
private final class HeaderCounter {
  var count = 0
}

/// The list that is checked: every row as high as the next, so that nothing has to be measured while it
/// is seen.
private struct CheckScreen: View {
  let log: EventLog
  let counter: HeaderCounter

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<300, id: \.self) { index in
          Text("Row \(index + 1)").frame(height: 64)
        }
      }
      .frame(maxWidth: .infinity)
    }
    .scrollHeader(RecordedHeader(log: log)) { layout in
      cover(layout)
    }
  }

  private func cover(_ layout: HeaderLayout) -> some View {
    counter.count += 1
    return Color.indigo.ignoresSafeArea()
  }
}
