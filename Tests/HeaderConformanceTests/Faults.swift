import Foundation
import HeaderBehaviors
import HeaderConformance

extension Fault {
  /// One to three faults for every law.
  static let all: [Fault] = [
    Fault(
      law: .finite, description: "divides by the content's height, which may be 0",
      layout: { $0.stretch = 0 / $1.scroll.contentSize }),
    Fault(
      law: .finite, description: "divides by a stretch that is usually 0",
      parts: { HeaderParts(HeaderPart(height: 44, progress: $0.collapsedFraction / $0.stretch)) }),
    Fault(
      law: .fraction, description: "gives the expanded fraction instead of the collapsed one",
      layout: { layout, _ in layout.collapsedFraction = 1 - layout.collapsedFraction }),
    Fault(
      law: .fraction, description: "has parts that keep their heights while the header collapses",
      parts: { _ in HeaderParts(HeaderPart(height: 44), HeaderPart(height: 20)) }),
    Fault(
      law: .fraction, description: "keeps a height that new parameters do not allow",
      state: { $0.height = $1.headerHeight }),
    Fault(
      law: .deterministic, description: "answers every third call differently",
      layout: { layout, _ in
        let calls = HiddenMemory("calls")
        calls.value += 1
        if calls.value.truncatingRemainder(dividingBy: 3) == 0 { layout.contentInsetTop += 1 }
      }),
    Fault(
      law: .value, description: "stores a number outside its state, which copies share",
      respond: { moment in
        if moment.event == .didScroll(.drag) { HiddenMemory("drags").value += 1 }
        return moment.answer()
      }, layout: { layout, _ in layout.contentInsetTop += HiddenMemory("drags").value }),
    Fault(
      law: .cut, description: "stops the content for all of the event in which it reaches an end",
      respond: { moment in
        let before = moment.state
        var reaction = moment.answer()
        if moment.event == .didScroll(.drag), moment.state.height != before.height,
          reaction.position != nil
        {
          reaction.position = before.position
          moment.state.position = before.position
        }
        return reaction
      }),
    Fault(
      law: .continuous, description: "collapses at once beyond an offset",
      respond: { moment in
        guard moment.event == .didScroll(.drag) else { return moment.answer() }
        moment.state.height =
          moment.context.scroll.contentOffset > 20 ? 44 : moment.maximumHeight
        return .none
      }),
    Fault(
      law: .continuous, description: "moves three times as far as the finger",
      respond: { moment in
        let height = moment.state.height
        let reaction = moment.answer()
        if moment.event == .didScroll(.drag) {
          moment.state.height = max(0, height + (moment.state.height - height) * 3)
        }
        return reaction
      }),
    Fault(
      law: .bounce, description: "moves with every change of the offset, also beyond the edges",
      respond: { moment in
        guard moment.event == .didScroll(.deceleration) else { return moment.answer() }
        let offset = moment.context.scroll.contentOffset
        let height = moment.state.height - (offset - moment.state.position)
        moment.state.position = offset
        moment.state.height = min(max(height, 44), moment.maximumHeight)
        return .none
      }),
    Fault(
      law: .rest, description: "never snaps",
      respond: { $0.event == .didStop ? .none : $0.answer() }),
    Fault(
      law: .geometry, description: "collapses with every change of geometry",
      respond: { moment in
        let reaction = moment.answer()
        if moment.event == .geometryDidChange { moment.state.height = 44 }
        return reaction
      }),
    Fault(
      law: .cause, description: "treats the app's scrolling as the user's",
      respond: { moment in
        if moment.event == .didScroll(.programmatic) { moment.event = .didScroll(.drag) }
        return moment.answer()
      }),
    Fault(
      law: .parameters, description: "rounds its parameters to tens",
      accepted: { ($0 / 10).rounded() * 10 }),
    Fault(
      law: .overlay, description: "moves half as fast in an overlay",
      respond: { moment in
        let height = moment.state.height
        let reaction = moment.answer()
        if moment.event == .didScroll(.drag), moment.context.environment.mounting == .overlay {
          moment.state.height = (height + moment.state.height) / 2
        }
        return reaction
      }),
    Fault(
      law: .overlay, description: "gives the current top edge of the scroll view as restMinY",
      layout: { layout, _ in layout.restMinY = layout.scrollViewMinY }),
    Fault(
      law: .settled, description: "toggles with every request",
      respond: { moment in
        guard case .setFraction = moment.event else { return moment.answer() }
        moment.state.height = moment.state.height > 60 ? 44 : 88
        return .none
      }),
    Fault(
      law: .request, description: "ignores requests to collapse",
      respond: { moment in
        if case .setFraction(let fraction, _) = moment.event, fraction > 0 { return .none }
        return moment.answer()
      }),
    Fault(
      law: .request, description: "ignores requests to expand",
      respond: { moment in
        if moment.event == .didScrollToTop { return .none }
        if case .setFraction(0, _) = moment.event { return .none }
        return moment.answer()
      }),
    Fault(
      law: .pages, description: "expands for every list that is shown",
      respond: { moment in
        let reaction = moment.answer()
        if moment.event == .contentReplaced { moment.state.height = moment.maximumHeight }
        return reaction
      }),
    Fault(
      law: .pages, description: "scrolls every list that is shown by thirty points",
      respond: { moment in
        var reaction = moment.answer()
        if moment.event == .contentReplaced {
          moment.state.position = moment.context.scroll.position + 30
          reaction.position = moment.state.position
        }
        return reaction
      }),
    Fault(
      law: .gap, description: "leaves ten points below itself when it is collapsed",
      layout: { layout, _ in layout.contentInsetTop += 10 * layout.collapsedFraction }),
    Fault(
      law: .stretch, description: "counts a pull from the edge without the inset",
      layout: { layout, context in
        guard layout.collapsedFraction == 0 else { return }
        layout.stretch = max(0, -context.scroll.contentOffset)
        layout.headerHeight += layout.stretch
      }),
    Fault(
      law: .loop, description: "toggles with every change of geometry",
      respond: { moment in
        guard moment.event == .geometryDidChange else { return moment.answer() }
        moment.state.height = 44 + moment.maximumHeight - moment.state.height
        return .none
      }),
  ]
}

/// A number in global storage, which no technique should use.
private struct HiddenMemory {
  private let name: String

  init(_ name: String) {
    self.name = "HiddenMemory." + name
  }

  var value: Double {
    get { Thread.current.threadDictionary[name] as? Double ?? 0 }
    nonmutating set { Thread.current.threadDictionary[name] = newValue }
  }
}
