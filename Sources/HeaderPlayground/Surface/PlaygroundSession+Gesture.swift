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

  /// The recording as a link has it, `0d196,426;8m196,420;…;900p2,300` with a swipe to the second list,
  /// and at most `limit` touches: `{"gesture", "of", "count", "loss"}`, `count` touches of those that
  /// there are, `loss` in points. A touch that is not over is left out. The gesture is empty where it
  /// cannot be made that short.
  func link(limit: Int) -> [UInt8] {
    let finished = recording.finished
    let thinned = finished.thinned(to: limit)
    var gesture = ""
    for touch in thinned?.recording.touches ?? [] {
      if !gesture.isEmpty { gesture += ";" }
      gesture += "\(DecimalNumber.text(touch.time))\(touch.phase.letter)"
      gesture += "\(DecimalNumber.text(touch.x)),\(DecimalNumber.text(touch.y))"
    }
    for swipe in thinned?.recording.swipes ?? [] {
      if !gesture.isEmpty { gesture += ";" }
      gesture += "\(DecimalNumber.text(swipe.time))p\(swipe.page),"
      gesture += DecimalNumber.text(swipe.duration)
    }
    var text = JSONWriter()
    text.object { text in
      text.member("gesture", gesture)
      text.member("of", Double(finished.touches.count + finished.swipes.count))
      text.member("count", Double(thinned?.recording.touches.count ?? 0))
      text.member("loss", thinned?.loss ?? 0)
    }
    return text.bytes
  }

  private func rendering(of inputs: [SimulationInput]) -> HeaderRecording? {
    guard let driver = try? technique.makeDriver(assignments) else { return nil }
    var source = InputPlayback(inputs)
    return HeaderRecording(of: driver, playing: &source, configuration: screen)
  }
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
