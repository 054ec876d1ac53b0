/// One row on the screen.
open class UITableViewCell: UIView {
  /// How a cell arranges what it shows.
  public enum CellStyle: Int, Sendable {
    /// A title.
    case `default` = 0
  }

  /// A cell for the rows called `reuseIdentifier`. The double uses none again.
  public required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  /// A cell as on being unarchived.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
