#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  /// Makes a header an element of the system's scroll edge effect, and lets that follow the list that
  /// moves the header: the system asks for one list, and with pages that is another one each time.
  @MainActor
  final class ScrollEdgeElement {
    private weak var header: UIView?
    /// Typed by what every supported release knows.
    private var interaction: (any UIInteraction)?
    private var setList: (@MainActor (UIScrollView) -> Void)?

    var isActive: Bool { interaction != nil }

    /// Begins, with the effect at the top of `list`.
    @available(iOS 26.0, macCatalyst 26.0, visionOS 26.0, *)
    func begin(on header: UIView, of list: UIScrollView) {
      guard !isActive else { return }
      let interaction = UIScrollEdgeElementContainerInteraction()
      interaction.edge = .top
      interaction.scrollView = list
      header.addInteraction(interaction)
      self.header = header
      self.interaction = interaction
      setList = { [weak interaction] in interaction?.scrollView = $0 }
    }

    /// Another list moves the header.
    func follow(_ list: UIScrollView) {
      setList?(list)
    }

    /// Ends.
    func end() {
      if let interaction { header?.removeInteraction(interaction) }
      (interaction, setList, header) = (nil, nil, nil)
    }
  }
#endif
