#if os(iOS) || os(macOS) || os(visionOS)
  import Combine
  import HeaderObservation

  /// A bar at the bottom. Passes its size on, and publishes the hidden fraction.
  @MainActor
  final class FooterModel: ObservableObject {
    let footer: HeaderPublication
    /// The room for it below the content of the lists.
    let room = Publication(EdgeRoom())
    let observed: ObservedBar
    /// The headers on the screen. The last one moves the bar.
    private var headers = Appearances<HeaderModel>()

    /// A bar that `technique` moves, or that moves with the header if it is `nil`.
    init(_ technique: (any HeaderBehavior)?) {
      let observed = ObservedBar(moving: technique?.movement ?? .withHeader)
      self.observed = observed
      footer = Publication(HeaderValues(shown: observed.shown))
      observed.output = { [weak self] shown in
        guard let self else { return }
        let before = footer.value.shown.layout.collapsedFraction
        footer.publish(HeaderValues(shown: shown))
        room.publish(EdgeRoom(all: shown.layout.headerHeight))
        if before != shown.layout.collapsedFraction { headers.last?.state?.footerDidChange() }
      }
    }

    /// Lets `technique` move the bar, or the header if it is `nil`.
    func replace(with technique: (any HeaderBehavior)?) {
      observed.move(technique?.movement ?? .withHeader)
      headers.last?.update { $0.follow(self.observed, at: $1) }
    }

    /// Follows `header`, which appeared, instead of the previous one.
    func follow(_ header: HeaderModel) {
      if headers.last !== header { headers.last?.setFooter(nil) }
      headers.appear(header)
    }

    /// Follows the header that appeared before `header`, which disappeared with a sheet, for example. If there was none,
    /// it follows `header` until another one appears.
    func headerDidDisappear(_ header: HeaderModel) {
      headers.disappear(header)
      guard let last = headers.last, last !== header else { return }
      header.setFooter(nil)
      last.setFooter(self)
    }
  }

  extension HeaderBehavior {
    fileprivate var movement: FollowingBar.Movement { .by(HeaderDriver(self)) }
  }
#endif
