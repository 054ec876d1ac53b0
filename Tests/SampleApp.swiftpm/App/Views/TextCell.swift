import UIKit

/// A row with a title and a text below it, as high as these are.
final class TextCell: UITableViewCell {
  static let identifier = "text"

  private let titleLabel = UILabel()
  private let textView = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    textView.font = .preferredFont(forTextStyle: .body)
    textView.textColor = .secondaryLabel
    textView.numberOfLines = 0
    for label in [titleLabel, textView] {
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
    }
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: margins.topAnchor),
      titleLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      titleLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      textView.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 2),
      textView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
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
