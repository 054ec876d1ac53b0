#if canImport(UIKit) || canImport(HeadlessUIKit)
  /// Where a controller is shown to a test: a simulator's screen in Xcode, the double's on Linux.
  ///
  /// Only the double has fingers and a clock of its own; tests that need them are skipped by name in
  /// Xcode, with ``hasFingers``.
  @MainActor
  final class Stage {
    let window: UIWindow

    #if canImport(UIKit)
      nonisolated static let hasFingers = false

      /// The device's own safe area counts; `safeAreaTop` is the double's.
      init(safeAreaTop: Double = 0, frameRate: Double = 60) {
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      }

      /// Lets everything lay itself out, and animations end.
      func settle() {
        layOut()
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.6))
        layOut()
      }

      func play(_ script: String) throws {}
      func play(_ touches: [TouchSample]) {}
    #else
      nonisolated static let hasFingers = true
      let screen: HeadlessScreen

      /// A new screen, with `safeAreaTop` points of it covered.
      init(safeAreaTop: Double = 0, frameRate: Double = 60, switches: HeadlessSwitches = .init()) {
        screen = HeadlessScreen(frameRate: frameRate)
        HeadlessScreen.current = screen
        screen.switches = switches
        screen.safeAreaInsets.top = safeAreaTop
        window = UIWindow(frame: screen.bounds)
      }

      /// Lets everything lay itself out, and come to rest.
      func settle() {
        layOut()
        screen.settle()
      }

      /// Plays a gesture script until everything is at rest: a finger in the middle of the screen.
      func play(_ script: String) throws {
        screen.play(try GestureScript(script).statements)
        settle()
      }

      func play(_ touches: [TouchSample]) {
        screen.play(touches: touches)
      }

      /// Plays only the fingers of a script, and stops where it ends: whatever moves goes on moving,
      /// and a finger that it leaves down stays down.
      func begin(_ script: String) throws {
        let statements = try GestureScript(script).statements
        var configuration = SimulatorConfiguration()
        configuration.containerHeight = Double(window.bounds.height)
        configuration.frameRate = screen.frameRate
        var playback = GesturePlayback(statements, configuration: configuration)
        var touches: [TouchSample] = []
        while let input = playback.next() {
          if case .touch(let touch) = input.action { touches.append(touch) }
        }
        if statements.last != .lift { touches.removeLast() }
        let start = screen.time
        for var touch in touches {
          touch.time += start
          while touch.time > screen.time { screen.advance(frames: 1) }
          screen.receive(touch)
        }
        screen.advance(frames: 1)
      }
    #endif

    /// Puts `controller` on the screen, and lets it come to rest, but for a test that counts frames.
    func show(_ controller: UIViewController, settling: Bool = true) {
      window.rootViewController = controller
      window.makeKeyAndVisible()
      if settling { settle() } else { layOut() }
    }

    /// Puts `views` on the screen of a controller that does nothing with them, and lets them come to rest.
    func show(_ views: UIView...) {
      let controller = UIViewController(nibName: nil, bundle: nil)
      for view in views { controller.view.addSubview(view) }
      show(controller)
    }

    func layOut() {
      window.setNeedsLayout()
      window.layoutIfNeeded()
    }
  }
#endif
