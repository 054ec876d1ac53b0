#if canImport(HeadlessUIKit)
  import Foundation
  import HeaderBehaviors
  import HeaderUIKit
  import HeadlessUIKit
  import ScrollPhysics
  import ScrollSimulator
  import SimulationTestSupport
  import Testing

  /// Headers that choose a fling's end do it where UIKit asks for it, in `targetContentOffset`.
  @Suite @MainActor struct FlingTargetTests {
    @Test(
      "A fling's end is chosen through targetContentOffset, and nothing moves by itself afterwards",
      arguments: ["large-title", "detents"], seeds)
    func oneMotion(name: String, seed: UInt64) throws {
      var random = SeededRandom(seed: seed)
      var chosen = 0
      for _ in 0..<(isBroad ? 120 : 40) {
        let start = random.number(in: 0...1) < 0.7 ? 0 : random.number(in: 200...1500).rounded()
        let distance = random.number(in: start == 0 ? -90 ... -15 : -250...250).rounded()
        let duration = random.number(in: 60...600).rounded()
        let gesture = "drag \(distance) over \(duration); lift"
        let release = try played(name, gesture, from: start)
        let moment = "seed \(seed), from \(start): \(gesture)"
        #expect(release.laterAnswers.isEmpty, "\(moment)")
        guard let wanted = release.wanted else { continue }
        chosen += 1
        // The scroll view rests its content on pixels.
        #expect(abs(release.end - wanted) <= 0.5, "\(moment)")
      }
      #expect(chosen > 10, "the header was hardly asked")
    }

    /// What came of a release: the end that the technique asked for, in the scroll view's offsets,
    /// where the content ended, and what else the technique asked for once the finger had lifted.
    private struct Release {
      var wanted: Double?
      var end = 0.0
      var laterAnswers: [HeaderReaction] = []
    }

    private func played(_ name: String, _ gesture: String, from start: Double) throws -> Release {
      let stage = Stage()
      let controller = UIViewController(nibName: nil, bundle: nil)
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      scrollView.alwaysBounceVertical = true
      scrollView.contentSize = CGSize(width: 393, height: 4000)
      controller.view.addSubview(scrollView)
      stage.show(controller)
      let driver = AnswerRecordingDriver(try makeDriver(name))
      let header = HeaderAttachment(
        driver: driver, header: UIView(frame: .zero), scrollView: scrollView)
      header.scrollsFromHeader = true
      scrollView.contentOffset.y += start
      stage.settle()
      driver.answers = []
      let top = Double(scrollView.adjustedContentInset.top)
      try stage.play(gesture, on: scrollView)
      stage.settle()
      var release = Release()
      release.end = Double(scrollView.contentOffset.y)
      let answers = driver.answers
      let lift = answers.firstIndex { answer in
        if case .willEndDragging = answer.event { true } else { false }
      }
      if let lift {
        let answer = answers[lift]
        // Beyond an edge the content goes back to it, and a header that is held half-way then snaps.
        guard answer.context.scroll.contentOffsetRange.contains(answer.context.scroll.contentOffset)
        else {
          header.detach()
          return release
        }
        // An overlay's offsets are counted from the header's bottom.
        release.wanted = answer.reaction.targetContentOffset.map {
          max($0 - driver.shift(of: answer), -top)
        }
        release.laterAnswers = answers[(lift + 1)...].filter { $0.event.cause == nil }
          .map(\.reaction).filter { $0 != .none }
      }
      header.detach()
      return release
    }
  }

  /// A driver that keeps what another one is asked and answers.
  @MainActor
  private final class AnswerRecordingDriver: @preconcurrency HeaderDriving {
    struct Answer {
      let event: ScrollEvent
      let context: HeaderContext
      let layout: HeaderLayout
      let reaction: HeaderReaction
    }

    private let driver: any HeaderDriving
    var answers: [Answer] = []

    init(_ driver: any HeaderDriving) {
      self.driver = driver
    }

    var descriptor: HeaderDescriptor { driver.descriptor }
    var traits: HeaderTraits { driver.traits }
    var assignments: [HeaderParameterAssignment] { driver.assignments }
    var choreography: HeaderChoreography { driver.choreography }
    var layout: HeaderLayout { driver.layout }

    /// What an overlay adds to the scroll view's own offset for the technique.
    func shift(of answer: Answer) -> Double { answer.layout.scrollViewMinY }

    func start(in context: HeaderContext) -> HeaderLayout { driver.start(in: context) }

    func start(continuing layout: HeaderLayout, in context: HeaderContext) -> HeaderLayout {
      driver.start(continuing: layout, in: context)
    }

    func replaceParameters(
      _ assignments: [HeaderParameterAssignment], in context: HeaderContext
    ) throws(HeaderParameterError) -> HeaderLayout {
      try driver.replaceParameters(assignments, in: context)
    }

    func update(for event: ScrollEvent, in context: HeaderContext) -> HeaderUpdate {
      let update = driver.update(for: event, in: context)
      answers.append(
        Answer(event: event, context: context, layout: update.layout, reaction: update.reaction))
      return update
    }
  }
#endif
