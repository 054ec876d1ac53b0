/// One row on the screen.
open class UITableViewCell: UIView {
  /// How a cell arranges what it shows.
  public enum CellStyle: Int, Sendable {
    /// A title.
    case `default` = 0
  }

  private weak var placedContent: UIView?

  /// Which rows it can be used for.
  open private(set) var reuseIdentifier: String?

  /// A cell for the rows called `reuseIdentifier`.
  public required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  /// A cell as on being unarchived.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Lets the content fill it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if let placedContent, placedContent.frame != bounds { placedContent.place(at: bounds) }
  }

  /// Called before it is used for another row.
  open func prepareForReuse() {}
}
