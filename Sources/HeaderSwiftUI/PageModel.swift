#if os(iOS) || os(macOS) || os(visionOS)
  import Combine
  import HeaderObservation

  /// One scroll view under a header: the only one, or a page of several. The modifier around it owns it.
  @MainActor
  final class PageModel: ObservableObject {
    /// Room that the header needs below the content.
    let bottomRoom = Publication(HeaderRoom())
    /// Whether techniques are asked where flings end. The first one decides: if that changed, SwiftUI would
    /// make the scroll view anew.
    private(set) var choosesTarget = false
    /// Takes the content where it is asked to be, and returns whether it goes there.
    var move: (@MainActor (ScrollRequest) -> Bool)?
    /// Looks at the scroll view, where it is looked at.
    var look: (@MainActor () -> Void)?
    /// The header, and what is made of what the scroll view says.
    private var seat: (header: HeaderModel, scroll: ObservedScroll)?

    /// Is the page `id` under `header` from now on.
    func join(_ header: HeaderModel, as id: AnyHashable) {
      let scroll = header.scroll(of: id)
      guard scroll.performer !== self else { return }
      if let seat {
        if seat.scroll.performer === self { seat.scroll.performer = nil }
      } else {
        choosesTarget = header.observed.forwarder.driver.traits.choosesTarget
      }
      seat = (header, scroll)
      scroll.performer = self
      makeBottomRoom(scroll.bottomRoom)
    }

    /// Runs `body` with the header, the page's scroll view and the time it is, and sees to what comes later.
    func update(_ body: (ObservedHeader, ObservedScroll, Double) -> Void) {
      guard let seat else { return }
      seat.header.update { body($0, seat.scroll, $1) }
    }

    /// Where a fling at `velocity`, in points per millisecond, ends instead of at `target`.
    func target(velocity: Double, target: Double) -> Double? {
      var answer: Double?
      update { answer = $0.target(velocity: velocity, target: target, of: $1, at: $2) }
      return answer
    }
  }

  // Called on the main actor, by what this page has told what it hears.
  extension PageModel: @preconcurrency ScrollPerformer {
    func move(_ request: ScrollRequest) -> Performance {
      request.publication == .later && move?(request) ?? false ? .later : .impossible
    }

    func makeBottomRoom(_ points: Double) {
      bottomRoom.publish(HeaderRoom(all: points))
    }
  }
#endif
