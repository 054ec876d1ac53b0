#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderPlatform

  /// Makes room for a header in the system's scroll edge effect: a view of our own behind the header, as
  /// high as the header is when it is collapsed. It never changes while the header moves, and follows the
  /// list that moves the header: the system asks for one list, and with pages that is another one each
  /// time.
  @MainActor
  final class ScrollEdgeElement {
    private let view = UIView(frame: .zero)
    /// What the system shapes the effect by: labels, pictures, controls in the view, and not its frame.
    private let shape = UILabel(frame: .zero)
    /// Height of the collapsed header, bars included, in points.
    var height = 0.0
    /// Typed by what every supported release knows.
    private var interaction: (any UIInteraction)?
    private var setList: (@MainActor (UIScrollView) -> Void)?

    var isActive: Bool { interaction != nil }

    /// Begins behind `header`, with the effect at the top of `list`.
    @available(iOS 26.0, macCatalyst 26.0, visionOS 26.0, *)
    func begin(behind header: UIView, of list: UIScrollView) {
      guard !isActive, let container = header.superview else { return }
      let interaction = UIScrollEdgeElementContainerInteraction()
      interaction.edge = .top
      interaction.scrollView = list
      view.addInteraction(interaction)
      view.isUserInteractionEnabled = false
      view.addSubview(shape)
      container.insertSubview(
        view, at: container.subviews.firstIndex { $0 === header } ?? container.subviews.count)
      self.interaction = interaction
      setList = { [weak interaction] in interaction?.scrollView = $0 }
    }

    /// Lies behind `header`, from `minY` on.
    func place(behind header: UIView, from minY: Double) {
      guard isActive else { return }
      let (minX, width) = (Double(header.frame.minX), Double(header.frame.width))
      view.place(at: CGRect(x: minX, y: minY, width: width, height: height))
      shape.place(at: CGRect(x: 0, y: 0, width: width, height: height))
    }

    /// Another list moves the header.
    func follow(_ list: UIScrollView) {
      setList?(list)
    }

    /// Ends.
    func end() {
      if let interaction { view.removeInteraction(interaction) }
      view.removeFromSuperview()
      (interaction, setList) = (nil, nil)
    }
  }
#endif
