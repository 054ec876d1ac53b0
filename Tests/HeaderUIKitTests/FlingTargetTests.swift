#if canImport(HeadlessUIKit)
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
      let scrollView = blankList(4000, in: stage.window.bounds)
      controller.view.addSubview(scrollView)
      stage.show(controller)
      let header = HeaderAttachment(
        driver: try makeDriver(name), header: UIView(frame: .zero), scrollView: scrollView)
      header.scrollsFromHeader = true
      scrollView.contentOffset.y += start
      stage.settle()
      let (client, top) = (EventSpy(), Double(scrollView.adjustedContentInset.top))
      var (release, hasLifted, isInside) = (Release(), false, true)
      client.look = { context in
        if !hasLifted {
          isInside = context.scroll.contentOffsetRange.contains(context.scroll.contentOffset)
        }
      }
      client.change = { update, event in
        if case .willEndDragging = event {
          hasLifted = true
          // Beyond an edge the content goes back to it, and a header held half-way then snaps. An
          // overlay's offsets are counted from the header's bottom.
          guard isInside else { return }
          release.wanted = update.reaction.targetContentOffset.map {
            max($0 - update.layout.scrollViewMinY, -top)
          }
        } else if hasLifted, isInside, event.cause == nil, update.reaction != .none {
          release.laterAnswers.append(update.reaction)
        }
      }
      header.client = client
      try stage.play(gesture, on: scrollView)
      release.end = Double(scrollView.contentOffset.y)
      return release
    }
  }
#endif
