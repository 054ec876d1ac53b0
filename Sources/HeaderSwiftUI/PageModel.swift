#if os(iOS) || os(macOS) || os(visionOS)
  import Combine
  import HeaderObservation

  /// One scroll view under a header: the only one, or a page of several.
  @MainActor
  final class PageModel {
    let header: HeaderModel
    /// What is made of what it says.
    let scroll: ObservedScroll
    /// Whether techniques are asked where flings end. The first one decides: if that changed, SwiftUI would
    /// make the scroll view anew.
    let choosesTarget: Bool
    /// Room that the header needs below the content.
    let bottomRoom = RoomPublisher(0)
    /// Takes the content where it is asked to be, and returns whether it goes there.
    var move: (@MainActor (ScrollRequest) -> Bool)?
    /// Looks at the scroll view, where it is looked at.
    var look: (@MainActor () -> Void)?

    init(_ scroll: ObservedScroll, under header: HeaderModel) {
      self.scroll = scroll
      self.header = header
      choosesTarget = header.observed.forwarder.driver.traits.choosesTarget
      scroll.performer = self
    }

    /// Runs `body` with the header, the page's scroll view and the time it is, and sees to what comes later.
    func update(_ body: (ObservedHeader, ObservedScroll, Double) -> Void) {
      header.update { body($0, scroll, $1) }
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
      bottomRoom.make(points)
    }
  }

  /// Keeps a page for as long as the view is there that it is read from.
  @MainActor
  final class PageOwner: ObservableObject {
    private var page: PageModel?

    /// The page `id` under `header`.
    func page(_ id: AnyHashable, under header: HeaderModel) -> PageModel {
      let page = header.page(id)
      self.page = page
      return page
    }
  }
#endif
