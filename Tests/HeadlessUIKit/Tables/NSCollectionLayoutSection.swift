/// A length in a compositional layout.
open class NSCollectionLayoutDimension: NSObject {
  private enum Kind {
    case width
    case height
    case absolute
    case estimated
  }

  private let kind: Kind
  /// Points, or a share.
  open private(set) var dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
  }

  /// A share of the width of what it lies in.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.width, fractionalWidth)
  }
  /// A share of the height of what it lies in.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.height, fractionalHeight)
  }
  /// Points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }
  /// Points, until the item measures itself.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// Whether the item measures itself.
  open var isEstimated: Bool { kind == .estimated }

  /// Points in something as large as `size`.
  func points(in size: CGSize) -> CGFloat {
    switch kind {
    case .width: dimension * size.width
    case .height: dimension * size.height
    case .absolute, .estimated: dimension
    }
  }
}

/// A size in a compositional layout.
open class NSCollectionLayoutSize: NSObject {
  /// How wide.
  public let widthDimension: NSCollectionLayoutDimension
  /// How high.
  public let heightDimension: NSCollectionLayoutDimension

  /// The size of these two.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    (widthDimension, heightDimension) = (width, height)
  }
}

/// What repeats in a section.
open class NSCollectionLayoutItem: NSObject {
  /// How large it is.
  public let layoutSize: NSCollectionLayoutSize

  /// An item of `layoutSize`.
  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
  }
}

/// Items one below the other. The double's groups hold one: a list.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// A group as large as `layoutSize`, of `subitems` one below the other.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize: layoutSize)
  }
}

/// A header of a section. The double's are above it.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  /// What kind of view it is.
  public let elementKind: String
  /// Whether it stays at the top while its section is seen.
  open var pinToVisibleBounds = false

  /// A header of `layoutSize`.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.elementKind = elementKind
    super.init(layoutSize: layoutSize)
  }
}

/// Where a header lies beside its section.
public enum NSRectAlignment: Int, Sendable {
  /// Nowhere.
  case none = 0
  /// Above.
  case top = 1
}

/// One section of a compositional layout.
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// Room around the items.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Room between one group and the next.
  open var interGroupSpacing: CGFloat = 0
  /// The headers. The double shows the first.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// A section in which `group` repeats.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
  }
}
