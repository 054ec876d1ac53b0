#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import ElasticStretch
  public import HeaderCore
  public import HeaderPlatform

  /// A table view whose `tableHeaderView` stretches when it is pulled.
  ///
  /// Set the class of a table view to this one, in a storyboard or in code, and keep everything
  /// else: the header is the `tableHeaderView`, as before, and the delegate is the app's
  /// alone.
  ///
  /// ```swift
  /// let tableView = ElasticHeaderTableView(frame: .zero, style: .plain)
  /// tableView.tableHeaderView = CoverView()
  /// ```
  ///
  /// The header is as high as its constraints ask for at the table's width, or as its frame is where
  /// it has none, and reaches up under a translucent bar. The safe area is added to its layout
  /// margins: what must stay in sight is pinned to those.
  @MainActor
  open class ElasticHeaderTableView: UITableView {
    private var header: UIView?
    private(set) var attachment: HeaderAttachment?

    /// The header that stretches. Assign it again, or call ``headerContentDidChange()``, when its
    /// content asks for another height.
    open override var tableHeaderView: UIView? {
      get { header }
      set {
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

    /// Called with every layout of the header, a picture's parallax for example.
    public var onHeaderLayout: (@MainActor (_ layout: HeaderLayout, _ overlap: Double) -> Void)? {
      didSet { attachment?.onLayout = onHeaderLayout }
    }

    /// Call when something in the header has changed that its height depends on. Larger text,
    /// another width and another safe area are noticed without it.
    public func headerContentDidChange() {
      attachment?.headerContentDidChange()
    }

    // MARK: Storyboards

    /// Takes over the header that a storyboard has put on top of the table.
    open override func awakeFromNib() {
      super.awakeFromNib()
      MainActor.assumeIsolated {
        guard let header = plainTableHeaderView, self.header == nil else { return }
        plainTableHeaderView = nil
        tableHeaderView = header
      }
    }

    /// The header view that UITableView itself knows of: the room for ours.
    var plainTableHeaderView: UIView? {
      get { super.tableHeaderView }
      set { super.tableHeaderView = newValue }
    }
  }
#endif
