import HeaderBehaviors
import HeaderCore
import HeaderFormats
import HeaderUIKit
import ScrollSimulator
import UIKit

/// A table under a header of UIKit's.
@MainActor
final class DeviceCheckBed: CheckBed {
  let tableView = CountingTableView(frame: .zero, style: .plain)
  private let cover = CountingHeaderView(frame: .zero)
  private let posts: PostList
  private let book: TouchBook
  private let delegateLog = DelegateLog()
  private let isSimulated: Bool
  private var turns: RunLoopTurns?
  private var attachment: HeaderAttachment?
  private var recording: DeviceRecording?

  /// A row's height: every one the same, so that nothing has to be measured while it is seen.
  private static let rowHeight = 64.0

  /// A bed that fills the view of `controller`. One that is not to be like a simulation has rows that
  /// measure themselves, sections, a large title and a search bar.
  init(in controller: UIViewController, isSimulated: Bool) {
    self.isSimulated = isSimulated
    posts = PostList(tableView, count: 300, sections: isSimulated ? 1 : 10)
    book = TouchBook(on: controller.view)
    if isSimulated {
      tableView.rowHeight = Self.rowHeight
      tableView.estimatedRowHeight = 0
    } else {
      controller.navigationController?.navigationBar.prefersLargeTitles = true
      controller.navigationItem.largeTitleDisplayMode = .always
      controller.navigationItem.searchController = UISearchController(
        searchResultsController: nil)
    }
    cover.backgroundColor = .systemIndigo
    tableView.delegate = delegateLog
    tableView.frame = controller.view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(tableView)
    book.follow(tableView)
    count()
  }

  private func count() {
    tableView.onWrite = { [weak self] in self?.recording?.writes[$0, default: 0] += 1 }
    cover.onWrite = { [weak self] in self?.recording?.writes[$0, default: 0] += 1 }
    tableView.onOffset = { [weak self] seconds in
      guard let self else { return }
      recording?.turns.setOffset(whileMoving: tableView.isMoving)
      recording?.milliseconds += seconds * 1000
    }
    tableView.onSize = { [weak self] in self?.recording?.turns.changeSize() }
  }

  /// A driver of the technique that is checked.
  static func makeDriver() -> any HeaderDriving {
    HeaderDriver(TwitterCondenseHeader())
  }

  func begin(_ prompt: DeviceCheckPrompt) {
    attachment?.detach()
    tableView.scroll(to: prompt.wording.start)
    let driver = Self.makeDriver()
    recording = DeviceRecording(
      prompt: prompt, technique: RecordedTechnique(of: driver),
      scale: Double(tableView.traitCollection.displayScale))
    recording?.isSimulated = isSimulated
    book.begin()
    let recorder = RecordingHeaderDriver(
      driver, clock: { [weak self] in self?.book.now ?? 0 },
      onRecord: { [weak self] in self?.recording?.records.append($0) })
    attachment = HeaderAttachment(driver: recorder, header: cover, scrollView: tableView)
    delegateLog.events = []
    recording?.forgetCosts()
    turns?.stop()
    turns = RunLoopTurns { [weak self] in self?.recording?.turns.endTurn() }
  }

  var isFinished: Bool {
    guard let recording, recording.events.contains(.willBeginDragging) else { return false }
    return book.fingers == 0 && !tableView.isMoving
  }

  func finish() -> DeviceRecording? {
    guard var recording else { return nil }
    self.recording = nil
    turns?.stop()
    recording.touches = book.all
    recording.delegateEvents = delegateLog.events
    recording.writes[.listOffset] = recording.turns.writtenOffsets
    return recording
  }
}
