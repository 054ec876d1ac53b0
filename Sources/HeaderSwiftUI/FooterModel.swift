#if os(iOS) || os(macOS) || os(visionOS)
  import Combine
  import HeaderObservation

  /// A bar at the bottom: hands on how large it is, and publishes how much of it is hidden.
  @MainActor
  final class FooterModel: ObservableObject {
    let footer: HeaderPublication
    /// Room for it below the content of the lists in the view.
    let room = Publication(HeaderRoom())
    let observed: ObservedBar
    /// The header that moves it.
    private weak var header: HeaderModel?
    private var shownHeaders = Appearances<HeaderModel>()

    /// A bar that goes with the header, or by a `technique` of its own.
    init(_ technique: (any HeaderBehavior)?) {
      let observed = ObservedBar(movedBy: technique.map { $0.makeDriver() })
      self.observed = observed
      footer = Publication(PublishedHeader(shown: observed.shown))
      observed.output = { [weak self] shown in
        self?.footer.publish(PublishedHeader(shown: shown))
        self?.room.publish(HeaderRoom(all: shown.layout.headerHeight))
        self?.header?.showFooter()
      }
    }

    /// Goes on by `technique`, or with the header.
    func replace(with technique: (any HeaderBehavior)?) {
      observed.move(by: technique.map { $0.makeDriver() })
      header?.update { $0.follow(self.observed, at: $1) }
    }

    /// Follows `header` from now on, which has appeared, and no other.
    func join(_ header: HeaderModel) {
      if self.header !== header { self.header?.follow(nil) }
      self.header = header
      shownHeaders.appear(header)
    }

    /// `header` has disappeared, a sheet's for example: follows the one that is seen again, if there is one.
    func leave(_ header: HeaderModel) {
      shownHeaders.disappear(header)
      if self.header === header { shownHeaders.last?.follow(self) }
    }
  }

  extension HeaderBehavior {
    fileprivate func makeDriver() -> any HeaderDriving { HeaderDriver(self) }
  }
#endif
