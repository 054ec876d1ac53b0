#if !os(tvOS) && !os(watchOS)
  import HeaderCore
  import HeaderObservation

  /// The places of a header's content and of the background behind it, for a layout of the header.
  struct HeaderContentPlacement: Equatable {
    /// The size that content is laid out with. It changes only with the header's height.
    struct Size: Equatable {
      /// Height of the content, with the covered part at its top.
      var height: Double
      /// Height of the part at its top that the safe area covers.
      var safeAreaTop: Double
    }

    /// The style; not ``HeaderStyle/automatic``.
    let style: HeaderStyle
    /// The size that content is laid out with.
    let size: Size
    /// Top edge of the content in the container.
    let minY: Double
    /// The upper and the lower edge of the visible part, in the content's coordinates.
    let visible: ClosedRange<Double>
    /// Whether any part is visible. Otherwise it is neither hit-tested nor accessible.
    let isVisible: Bool
    /// Top edge of the background, in the container.
    let backdropMinY: Double
    /// Height of the background: the content's, plus the stretch.
    let backdropHeight: Double
    /// The edges of the visible part of the background, in the background's coordinates.
    let visibleBackdrop: ClosedRange<Double>

    /// The place of a header's content at `layout`, which is between `ends`.
    init(_ layout: HeaderLayout, between ends: HeaderEnds, _ style: HeaderStyle) {
      let style = style == .automatic ? ends.defaultStyle : style
      self.style = style
      let whole = ends.expanded
      switch style {
      case .compress:
        let covered = min(layout.headerHeight, max(0, ends.safeAreaTop - layout.headerMinY))
        size = Size(height: layout.headerHeight, safeAreaTop: covered)
        minY = layout.headerMinY
      case .slide, .automatic:
        size = Size(height: whole.headerHeight, safeAreaTop: ends.coveredHeight)
        minY = layout.headerMaxY - whole.headerHeight
      case .pin:
        size = Size(height: whole.headerHeight, safeAreaTop: ends.coveredHeight)
        minY = max(layout.headerMinY, whole.headerMinY)
      }
      // If the collapsed header still covers the safe area, sliding content is clipped at the safe area's lower edge.
      let slid = max(0, whole.headerMaxY - layout.headerMaxY)
      let coversBars = style == .slide && ends.collapsed.headerMaxY >= ends.safeAreaTop
      let top = max(layout.headerMinY, coversBars ? min(slid, ends.safeAreaTop) : 0)
      let visibleMinY = min(size.height, max(0, top - minY))
      visible = visibleMinY...max(visibleMinY, min(size.height, layout.headerMaxY - minY))
      backdropHeight = style == .compress ? layout.headerHeight : size.height + layout.stretch
      backdropMinY = style == .slide ? layout.headerMaxY - backdropHeight : minY
      visibleBackdrop = 0...max(0, layout.headerMaxY - backdropMinY)
      isVisible =
        layout.headerHeight > 0 && layout.headerMaxY > 0 && visible.upperBound > visible.lowerBound
    }
  }

  extension HeaderEnds {
    /// The default style: content shrinks with a header that keeps its top edge and stays visible, and slides
    /// with any other.
    fileprivate var defaultStyle: HeaderStyle {
      barHeight > 0 && collapsed.headerMinY == expanded.headerMinY ? .compress : .slide
    }
  }
#endif
