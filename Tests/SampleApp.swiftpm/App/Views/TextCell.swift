import UIKit

/// A self-sizing row with a title and a text below it.
final class TextCell: UITableViewCell {
  static let identifier = "text"

  private let titleLabel = UILabel()
  private let textView = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.add(titleLabel, .headline)
    contentView.add(textView, .body, .secondaryLabel)
    textView.numberOfLines = 0
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: margins.topAnchor),
      titleLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      textView.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 2),
      textView.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      textView.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Shows `title` above `text`.
  func show(title: String, text: String) {
    titleLabel.text = title
    textView.text = text
  }
}
