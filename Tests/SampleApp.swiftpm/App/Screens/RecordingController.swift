import HeaderFit
import HeaderRecording
import UIKit

/// A hand-written header, and a button that records it and shares the file. `headers fit` reads the file and says which
/// technique moves the same way.
final class RecordingController: FeedController, UITableViewDelegate {
  private let cover = CoverView("Night Library", "A hand-written header")
  private var height: NSLayoutConstraint?
  private lazy var recorder = HeaderRecorder(of: cover, over: tableView)
  private var lastOffset: CGFloat = 0

  private static let largest: CGFloat = 120
  private static let smallest: CGFloat = 60

  init() {
    super.init { _ in }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    height = placeTable(below: cover, at: view.safeAreaLayoutGuide.topAnchor, height: Self.largest)
    tableView.delegate = self
    showButton()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    recorder.stop()
    showButton()
  }

  private func showButton() {
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: recorder.isRecording ? .action : .play, target: self,
      action: #selector(recordOrShare))
  }

  /// Starts a recording; the second time, shares it.
  @objc private func recordOrShare(_ item: UIBarButtonItem) {
    guard recorder.isRecording else {
      recorder.start()
      return showButton()
    }
    let text = recorder.stop().csv
    showButton()
    share([("seen.csv", text)], from: navigationItem.rightBarButtonItem)
  }

  // MARK: The hand-written header

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard let height else { return }
    let travel = scrollView.contentOffset.y - lastOffset
    let wanted = min(max(height.constant - travel, Self.smallest), Self.largest)
    if scrollView.contentOffset.y > 0 || travel < 0, wanted != height.constant {
      height.constant = wanted
      scrollView.contentOffset.y = lastOffset
    }
    lastOffset = scrollView.contentOffset.y
  }
}
