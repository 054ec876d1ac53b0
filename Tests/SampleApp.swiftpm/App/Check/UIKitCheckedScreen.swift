import HeaderBehaviors
import HeaderUIKit
import UIKit

/// A table under a UIKit header.
final class UIKitCheckedScreen: CheckedScreen {
  private let tableView = CountingTableView(frame: .zero, style: .plain)
  private let cover = CountingHeaderView(frame: .zero)
  private let posts: PostList
  private let delegateLog = DelegateLog()
  private let isSimulated: Bool
  private var turns: RunLoopTurns?
  private var attachment: HeaderAttachment?

  /// A row's height. Rows of one height need no measuring while visible.
  private static let rowHeight = 64.0

  /// A screen that fills the view of `controller`. One that is not simulated has self-sizing rows, sections, a large title
  /// and a search bar.
  init(in controller: UIViewController, isSimulated: Bool) {
    self.isSimulated = isSimulated
    posts = PostList(tableView, count: 300, sections: isSimulated ? 1 : 10)
    super.init(in: controller)
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
    tableView.onWrite = { [weak self] in self?.recording?.writes[$0, default: 0] += 1 }
    cover.onWrite = tableView.onWrite
    tableView.onOffset = { [weak self] seconds in
      guard let self else { return }
      recording?.turns.setOffset(whileMoving: tableView.isMoving)
      recording?.milliseconds += seconds * 1000
    }
    tableView.onSize = { [weak self] in self?.recording?.turns.changeSize() }
  }

  override var list: UIScrollView? { tableView }

  override func renew() {
    attachment?.detach()
  }

  override func beginCounting() {
    recording?.isSimulated = isSimulated
    attachment = HeaderAttachment(
      RecordedHeader(log: log), header: cover, scrollView: tableView)
    delegateLog.events = []
    recording?.forgetCosts()
    turns?.stop()
    turns = RunLoopTurns { [weak self] in self?.recording?.turns.endTurn() }
  }

  override func complete(_ recording: inout DeviceRecording) {
    turns?.stop()
    recording.delegateEvents = delegateLog.events
    recording.writes[.listOffset] = recording.turns.writtenOffsets
  }
}
