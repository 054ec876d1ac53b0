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
  /// with ``isCollapsed``, and its `objectWillChange` publishes before that. For views that move with the header, use
  /// `headerEffect`.
  @MainActor
  public final class HeaderState: ObservableObject {
    let header = HeaderPublication(HeaderValues(shown: ShownHeader(layout: .zero)))
    private(set) weak var model: HeaderModel?
    /// The last request of each kind made before there is a header. The header performs them without animation.
    private var pending: [ObservedHeader.Request] = []
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
      request(.fraction(1), animated)
    }

    /// Expands the header.
    public func expand(animated: Bool = true) {
      request(.fraction(0), animated)
    }

    /// Holds the header and its footer where they are while the user scrolls. Balance each call with a
    /// ``release()``.
    public func hold() {
      holds += 1
      setHold(true, on: model)
    }

    /// Takes one ``hold()`` back.
    public func release() {
      guard holds > 0 else { return }
      holds -= 1
      setHold(false, on: model)
    }

    private func setHold(_ isHeld: Bool, on model: HeaderModel?) {
      model?.update { $0.hold(isHeld, at: $1) }
    }

    /// Scrolls the point `y` below the content's top edge to the lower edge that the header will have then. 0 is the
    /// top.
    public func scroll(to y: Double, animated: Bool = true) {
      request(.point(y), animated)
    }

    private func request(_ request: ObservedHeader.Request, _ isAnimated: Bool) {
      guard let model else { return pending.keep(request) }
      model.update { $0.perform(request, animated: isAnimated, at: $1) }
    }

    // MARK: The header

    /// Attaches to `model`, whose header appeared.
    func attach(to model: HeaderModel) {
      guard self.model !== model else { return }
      for _ in 0..<holds { setHold(false, on: self.model) }
      self.model = model
      for _ in 0..<holds { setHold(true, on: model) }
      for request in pending { model.update { $0.perform(request, animated: false, at: $1) } }
      pending = []
      footerDidChange()
    }

    /// Updates the header.
    func show(_ shown: ShownHeader) {
      guard shown != header.value.shown else { return }
      willChange(\.fraction) { header.publish(HeaderValues(shown: shown)) }
    }

    /// Notes that ``footerHiddenFraction`` changed.
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
