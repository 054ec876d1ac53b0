#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderCore
  import HeaderPlatform

  /// Holds a header while the focus of VoiceOver, Switch Control or a keyboard is in it, and offers actions that
  /// expand and collapse it.
  @MainActor
  final class HeaderAccessibility {
    private weak var attachment: HeaderAttachment?
    @WeakView private var header: UIView
    private var observers: [any NSObjectProtocol] = []
    /// The technologies whose focus is in the header.
    private var focus: Set<Focus> = []
    private var ownActions: [UIAccessibilityCustomAction] = []
    /// The titles of the actions; `nil` offers none.
    var titles: HeaderAccessibilityTitles? {
      didSet { update(to: attachment?.presenter.layout.collapsedFraction ?? 0) }
    }

    /// Begins to observe the focus in `header`, which `attachment` moves.
    init(of header: UIView, moving attachment: HeaderAttachment) {
      _header = WeakView(header)
      self.attachment = attachment
      observe(UIAccessibility.elementFocusedNotification, .assistive) { information in
        information?[UIAccessibility.focusedElementUserInfoKey]
      }
      observe(UIFocusSystem.didUpdateNotification, .keyboard) { information in
        let context = information?[UIFocusSystem.focusUpdateContextUserInfoKey]
        return (context as? UIFocusUpdateContext)?.nextFocusedView
      }
      // A technology that is switched off reports no new element.
      for status in [
        UIAccessibility.voiceOverStatusDidChangeNotification,
        UIAccessibility.switchControlStatusDidChangeNotification,
      ] {
        observe(status, .assistive) { _ in nil }
      }
    }

    /// Observes `name`, by which `technology` reports the new element of its focus in `userInfo`.
    private func observe(
      _ name: NSNotification.Name, _ technology: Focus,
      _ element: @escaping @MainActor ([AnyHashable: Any]?) -> Any?
    ) {
      let observer = NotificationCenter.default.addObserver(
        forName: name, object: nil, queue: nil
      ) { [weak self] notification in
        // UIKit posts these on the main thread.
        nonisolated(unsafe) let information = notification.userInfo
        MainActor.assumeIsolated { self?.setFocus(technology, element(information)) }
      }
      observers.append(observer)
    }

    // MARK: Focus

    private enum Focus {
      case assistive, keyboard
    }

    private func setFocus(_ technology: Focus, _ element: Any?) {
      let wasHeld = !focus.isEmpty
      if contains(element) { focus.insert(technology) } else { focus.remove(technology) }
      guard focus.isEmpty == wasHeld else { return }
      if wasHeld { attachment?.release() } else { attachment?.hold() }
    }

    /// Whether `element` is in the header: a view, or an accessibility element of one.
    private func contains(_ element: Any?) -> Bool {
      var element = element
      while let part = element as? UIAccessibilityElement { element = part.accessibilityContainer }
      return (element as? UIView)?.isDescendant(of: header) ?? false
    }

    // MARK: Actions

    /// Offers the actions that change a header at the collapsed `fraction`.
    func update(to fraction: Double) {
      let all = titles.map { [(title: $0.expand, end: 0.0), (title: $0.collapse, end: 1.0)] } ?? []
      let wanted = all.filter { $0.end != fraction }
      guard wanted.map(\.title) != ownActions.map(\.name) else { return }
      let foreign = (header.accessibilityCustomActions ?? []).filter { action in
        !ownActions.contains { $0 === action }
      }
      ownActions = wanted.map { title, end in
        UIAccessibilityCustomAction(name: title) { [weak attachment] _ in
          attachment?.setFraction(end, animated: true)
          return true
        }
      }
      header.accessibilityCustomActions = foreign + ownActions
    }

    /// Stops observing, and removes the actions.
    func end() {
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
      observers = []
      titles = nil
    }
  }
#endif
