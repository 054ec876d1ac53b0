import UIKit

/// A header with a title, a line below it and a background color.
final class CoverView: UIView {
  /// The title, at the header's lower edge.
  let titleLabel = UILabel()
  private let subtitleLabel = UILabel()

  /// A cover that shows `title` and `subtitle` on `color`.
  init(_ title: String, _ subtitle: String, color: UIColor = .systemIndigo) {
    super.init(frame: .zero)
    backgroundColor = color
    clipsToBounds = true
    (titleLabel.text, subtitleLabel.text) = (title, subtitle)
    add(titleLabel, .headline, .white)
    add(subtitleLabel, .footnote, .white)
    NSLayoutConstraint.activate([
      subtitleLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor),
      bottomAnchor.constraint(equalTo: subtitleLabel.bottomAnchor, constant: 4),
    ])
  }

  required init?(coder: NSCoder) {
    nil
  }
}

extension UIView {
  /// Adds `label` at the leading margin, in the default color unless another is given.
  func add(_ label: UILabel, _ style: UIFont.TextStyle, _ color: UIColor? = nil) {
    label.font = .preferredFont(forTextStyle: style)
    label.textColor = color
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor).isActive = true
  }
}
