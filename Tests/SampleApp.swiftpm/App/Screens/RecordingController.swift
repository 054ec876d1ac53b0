import HeaderFit
import HeaderRecording
import UIKit

/// A header that an app wrote by hand, and a button that records it: the file goes out by the share sheet,
/// and `headers fit` says which technique moves so.
final class RecordingController: UIViewController, UITableViewDelegate {
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let cover = CoverView("Night Library", "Somebody else's header", color: .systemIndigo)
  private lazy var posts = PostList(tableView)
  private lazy var height = cover.heightAnchor.constraint(equalToConstant: Self.largest)
  private lazy var recorder = HeaderRecorder(of: cover, over: tableView)
  private var lastOffset: CGFloat = 0

  private static let largest: CGFloat = 120
  private static let smallest: CGFloat = 60

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for part in [cover, tableView] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      cover.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      cover.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      cover.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      height,
      tableView.topAnchor.constraint(equalTo: cover.bottomAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    _ = posts
    tableView.delegate = self
    showButton()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    recorder.stop()
    showButton()
  }

  private func showButton() {
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(
        barButtonSystemItem: recorder.isRecording ? .action : .play, target: self,
        action: #selector(recordOrShare))
    ]
  }

  /// Begins to record; the second time, shares what was recorded.
  @objc private func recordOrShare(_ item: UIBarButtonItem) {
    guard recorder.isRecording else {
      recorder.start()
      showButton()
      return
    }
    let file = RecordingFile("seen.csv", recorder.stop().csv)
    showButton()
    let sheet = UIActivityViewController(
      activityItems: [file?.url].compactMap { $0 }, applicationActivities: nil)
    // An iPad shows it beside what it belongs to, and ends the app if that is not known.
    sheet.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItems?.first
    present(sheet, animated: true)
  }

  // MARK: The header, as an app writes it

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let travel = scrollView.contentOffset.y - lastOffset
    let wanted = min(max(height.constant - travel, Self.smallest), Self.largest)
    if scrollView.contentOffset.y > 0 || travel < 0, wanted != height.constant {
      height.constant = wanted
      scrollView.contentOffset.y = lastOffset
    }
    lastOffset = scrollView.contentOffset.y
  }
}
