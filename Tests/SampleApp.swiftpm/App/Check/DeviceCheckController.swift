import HeaderCore
import UIKit

/// Asks for six gestures, and reports for each how far this device is from the simulation.
final class DeviceCheckController: UIViewController {
  private let makeScreen: @MainActor (UIViewController) -> CheckedScreen
  private var screen: CheckedScreen?
  private let report = UILabel()
  private var prompts = DeviceCheckPrompt.allCases[...]
  private var verdicts: [DeviceVerdict] = []
  private var link: CADisplayLink?
  private var quietFrames = 0
  private var linkRate: Double?

  /// Frames of rest after which a gesture is over. Bouncing content never rests.
  private static let framesOfRest = 30

  /// A check on the screen that `makeScreen` makes in a controller.
  init(makeScreen: @escaping @MainActor (UIViewController) -> CheckedScreen) {
    self.makeScreen = makeScreen
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    screen = makeScreen(self)
    report.numberOfLines = 0
    report.font = .preferredFont(forTextStyle: .footnote)
    report.backgroundColor = .secondarySystemBackground
    report.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(report)
    NSLayoutConstraint.activate([
      report.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      report.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      report.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(barButtonSystemItem: .action, target: self, action: #selector(shareReport)),
      UIBarButtonItem(barButtonSystemItem: .fastForward, target: self, action: #selector(skip)),
    ]
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let link = CADisplayLink(target: self, selector: #selector(frameDidPass))
    link.add(to: .main, forMode: .common)
    self.link = link
    ask()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    // A display link retains its target.
    link?.invalidate()
    link = nil
  }

  private func ask() {
    quietFrames = 0
    guard let prompt = prompts.first else {
      say("Done. The button shares what was recorded.")
      return
    }
    screen?.begin(prompt)
    say("\(prompt.wording.title): \(prompt.wording.instruction)")
  }

  private func say(_ line: String) {
    report.text = ([line, ""] + (verdicts.last?.report ?? [])).joined(separator: "\n")
  }

  @objc private func frameDidPass(_ link: CADisplayLink) {
    linkRate = 1 / (link.targetTimestamp - link.timestamp)
    guard let screen, screen.isFinished else {
      quietFrames = 0
      return
    }
    quietFrames += 1
    guard quietFrames >= Self.framesOfRest, var recording = screen.finish() else { return }
    recording.linkRate = linkRate
    let verdict = DeviceVerdict(recording)
    verdicts.append(verdict)
    if verdict.isRequestedGesture {
      prompts = prompts.dropFirst()
    }
    ask()
  }

  /// Skips a gesture that this device cannot have: most phones have no trackpad.
  @objc private func skip() {
    prompts = prompts.dropFirst()
    ask()
  }

  /// Returns the verdicts as text, with the device and its system.
  private func report(of verdicts: [DeviceVerdict]) -> String {
    let key = "CADisableMinimumFrameDurationOnPhone"
    let device = UIDevice.current
    let head = [
      "\(device.model), \(device.systemName) \(device.systemVersion)",
      "\(key): \(Bundle.main.object(forInfoDictionaryKey: key) == nil ? "absent" : "present")",
    ]
    return (head + verdicts.flatMap { [""] + $0.report }).map { $0 + "\n" }.joined()
  }

  @objc private func shareReport(_ item: UIBarButtonItem) {
    let asked = verdicts.filter(\.isRequestedGesture)
    let recordings = asked.map { ("\($0.recording.prompt.rawValue).jsonl", $0.recording.text) }
    share([("device-check.txt", report(of: asked))] + recordings, from: item)
  }
}
