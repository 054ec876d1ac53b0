#if os(iOS) || os(macOS) || os(visionOS)
  import Combine
  import HeaderObservation
  import HeaderPlatform

  /// A scroll view under a header: the only one, or one of several pages. The modifier around it owns it.
  @MainActor
  final class PageModel: ObservableObject {
    /// The room that the header needs below the content.
    let bottomRoom = Publication(EdgeRoom())
    /// Whether the technique chooses where flings end. The first technique decides this, because SwiftUI would
    /// recreate the scroll view if it changed.
    private(set) var choosesTarget = false
    /// The header, and the scroll view under it.
    private var joined: (header: HeaderModel, scroll: ObservedScroll)?
    #if canImport(UIKit)
      /// The view behind the content that finds the scroll view.
      weak var probe: ScrollProbeView?
      /// Observes the scroll view if it does not report phases.
      var watch: ScrollViewWatch?
      /// Animates a requested move of the content.
      var run: ContentRun?
    #else
      /// Scrolls the content.
      var scroll: ((ScrollRequest) -> Void)?
    #endif

    /// Becomes the page `id` under `header`.
    func join(_ header: HeaderModel, as id: AnyHashable) {
      let scroll = header.scroll(of: id)
      guard scroll.performer !== self else { return }
      if let joined {
        if joined.scroll.performer === self { joined.scroll.performer = nil }
      } else {
        choosesTarget = header.observed.forwarder.driver.traits.choosesTarget
      }
      joined = (header, scroll)
      scroll.performer = self
      makeBottomRoom(scroll.bottomRoom)
    }

    /// Runs `body` with the header, the page's scroll view and the current time.
    func update(_ body: (ObservedHeader, ObservedScroll, Double) -> Void) {
      guard let joined else { return }
      joined.header.update { body($0, joined.scroll, $1) }
    }

    /// Returns where a fling at `velocity` should end instead of at `target`, which is 0 at the top.
    func target(velocity: Double, target: Double) -> Double? {
      var answer: Double?
      update { answer = $0.target(velocity: velocity, target: target, of: $1, at: $2) }
      return answer
    }
  }

  // Called on the main actor, in answer to this page's callbacks.
  extension PageModel: @preconcurrency ScrollPerformer {
    func makeBottomRoom(_ points: Double) {
      bottomRoom.publish(EdgeRoom(all: points))
    }

    #if !canImport(UIKit)
      func move(_ request: ScrollRequest) -> RequestResult {
        scroll?(request)
        return scroll == nil ? .impossible : .later
      }
    #endif
  }
#endif
