import HeaderBehaviors
import HeaderCore
import HeaderFit
import HeaderFormats

/// The report of the fits of a record.
struct FitReport {
  let ranking: FitRanking
  let fitter: HeaderFitter
  let record: HeaderRecord
  let console: Console

  var text: String {
    let seconds = (record.rows.last?.time ?? 0) - (record.rows.first?.time ?? 0)
    let isInferred = record.rows.contains { $0.phase == nil }
    return "\(record.rows.count) rows over \(number(seconds / 1000, 2)) s, mounted \(mounting)"
      + (isInferred ? ", phases inferred" : "") + "\n\n"
      + table + "\n" + (ranking.best.first.map { best($0) + otherWay(than: $0) } ?? none)
  }

  /// The mounting in words. Only the place of the scroll view, or content that stands still while the header moves,
  /// tells the two apart.
  private var mounting: String {
    let isKnown =
      record.mounting != nil || fitter.mounting == .beside
      || record.rows.allSatisfy { $0.scrollViewMinY != nil }
      || ranking.best.first?.technique.traits.movedBy == .travel
    return isKnown ? fitter.mounting.rawValue : "beside or overlay"
  }

  private func number(_ value: Double, _ digits: Int = 1) -> String {
    DecimalNumber.roundedText(value, digits: digits)
  }

  /// The table: one line for each movement, with the technique that needs the fewest options.
  private var table: String {
    // The tolerance beyond a point.
    var slack: [String] = []
    if fitter.timeSlack > 0 || fitter.tolerance > 1.05 {
      slack = ["within \(number(fitter.tolerance)) pt"]
      if fitter.timeSlack > 0 { slack[0] += " and \(number(fitter.timeSlack)) ms" }
    }
    let numbers = ranking.lines.map { line -> [String] in
      let errors = line[0].errors
      let shares = [errors.share] + slack.map { _ in errors.explainedShare }
      return [number(errors.mean, 2), number(errors.largest)]
        + shares.map { number($0 * 100) + " %" }
    }
    let starts = HelpPage.columns(
      [["mean pt", "largest pt", "within 1 pt"] + slack] + numbers, endingRightFrom: 0)
    let margin = "".padded(to: starts[0].count + 2)
    return console.emphasized(starts[0] + "  technique") + "\n"
      + zip(starts.dropFirst(), ranking.lines).map { start, line in
        let names = line.map { $0.technique.descriptor.name }.joined(separator: ", ")
        let flags = line[0].changes.flags.joined(separator: " ")
        return "\(start)  \(names)\n" + (flags.isEmpty ? "" : margin + flags + "\n")
      }.joined()
  }

  /// Describes the parameters of the best technique, and how to use them.
  private func best(_ fit: TechniqueFit) -> String {
    let name = fit.technique.descriptor.name
    var text = "\(console.emphasized(name)) moves as the header did.\n"
    let ranges = fitter.ranges(of: fit)
    for (parameter, value) in zip(fit.technique.parameters, fit.values.map { $0.value }) {
      let range = ranges.first { $0.name == parameter.name }?.range
      guard value != parameter.defaultValue || range != nil else { continue }
      let unit = parameter.unit.isEmpty ? "" : " \(parameter.unit)"
      text += "  \(parameter.name) \(value.text)\(unit)"
      if let range, number(range.lowerBound, 3) != number(range.upperBound, 3) {
        text += ", between \(number(range.lowerBound, 3)) and \(number(range.upperBound, 3))"
      }
      text += "\n"
    }
    return text + "\n  \(call(fit))\n\n" + link(fit) + swift(fit)
  }

  /// Returns a link to the page of `headers playground` with the header of `fit` on the recorded screen; empty if the
  /// page does not have the technique.
  private func link(_ fit: TechniqueFit) -> String {
    let standard = HeaderCatalog.standard[fit.technique.descriptor.name]
    guard standard?.behaviorType == fit.technique.behaviorType else { return "" }
    let values = fit.changes.map { change -> String in
      if case .flag(let isOn) = change.value { return "\(change.name)=\(isOn ? 1 : 0)" }
      return "\(change.name)=\(change.value.text)"
    }
    return "  header-playground.html#"
      + ([fit.technique.descriptor.name] + values + screen.map { "\($0)=\($1)" })
      .joined(separator: "&") + "\n\n"
  }

  /// The recorded screen, as names and values of settings.
  private var screen: [(String, String)] {
    [
      ("mounting", fitter.mounting.rawValue),
      ("safe-area-top", DecimalNumber.text(record.safeAreaTop)),
      ("container-height", DecimalNumber.text(record.containerHeight)),
    ]
  }

  /// Describes a technique that moves the lower edge like `fit` but the top edge differently, if the record does
  /// not have the top edge.
  private func otherWay(than fit: TechniqueFit) -> String {
    guard record.rows.allSatisfy({ $0.header?.minY == nil }) else { return "" }
    func way(_ fit: TechniqueFit) -> String { fit.slides ? "slides away" : "shrinks" }
    let text =
      "\n\(fit.technique.descriptor.name) \(way(fit)). The lower edge alone does not show whether the "
      + "recorded header slid away or shrank.\n"
    guard let other = ranking.best.first(where: { $0.slides != fit.slides }) else { return text }
    return text
      + "\(other.technique.descriptor.name), which \(way(other)), moves the edge the same way:\n\n"
      + "  \(call(other))\n\n" + swift(other)
  }

  /// Returns the command that plays an example with the parameters of `fit` on the recorded screen.
  private func call(_ fit: TechniqueFit) -> String {
    ([console.program, "simulate", fit.technique.descriptor.name] + fit.changes.flags
      + screen.map { "--\($0) \($1)" }).joined(separator: " ")
  }

  private func swift(_ fit: TechniqueFit) -> String {
    let type = String(describing: fit.technique.behaviorType)
    guard !fit.changes.isEmpty else { return "  let header = \(type)()\n" }
    return "  var header = \(type)()\n"
      + zip(fit.technique.parameters, fit.values)
      .filter { $0.defaultValue != $1.value && !$0.property.isEmpty }
      .map { "  header.\($0.property) = \($1.value.swiftText)\n" }.joined()
  }

  /// Describes where the nearest technique differs from the record.
  private var none: String {
    guard let nearest = ranking.lines.first?.first else { return "" }
    var text =
      "No technique moves as this header does. The nearest is "
      + "\(nearest.technique.descriptor.name), which differs:\n"
    for mismatch in nearest.mismatches.prefix(3) {
      text += "  from \(number(mismatch.start / 1000, 2)) to \(number(mismatch.end / 1000, 2)) s, "
      text += "\(mismatch.phase.rawValue): the header was seen at \(place(mismatch.seen)), "
      text += "not \(place(mismatch.fitted))"
      if let delay = mismatch.delay {
        text += "; it moves \(number(delay.magnitude)) pt \(delay > 0 ? "later" : "earlier")"
      }
      text += "\n"
    }
    return text
  }

  private func place(_ sight: HeaderSight) -> String {
    sight.minY.map { "\(number($0))…\(number(sight.maxY))" } ?? number(sight.maxY)
  }
}
