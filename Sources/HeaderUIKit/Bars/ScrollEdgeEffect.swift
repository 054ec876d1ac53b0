#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderPlatform

  /// Extends the system's scroll edge effect at the top of the active list to the lower edge of the collapsed header.
  ///
  /// The system shapes the effect by the content of an element view. That view lies behind the header, and stays as
  /// high as the collapsed header while the header moves.
  @MainActor
  final class ScrollEdgeEffect {
    private let view = UIView(frame: .zero)
    /// Fills the view, because the system goes by labels, images and controls in it, not by its frame.
    private let shape = UILabel(frame: .zero)
    /// Height of the collapsed header with the safe area, in points.
    var height = 0.0
    /// The element's interaction. Its own type is not available in every supported release.
    private var interaction: (any UIInteraction)?

    var isActive: Bool { interaction != nil }

    /// Adds the view behind `header`, for the effect at the top of `list`.
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
    }

    /// Places the view behind `header`, from `minY` down.
    func place(behind header: UIView, from minY: Double) {
      guard isActive else { return }
      let (minX, width) = (Double(header.frame.minX), Double(header.frame.width))
      view.place(at: CGRect(x: minX, y: minY, width: width, height: height))
      shape.place(at: CGRect(x: 0, y: 0, width: width, height: height))
    }

    /// Sets the active list.
    func follow(_ list: UIScrollView) {
      if #available(iOS 26.0, macCatalyst 26.0, visionOS 26.0, *) {
        (interaction as? UIScrollEdgeElementContainerInteraction)?.scrollView = list
      }
    }

    /// Removes the view.
    func end() {
      if let interaction { view.removeInteraction(interaction) }
      view.removeFromSuperview()
      interaction = nil
    }
  }
#endif
