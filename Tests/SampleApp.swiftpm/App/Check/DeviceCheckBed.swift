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
  private var attachment: HeaderAttachment?
  private var recording: DeviceRecording?

  /// A row's height: every one the same, so that nothing has to be measured while it is seen.
  private static let rowHeight = 64.0

  /// A bed that fills `container`.
  init(in container: UIView) {
    posts = PostList(tableView, count: 300)
    book = TouchBook(on: container)
    tableView.rowHeight = Self.rowHeight
    tableView.estimatedRowHeight = 0
    cover.backgroundColor = .systemIndigo
    tableView.frame = container.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(tableView)
    book.follow(tableView)
    tableView.onWrite = { [weak self] in self?.recording?.writes[$0] += 1 }
    cover.onWrite = { [weak self] in self?.recording?.writes[.headerFrame] += 1 }
  }

  /// A driver of the technique that is checked.
  static func makeDriver() -> any HeaderDriving {
    HeaderDriver(TwitterCondenseHeader())
  }

  /// Puts the content where `prompt` wants it, and begins to write down.
  func begin(_ prompt: DeviceCheckPrompt) {
    attachment?.detach()
    tableView.scroll(to: prompt.start)
    let driver = Self.makeDriver()
    recording = DeviceRecording(
      prompt: prompt, technique: RecordedTechnique(of: driver),
      scale: Double(tableView.traitCollection.displayScale))
    book.begin()
    let recorder = RecordingHeaderDriver(
      driver, clock: { [weak self] in self?.book.now ?? 0 },
      onRecord: { [weak self] in self?.recording?.records.append($0) })
    attachment = HeaderAttachment(driver: recorder, header: cover, scrollView: tableView)
    recording?.writes = WriteTally()
  }

  /// Whether a gesture has been played, and everything has come to rest since.
  var isFinished: Bool {
    guard let recording, recording.events.contains(.willBeginDragging) else { return false }
    return book.fingers == 0 && !tableView.isTracking && !tableView.isDragging
      && !tableView.isDecelerating
  }

  /// Ends the recording and hands it out.
  func finish() -> DeviceRecording? {
    guard var recording else { return nil }
    self.recording = nil
    recording.touches = book.all
    return recording
  }
}
