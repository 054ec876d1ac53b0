#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  public import HeaderCore
  #if canImport(UIKit)
    public import UIKit
  #else
    public import HeadlessUIKit
  #endif

  /// A bar at the bottom that goes and comes with the header.
  ///
  ///     ┌──────────────┐      ┌──────────────┐
  ///     │░░░ header ░░░│      │░ header ░░░░░│
  ///     │ row          │      │ row          │
  ///     │ row          │      │ row          │
  ///     │▒▒▒▒ bar ▒▒▒▒▒│      │ row          │ leaves as a whole, with the safe area below it
  ///     └──────────────┘      └──────────────┘
  extension HeaderAttachment {
    /// Lets `view` lie at the bottom, over the lists, and go and come as `movement` says: with the header,
    /// or by a technique of its own.
    ///
    /// ```swift
    /// header.addBar(tools)
    /// header.addBar(tools, moving: .by(EnterAlwaysHeader()))
    /// ```
    ///
    /// The bar is as high as its constraints or its frame, and the safe area. Pin what is in it to its
    /// layout margins: those hold the safe area and stay. It is added to the view around header and list
    /// unless it lies in one, and placed by its frame. Each list gets room for the whole bar at its end,
    /// once: while the bar moves nothing of a list is written, and the last row can be seen above it. A
    /// finger on it scrolls as one on the header does. A bar that was there before gives way.
    public func addBar(_ view: UIView, moving movement: FollowingBar.Movement = .withHeader) {
      lists.add(
        BarPresenter(
          view, in: lists.barContainer, moving: movement, below: lists.presenter.guide))
    }

    /// Takes the bar away; view and lists get back what they had.
    public func removeBar() {
      lists.removeBar()
    }

    /// The rectangle between the header's lower edge and the bar's upper one, or the bottom without a bar,
    /// for constraints: a notice below the header, a button above the bar. What hangs on it goes along,
    /// animations included.
    public var contentGuide: UILayoutGuide { lists.presenter.guide.rectangle }

    /// How much of the bar is hidden: 0 none of it, 1 all of it, or no bar. Where it is going, if an
    /// animation runs.
    public var barHiddenFraction: Double { lists.presenter.bar?.hiddenFraction ?? 1 }
  }

  extension FollowingBar.Movement {
    /// `behavior` of the bar's own: it is told of the list with the bar in the header's place.
    public static func by(_ behavior: some HeaderBehavior) -> FollowingBar.Movement {
      .by(HeaderDriver(behavior) as any HeaderDriving)
    }
  }
#endif
