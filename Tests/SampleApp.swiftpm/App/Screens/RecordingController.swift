import HeaderFit
import HeaderRecording
import UIKit

/// A header that an app wrote by hand, and a button that records it: the file goes out by the share sheet,
/// and `headers fit` says which technique moves so.
final class RecordingController: FeedController, UITableViewDelegate {
  private let cover = CoverView("Night Library", "Somebody else's header", color: .systemIndigo)
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
    height = hang(under: cover, at: view.safeAreaLayoutGuide.topAnchor, height: Self.largest)
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

  /// Begins to record; the second time, shares what was recorded.
  @objc private func recordOrShare(_ item: UIBarButtonItem) {
    guard recorder.isRecording else {
      recorder.start()
      return showButton()
    }
    let text = recorder.stop().csv
    showButton()
    share([("seen.csv", text)], from: navigationItem.rightBarButtonItem)
  }

  // MARK: The header, as an app writes it

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
