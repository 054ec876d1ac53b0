import UIKit

/// A header with a title, a line below it and a coloured ground.
final class CoverView: UIView {
  /// The title, which stays at the header's lower edge.
  let titleLabel = UILabel()
  /// The line below it.
  let subtitleLabel = UILabel()

  /// A cover that says `title` and `subtitle`, on `color`.
  init(_ title: String, _ subtitle: String, color: UIColor = .systemIndigo) {
    super.init(frame: .zero)
    backgroundColor = color
    clipsToBounds = true
    show(titleLabel, title, font: .preferredFont(forTextStyle: .headline))
    show(subtitleLabel, subtitle, font: .preferredFont(forTextStyle: .footnote))
    let margins = layoutMarginsGuide
    NSLayoutConstraint.activate([
      titleLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      subtitleLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      subtitleLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor),
      bottomAnchor.constraint(equalTo: subtitleLabel.bottomAnchor, constant: 4),
    ])
  }

  required init?(coder: NSCoder) {
    nil
  }

  private func show(_ label: UILabel, _ text: String, font: UIFont) {
    label.text = text
    label.font = font
    label.textColor = .white
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
  }
}
