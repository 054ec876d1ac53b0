import HeaderCore
import HeaderFormats
import HeaderRendering
import ScrollSimulator

extension PlaygroundSession {
  /// What the tool's comparison says of the gesture of `other`, its recording or its example, played
  /// to this technique: `{"name", "cells": [figure]}`.
  func summary(playing other: PlaygroundSession) -> [UInt8] {
    var text = JSONWriter()
    text.object { text in
      text.member("name", technique.descriptor.name)
      text.key("cells")
      let summary = rendering(of: other.gesture).map { GestureSummary($0) }
      text.array(SummaryColumn.allCases) { text, column in
        text.string(summary.map { column.text(of: $0) } ?? "")
      }
    }
    return text.bytes
  }

  /// The recording as a link has it, `0d196,426;8m196,420;…`, with at most `limit` touches:
  /// `{"gesture", "count", "loss"}`, `loss` in points. The gesture is empty where it cannot be made
  /// that short.
  func link(limit: Int) -> [UInt8] {
    let thinned = recording.thinned(to: limit)
    var gesture = ""
    for touch in thinned?.recording.touches ?? [] {
      if !gesture.isEmpty { gesture += ";" }
      gesture += "\(DecimalNumber.text(touch.time))\(touch.phase.letter)"
      gesture += "\(DecimalNumber.text(touch.x)),\(DecimalNumber.text(touch.y))"
    }
    var text = JSONWriter()
    text.object { text in
      text.member("gesture", gesture)
      text.member("count", Double(thinned?.recording.touches.count ?? 0))
      text.member("loss", thinned?.loss ?? 0)
    }
    return text.bytes
  }

  private func rendering(of inputs: [SimulationInput]) -> HeaderRecording? {
    guard let driver = try? technique.makeDriver(assignments) else { return nil }
    var source = InputPlayback(inputs: inputs[...])
    return HeaderRecording(of: driver, playing: &source, configuration: configuration)
  }
}

/// Plays inputs that are all in memory.
private struct InputPlayback: SimulationSource {
  var inputs: ArraySlice<SimulationInput>

  mutating func next() throws(Never) -> SimulationInput? { inputs.popFirst() }
}

extension TouchSample.Phase {
  /// The first letter of its name in a trace.
  fileprivate var letter: String {
    switch self {
    case .down: "d"
    case .move: "m"
    case .up: "u"
    case .cancel: "c"
    }
  }
}
