import HeaderBehaviors
import HeaderCore
import HeaderFormats
import HeaderSwiftUI
import SwiftUI
import UIKit

/// A list of SwiftUI's under a header, checked like a table of UIKit's: the touches and what UIKit's
/// scroll view says of itself are seen from outside, what reaches the technique from within.
@MainActor
final class SwiftUICheckBed: CheckBed {
  private let host: UIHostingController<CheckScreen>
  private let book: TouchBook
  private let log = EventLog()
  private let counter = HeaderCounter()
  private var recording: DeviceRecording?
  private var number = 0

  /// A bed that fills the view of `controller`.
  init(in controller: UIViewController) {
    book = TouchBook(on: controller.view)
    host = UIHostingController(rootView: CheckScreen(log: log, counter: counter, number: 0))
    controller.addChild(host)
    host.view.frame = controller.view.bounds
    host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(host.view)
    host.didMove(toParent: controller)
  }

  func begin(_ prompt: DeviceCheckPrompt) {
    log.end()
    number += 1
    // Another number is another list, and a header that is open.
    host.rootView = CheckScreen(log: log, counter: counter, number: number)
    host.view.layoutIfNeeded()
    if let list {
      book.follow(list)
      list.scroll(to: prompt.wording.start)
    }
    recording = DeviceRecording(
      prompt: prompt, technique: RecordedTechnique(of: HeaderDriver(TwitterCondenseHeader())),
      scale: Double(host.traitCollection.displayScale))
    book.begin()
    counter.count = 0
    log.begin { [book] in book.now }
  }

  var isFinished: Bool {
    guard recording != nil, let list,
      log.records.contains(where: { $0.kind == .event(.willBeginDragging) })
    else { return false }
    return book.fingers == 0 && !list.isMoving
  }

  func finish() -> DeviceRecording? {
    guard var recording else { return nil }
    self.recording = nil
    log.end()
    recording.records = log.records
    recording.touches = book.all
    recording.writes[.headerBody] = counter.count
    return recording
  }

  /// The scroll view that the list is made of, the outermost one.
  private var list: UIScrollView? {
    var level: [UIView] = [host.view]
    while !level.isEmpty {
      for view in level { if let list = view as? UIScrollView { return list } }
      level = level.flatMap(\.subviews)
    }
    return nil
  }
}

/// Counts how often a header was made.
@MainActor
final class HeaderCounter {
  var count = 0
}

/// The list that is checked: every row as high as the next, so that nothing has to be measured while it
/// is seen.
struct CheckScreen: View {
  let log: EventLog
  let counter: HeaderCounter
  let number: Int

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<300, id: \.self) { index in
          Text("Row \(index + 1)").frame(height: 64)
        }
      }
      .frame(maxWidth: .infinity)
    }
    .scrollHeader(RecordedHeader<TwitterCondenseHeader>(log: log)) { layout in
      cover(layout)
    }
    .id(number)
  }

  private func cover(_ layout: HeaderLayout) -> some View {
    counter.count += 1
    return Color.indigo.ignoresSafeArea()
  }
}
