#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderCore
  import HeaderPlatform

  /// What assistive technology offers to do with a header that moves, in the app's language.
  public struct HeaderAccessibilityTitles: Sendable, Equatable {
    /// Brings back a header that has gone, "Show search" for example.
    public var expand: String
    /// Sends away one that is there, "Hide search" for example.
    public var collapse: String

    /// Titles as they are spoken.
    public init(expand: String, collapse: String) {
      (self.expand, self.collapse) = (expand, collapse)
    }
  }

  /// VoiceOver, Switch Control and keyboards at a header: it stays while their focus is in it, and they
  /// can expand and collapse it.
  @MainActor
  final class HeaderAccessibility {
    private weak var attachment: HeaderAttachment?
    @WeakView private var header: UIView
    private var observers: [any NSObjectProtocol] = []
    /// Whose focus is in the header.
    private var focus: Set<Focus> = []
    private var ownActions: [UIAccessibilityCustomAction] = []
    /// What the actions are called; `nil` offers none.
    var titles: HeaderAccessibilityTitles? {
      didSet { update(to: attachment?.presenter.layout.collapsedFraction ?? 0) }
    }

    /// Begins to watch the focus around `header`, which `attachment` moves.
    init(of header: UIView, moving attachment: HeaderAttachment) {
      _header = WeakView(header)
      self.attachment = attachment
      observe(UIAccessibility.elementFocusedNotification) { accessibility, notification in
        let element = notification.userInfo?[UIAccessibility.focusedElementUserInfoKey]
        accessibility.setFocus(.assistive, accessibility.contains(element))
      }
      observe(UIFocusSystem.didUpdateNotification) { accessibility, notification in
        let context =
          notification.userInfo?[UIFocusSystem.focusUpdateContextUserInfoKey]
          as? UIFocusUpdateContext
        accessibility.setFocus(.keyboard, accessibility.contains(context?.nextFocusedView))
      }
      // One that is switched off tells of no other element.
      for status in [
        UIAccessibility.voiceOverStatusDidChangeNotification,
        UIAccessibility.switchControlStatusDidChangeNotification,
      ] {
        observe(status) { accessibility, _ in accessibility.setFocus(.assistive, false) }
      }
    }

    private func observe(
      _ name: NSNotification.Name,
      _ body: @escaping @MainActor (HeaderAccessibility, Notification) -> Void
    ) {
      let observer = NotificationCenter.default.addObserver(
        forName: name, object: nil, queue: nil
      ) { [weak self] notification in
        // UIKit tells of these on the main thread.
        nonisolated(unsafe) let notification = notification
        MainActor.assumeIsolated { if let self { body(self, notification) } }
      }
      observers.append(observer)
    }

    // MARK: Focus

    private enum Focus {
      case assistive, keyboard
    }

    private func setFocus(_ technology: Focus, _ isIn: Bool) {
      let wasHeld = !focus.isEmpty
      if isIn { focus.insert(technology) } else { focus.remove(technology) }
      if focus.isEmpty == wasHeld { attachment?.hold(!wasHeld) }
    }

    /// Whether `element` is in the header: a view, or what is part of one.
    private func contains(_ element: Any?) -> Bool {
      var element = element
      while let part = element as? UIAccessibilityElement { element = part.accessibilityContainer }
      return (element as? UIView)?.isDescendant(of: header) ?? false
    }

    // MARK: Actions

    /// Offers what can be done with a header of which `fraction` is collapsed.
    func update(to fraction: Double) {
      guard let titles else { return offer([]) }
      offer([(titles.expand, 0), (titles.collapse, 1)].filter { $0.1 != fraction })
    }

    private func offer(_ wanted: [(title: String, fraction: Double)]) {
      guard wanted.map(\.title) != ownActions.map(\.name) else { return }
      let foreign = (header.accessibilityCustomActions ?? []).filter { action in
        !ownActions.contains { $0 === action }
      }
      ownActions = wanted.map { title, fraction in
        UIAccessibilityCustomAction(name: title) { [weak attachment] _ in
          attachment?.setFraction(fraction, animated: true)
          return true
        }
      }
      header.accessibilityCustomActions = foreign + ownActions
    }

    /// Leaves the header to itself.
    func end() {
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
      observers = []
      offer([])
    }
  }
#endif
