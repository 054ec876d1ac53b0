#if os(iOS) || os(macOS) || os(visionOS)
  public import Combine
  import HeaderObservation
  public import Observation

  /// A header's state outside of it: what it is, and what is asked of it.
  ///
  /// A screen owns one, and gives it to its header.
  ///
  /// ```swift
  /// struct Screen: View {
  ///   @StateObject private var header = HeaderState()
  ///
  ///   var body: some View {
  ///     List(posts) { PostRow($0) }
  ///       .scrollHeader(.condensing(60...200), state: header) { ProfileHeader() }
  ///       .toolbar { Button("Top") { header.scroll(to: 0) } }
  ///   }
  /// }
  /// ```
  ///
  /// From iOS 17 on it is observable, property by property: a body that reads ``isCollapsed`` is evaluated
  /// when the header has come to rest at its other end, one that reads ``fraction`` with every step. As an
  /// `ObservableObject` it changes with ``isCollapsed`` alone. What moves with the header is a
  /// `headerEffect`.
  @MainActor
  public final class HeaderState: ObservableObject {
    /// Changes with ``isCollapsed``.
    public let objectWillChange = ObservableObjectPublisher()
    let header = HeaderPublication(PublishedHeader(shown: ShownHeader(layout: .zero)))
    private(set) weak var model: HeaderModel?
    /// What has been asked for before there was a header.
    private var wishedFraction: Double?
    private var holds = 0
    private var restsCollapsed = false
    private var footerFraction = 1.0
    private let registrar: (any Sendable)?

    /// The state of a header that is not there yet.
    public init() {
      if #available(iOS 17, macOS 14, visionOS 1, *) {
        registrar = ObservationRegistrar()
      } else {
        registrar = nil
      }
    }

    // MARK: What it is

    /// Whether the header has come to rest collapsed.
    public var isCollapsed: Bool {
      willRead(\.isCollapsed)
      return restsCollapsed
    }

    /// How far the header has collapsed, 0 to 1; while it is animated, where it goes.
    public var fraction: Double {
      willRead(\.fraction)
      return header.value.shown.layout.collapsedFraction
    }

    /// How much of the footer is hidden: 0 none of it, 1 all of it, or no footer; while it is animated,
    /// where it goes.
    public var footerHiddenFraction: Double {
      willRead(\.footerHiddenFraction)
      return footerFraction
    }

    // MARK: What is asked of it

    /// Collapses the header.
    public func collapse(animated: Bool = true) { setFraction(1, animated) }

    /// Opens the header.
    public func expand(animated: Bool = true) { setFraction(0, animated) }

    /// Holds the header and its footer where they are, whatever the user does, until it is released as often.
    public func hold() {
      holds += 1
      hold(model, true)
    }

    /// Takes back one ``hold()``.
    public func release() {
      guard holds > 0 else { return }
      holds -= 1
      hold(model, false)
    }

    private func hold(_ model: HeaderModel?, _ holds: Bool) {
      model?.update { $0.hold(holds, at: $1) }
    }

    /// Scrolls the content until what is `y` points below its top edge is right under the header, as that
    /// will be then. 0 is the top.
    public func scroll(to y: Double, animated: Bool = true) {
      model?.update { $0.scroll(to: y, animated: animated, at: $1) }
    }

    private func setFraction(_ fraction: Double, _ animated: Bool) {
      guard let model else {
        wishedFraction = fraction
        return
      }
      model.update { $0.setFraction(fraction, animated: animated, at: $1) }
    }

    // MARK: The header

    /// Belongs to `model` from now on, which has appeared.
    func join(_ model: HeaderModel) {
      guard self.model !== model else { return }
      for _ in 0..<holds { hold(self.model, false) }
      self.model = model
      for _ in 0..<holds { hold(model, true) }
      if let wishedFraction { setFraction(wishedFraction, false) }
      wishedFraction = nil
    }

    /// The header has changed.
    func show(_ shown: ShownHeader) {
      guard shown != header.value.shown else { return }
      willChange(\.fraction) { header.publish(PublishedHeader(shown: shown)) }
    }

    /// So much of the footer is hidden.
    func showFooter(_ fraction: Double) {
      guard fraction != footerFraction else { return }
      willChange(\.footerHiddenFraction) { footerFraction = fraction }
    }

    /// The header has come to rest.
    func rest(_ isCollapsed: Bool) {
      guard isCollapsed != restsCollapsed else { return }
      objectWillChange.send()
      willChange(\.isCollapsed) { restsCollapsed = isCollapsed }
    }

    private func willRead<Value>(_ path: KeyPath<HeaderState, Value>) {
      if #available(iOS 17, macOS 14, visionOS 1, *) {
        (registrar as? ObservationRegistrar)?.access(self, keyPath: path)
      }
    }

    private func willChange<Value>(_ path: KeyPath<HeaderState, Value>, _ change: () -> Void) {
      if #available(iOS 17, macOS 14, visionOS 1, *),
        let registrar = registrar as? ObservationRegistrar
      {
        registrar.withMutation(of: self, keyPath: path, change)
      } else {
        change()
      }
    }
  }

  @available(iOS 17, macOS 14, visionOS 1, *)
  extension HeaderState: Observable {}
#endif
