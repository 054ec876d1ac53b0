#if canImport(UIKit) || canImport(HeadlessUIKit)
  /// Where a controller is shown to a test: a simulator's screen in Xcode, the double's on Linux.
  ///
  /// Only the double has fingers and a clock of its own; tests that need them are skipped by name in
  /// Xcode, with ``hasFingers``.
  @MainActor final class Stage {
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

      /// Lets everything lay itself out, and come to rest; `eachFrame` is called after every frame until then.
      func settle(eachFrame: () -> Void = {}) {
        layOut()
        screen.settle(eachFrame: eachFrame)
      }

      /// Plays a gesture script until everything is at rest: a finger in the middle of the screen.
      func play(_ script: String) throws {
        receive(try touches(of: script))
        settle()
      }

      /// Plays only the fingers of a script, and stops where it ends: whatever moves goes on moving,
      /// and a finger that it leaves down stays down. Calls `eachFrame` after every frame.
      func begin(_ script: String, eachFrame: () -> Void = {}) throws {
        let touches = try touches(of: script)
        receive(script.hasSuffix("lift") ? touches : touches.dropLast(), eachFrame: eachFrame)
      }

      /// Lets `touches` come in the frames in which they are due, their times counted from now.
      func receive(_ touches: [TouchSample], eachFrame: () -> Void = {}) {
        let start = screen.time
        func advance() {
          screen.advance()
          eachFrame()
        }
        for var touch in touches {
          while touch.time > TouchSample.deadline(ofFrameAt: screen.time - start) { advance() }
          touch.time += start
          screen.receive(touch)
        }
        advance()
      }

      private func touches(of script: String) throws -> [TouchSample] {
        try SimulationTestSupport.touches(
          of: script,
          configuration: SimulationTestSupport.screen(
            container: Double(window.bounds.height), frameRate: screen.frameRate))
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
      let controller = UIViewController()
      for view in views { controller.view.addSubview(view) }
      show(controller)
    }

    /// Turns the device on its side, and lets everything come to rest.
    func rotate() {
      window.frame = CGRect(x: 0, y: 0, width: 852, height: 393)
      settle()
    }

    func layOut() {
      window.setNeedsLayout()
      window.layoutIfNeeded()
    }
  }

  /// Gives each test of a suite a device of its own, from the making of the suite on.
  struct OwnScreen: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(
      for test: Test, testCase: Test.Case?,
      performing function: @Sendable () async throws -> Void
    ) async throws {
      #if canImport(UIKit)
        try await function()
      #else
        try await HeadlessDevice.$current.withValue(HeadlessDevice()) { try await function() }
      #endif
    }
  }

  extension Trait where Self == OwnScreen {
    static var ownScreen: Self { Self() }
  }
#endif
