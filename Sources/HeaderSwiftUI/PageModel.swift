#if os(iOS) || os(macOS) || os(visionOS)
  import Combine
  import HeaderCore
  import HeaderObservation

  /// One scroll view under a header: the only one, or a page of several.
  @MainActor
  final class PageModel {
    let header: HeaderModel
    let id: AnyHashable
    /// Its number among the header's scroll views.
    let number: Int
    /// Room that the header needs below the content.
    let bottomRoom = RoomPublisher(0)
    let requests = RequestPublisher()
    /// Takes the content where it is asked to be, where something can do so at once, and returns whether
    /// it goes there.
    var move: (@MainActor (ScrollRequest) -> Bool)?
    /// Looks at the scroll view, where it is looked at.
    var look: (@MainActor () -> Void)?

    init(_ id: AnyHashable, _ number: Int, under header: HeaderModel) {
      (self.id, self.number) = (id, number)
      self.header = header
      header.observed.scrolls[number].performer = self
    }

    // MARK: What SwiftUI says

    /// Runs `body` with the header, the page's number and the time it is, and sees to what comes later.
    func update(_ body: (ObservedHeader, Int, Double) -> Void) {
      header.update { body($0, number, $1) }
    }

    /// Whether the technique chooses where flings end.
    var choosesTarget: Bool { header.observed.forwarder.driver.traits.choosesTarget }

    /// Where a fling at `velocity`, in points per millisecond, ends instead of at `target`.
    func target(velocity: Double, target: Double) -> Double? {
      var answer: Double?
      update { answer = $0.target(velocity: velocity, target: target, of: $1, at: $2) }
      return answer
    }
  }

  /// Keeps a page for as long as the view is there that it is read from.
  @MainActor
  final class PageOwner: ObservableObject {
    private var page: PageModel?

    /// The page `id` under `header`.
    func page(_ id: AnyHashable, under header: HeaderModel) -> PageModel {
      if let page, page.id == id, page.header === header { return page }
      let page = header.page(id)
      self.page = page
      return page
    }
  }

  // Called on the main actor, by what this page has told what it hears.
  extension PageModel: @preconcurrency ScrollPerformer {
    func move(_ request: ScrollRequest) -> Performance {
      guard request.publication == .later else { return .impossible }
      if let move { return move(request) ? .later : .impossible }
      requests.ask(request)
      return .later
    }

    func makeBottomRoom(_ points: Double) {
      bottomRoom.make(points)
    }
  }

  /// Where the content is asked to go.
  @MainActor
  final class RequestPublisher: ObservableObject {
    /// A request, and which one it is: the same may be made again.
    struct Numbered: Equatable {
      var request: ScrollRequest
      var number: Int
    }

    /// The last one.
    @Published private(set) var latest: Numbered?

    func ask(_ request: ScrollRequest) {
      latest = Numbered(request: request, number: (latest?.number ?? 0) + 1)
    }
  }
#endif
