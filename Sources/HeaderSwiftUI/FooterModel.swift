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
    /// The header that moves it.
    private weak var header: HeaderModel?
    private var shownHeaders = Appearances<HeaderModel>()

    /// A bar that `technique` moves, or that moves with the header if it is `nil`.
    init(_ technique: (any HeaderBehavior)?) {
      let observed = ObservedBar(movedBy: technique.map { $0.makeDriver() })
      self.observed = observed
      footer = Publication(PublishedHeader(shown: observed.shown))
      observed.output = { [weak self] shown in
        self?.footer.publish(PublishedHeader(shown: shown))
        self?.room.publish(EdgeRoom(all: shown.layout.headerHeight))
        self?.header?.showFooter()
      }
    }

    /// Lets `technique` move the bar, or the header if it is `nil`.
    func replace(with technique: (any HeaderBehavior)?) {
      observed.move(by: technique.map { $0.makeDriver() })
      header?.update { $0.follow(self.observed, at: $1) }
    }

    /// Follows `header`, which appeared, instead of the previous one.
    func join(_ header: HeaderModel) {
      if self.header !== header { self.header?.follow(nil) }
      self.header = header
      shownHeaders.appear(header)
    }

    /// Stops following `header`, which disappeared with a sheet for example, and follows the last header still on the
    /// screen.
    func leave(_ header: HeaderModel) {
      shownHeaders.disappear(header)
      if self.header === header { shownHeaders.last?.follow(self) }
    }
  }

  extension HeaderBehavior {
    fileprivate func makeDriver() -> any HeaderDriving { HeaderDriver(self) }
  }
#endif
