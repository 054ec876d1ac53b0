/// One row on the screen.
open class UITableViewCell: UIView {
  /// How a cell arranges what it shows.
  public enum CellStyle: Int, Sendable {
    /// A title.
    case `default` = 0
    /// A title and a value beside it.
    case value1 = 1
    /// A value beside a short title.
    case value2 = 2
    /// A title and a line below it.
    case subtitle = 3
  }

  private weak var placedContent: UIView?

  /// Which rows it can be used for.
  open private(set) var reuseIdentifier: String?
  /// Its title.
  open private(set) lazy var textLabel: UILabel? = makeLabel()

  /// A cell for the rows called `reuseIdentifier`.
  public required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  /// A cell as on being unarchived.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Where what it shows belongs: it fills the cell, and its constraints measure the row.
  open private(set) lazy var contentView = makeContentView()

  /// The size that the content's constraints lead to.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  /// Lets the content fill it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if let placedContent, placedContent.frame != bounds { placedContent.place(at: bounds) }
  }

  /// Called before it is used for another row.
  open func prepareForReuse() {}

  private func makeContentView() -> UIView {
    let view = UIView(frame: bounds)
    insertSubview(view, at: 0)
    placedContent = view
    return view
  }

  private func makeLabel() -> UILabel {
    let label = UILabel(frame: bounds)
    addSubview(label)
    return label
  }
}
