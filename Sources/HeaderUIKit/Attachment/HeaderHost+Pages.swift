#if canImport(UIKit) || canImport(HeadlessUIKit)
  import HeaderCore
  import ScrollPhysics
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  extension HeaderHost: @preconcurrency PageContained {
    func halt() {
      observer.writing {
        if link.view.isDecelerating { link.scroll(to: link.contentOffset, animated: false) }
      }
      observer.halt()
    }

    var bottomRoom: Double {
      get { link.bottomRoom }
      set {
        observer.writing { link.makeBottomRoom(newValue) }
        observer.contentIsElsewhere()
        geometry = currentGeometry
      }
    }

    func align(_ effects: HeaderEffects) {
      observer.writing {
        placer.align(link.view, with: effects.layout)
        link.makeRoom(effects.room)
        if let offset = effects.move?.immediateOffset {
          let rounded = link.grid.rounded(offset)
          if (rounded - link.contentOffset).magnitude > 0.5 / max(link.grid.scale, 1) {
            link.move(to: rounded)
          }
        }
        keepIndicatorClear()
      }
      observer.contentIsElsewhere()
      geometry = currentGeometry
    }
  }
#endif
