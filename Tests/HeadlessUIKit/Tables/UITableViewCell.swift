/// A cell of a table view.
open class UITableViewCell: UIView {
  /// The arrangement of a cell's content.
  public enum CellStyle: Int, Sendable {
    /// A title.
    case `default` = 0
  }

  /// A cell. The double does not reuse cells.
  public required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  /// The double has no archives.
  public required init?(coder: NSCoder) { nil }
}
