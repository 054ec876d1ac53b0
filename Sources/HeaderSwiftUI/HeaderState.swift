#if os(iOS) || os(macOS) || os(visionOS)
  public import Combine
  import HeaderObservation
  public import Observation

  /// The state of a header, for the views outside of it, and requests to the header.
  ///
  /// A screen owns one, and passes it to its header.
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
  /// From iOS 17 on each property is observable: a body that reads ``isCollapsed`` is evaluated when the header comes
  /// to rest at its other end, and one that reads ``fraction`` at every step. As an `ObservableObject` it changes only
  /// with ``isCollapsed``, and its `objectWillChange` publishes before that. For views that move with the header, use `headerEffect`.
  @MainActor
  public final class HeaderState: ObservableObject {
    let header = HeaderPublication(HeaderValues(shown: ShownHeader(layout: .zero)))
    private(set) weak var model: HeaderModel?
    /// The requests from before there was a header. They are not animated then.
    private var pending: [(ObservedHeader, _ isAnimated: Bool, _ time: Double) -> Void] = []
    private var holds = 0
    @Published private var restsCollapsed = false
    private let registrar: (any Sendable)?

    /// The state of a header that has not appeared yet.
    public init() {
      if #available(iOS 17, macOS 14, visionOS 1, *) {
        registrar = ObservationRegistrar()
      } else {
        registrar = nil
      }
    }

    // MARK: State

    /// Whether the header came to rest collapsed.
    public var isCollapsed: Bool {
      willRead(\.isCollapsed)
      return restsCollapsed
    }

    /// The header's collapsed fraction, 0 to 1, at the end of the animation if one runs.
    public var fraction: Double {
      willRead(\.fraction)
      return header.value.shown.layout.collapsedFraction
    }

    /// The hidden fraction of the footer, 0 to 1, at the end of the animation if one runs; 1 without a footer.
    public var footerHiddenFraction: Double {
      willRead(\.footerHiddenFraction)
      return model?.observed.bar?.shown.layout.collapsedFraction ?? 1
    }

    // MARK: Requests

    /// Collapses the header.
    public func collapse(animated: Bool = true) {
      request(animated) { $0.setFraction(1, animated: $1, at: $2) }
    }

    /// Expands the header.
    public func expand(animated: Bool = true) {
      request(animated) { $0.setFraction(0, animated: $1, at: $2) }
    }

    /// Holds the header and its footer where they are while the user scrolls. Balance each call with a
    /// ``release()``.
    public func hold() {
      holds += 1
      hold(model, true)
    }

    /// Takes one ``hold()`` back.
    public func release() {
      guard holds > 0 else { return }
      holds -= 1
      hold(model, false)
    }

    private func hold(_ model: HeaderModel?, _ holds: Bool) {
      model?.update { $0.hold(holds, at: $1) }
    }

    /// Scrolls the point `y` below the content's top edge to the lower edge that the header will have then. 0 is the
    /// top.
    public func scroll(to y: Double, animated: Bool = true) {
      request(animated) { $0.scroll(to: y, animated: $1, at: $2) }
    }

    private func request(
      _ isAnimated: Bool, _ body: @escaping (ObservedHeader, Bool, Double) -> Void
    ) {
      guard let model else { return pending.append(body) }
      model.update { body($0, isAnimated, $1) }
    }

    // MARK: The header

    /// Attaches to `model`, whose header appeared.
    func attach(to model: HeaderModel) {
      guard self.model !== model else { return }
      for _ in 0..<holds { hold(self.model, false) }
      self.model = model
      for _ in 0..<holds { hold(model, true) }
      for request in pending { model.update { request($0, false, $1) } }
      pending = []
      footerDidChange()
    }

    /// Updates the header.
    func show(_ shown: ShownHeader) {
      guard shown != header.value.shown else { return }
      willChange(\.fraction) { header.publish(HeaderValues(shown: shown)) }
    }

    /// Publishes that ``footerHiddenFraction`` may have changed.
    func footerDidChange() {
      willChange(\.footerHiddenFraction) {}
    }

    /// Updates whether the header rests collapsed.
    func didRest(collapsed isCollapsed: Bool) {
      guard isCollapsed != restsCollapsed else { return }
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
