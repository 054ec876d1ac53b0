#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import ElasticStretch
  public import HeaderCore
  public import HeaderPlatform

  /// A table view whose `tableHeaderView` stretches when it is pulled.
  ///
  /// Use this class for a table view, in a storyboard or in code, and keep everything else. The header is the
  /// `tableHeaderView`, as before, and the delegate is not changed.
  ///
  /// ```swift
  /// let tableView = ElasticHeaderTableView(frame: .zero, style: .plain)
  /// tableView.tableHeaderView = CoverView()
  /// ```
  ///
  /// The header's height is that of its constraints at the table's width, or of its frame if it has none. It extends
  /// under a translucent bar. The safe area is added to its layout margins: pin to those what has to stay visible.
  @MainActor
  open class ElasticHeaderTableView: UITableView {
    private var header: UIView?
    private(set) var attachment: HeaderAttachment?

    /// The header that stretches. Assign it again, or call ``headerContentDidChange()``, when its content needs a
    /// different height.
    open override var tableHeaderView: UIView? {
      get { header }
      set {
        if let newValue, newValue === header, attachment?.isAttached == true {
          return measureAgain(newValue)
        }
        attachment?.detach()
        attachment = nil
        header = newValue
        guard let newValue else { return }
        attachment = HeaderAttachment(
          driver: HeaderDriver(ElasticStretchHeader()), header: newValue, at: .behindRows,
          scrollView: self, forwardsDelegate: false)
        attachment?.onLayout = onHeaderLayout
      }
    }

    /// Called with every layout of the header, for a parallax effect for example.
    public var onHeaderLayout: (@MainActor (_ layout: HeaderLayout, _ overlap: Double) -> Void)? {
      didSet { attachment?.onLayout = onHeaderLayout }
    }

    /// Measures the header again. Call this when something changed that its height depends on. It is not needed for
    /// larger text, a new width or a new safe area.
    public func headerContentDidChange() {
      attachment?.headerContentDidChange()
    }

    /// Measures a header that is assigned again. Apps do that in every layout, often after setting its frame.
    private func measureAgain(_ header: UIView) {
      let height = header.frame.height
      if !header.determinesHeight, height != attachment?.placedLayout.headerHeight {
        attachment?.headerHeight = height
      }
      attachment?.headerContentDidChange()
      attachment?.presenter.placeHeader()
    }

    // MARK: Storyboards

    /// Takes over the table header view of a storyboard.
    open override func awakeFromNib() {
      super.awakeFromNib()
      MainActor.assumeIsolated {
        guard let header = plainTableHeaderView, self.header == nil else { return }
        plainTableHeaderView = nil
        tableHeaderView = header
      }
    }

    /// UITableView's own header view, which makes the room for ours.
    var plainTableHeaderView: UIView? {
      get { super.tableHeaderView }
      set { super.tableHeaderView = newValue }
    }
  }
#endif
