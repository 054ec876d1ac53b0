import Foundation
import Testing

/// A recording that is no good, and the complaint after `headers: PATH:`.
struct BadRecording: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let text: String
  let complaint: String

  init(_ description: String, _ text: String, _ complaint: String) {
    testDescription = description
    self.text = text
    self.complaint = complaint
  }

  /// The good event with `part` replaced, after a good first line.
  static func event(
    _ description: String, _ part: String, by other: String, _ complaint: String
  ) -> BadRecording {
    BadRecording(
      description, first + "\n" + event.replacingOccurrences(of: part, with: other) + "\n",
      "2: " + complaint)
  }

  /// The good first line with `part` replaced, before a good event.
  static func first(
    _ description: String, _ part: String, by other: String, _ complaint: String
  ) -> BadRecording {
    BadRecording(
      description, first.replacingOccurrences(of: part, with: other) + "\n" + event,
      "1: " + complaint)
  }

  static let first =
    #"{"format":"scroll-recording","version":1,"technique":"twitter-condense","#
    + #""parameters":{"minimum-height":30}}"#
  static let event =
    #"{"time":20,"event":"didScroll","cause":"drag","content_offset":7,"content_size":2000,"#
    + #""bounds":764,"inset_top":0,"inset_bottom":0,"header_inset":0,"is_tracking":true,"#
    + #""unbounded_content_offset":7,"container_height":852,"safe_area_top":0,"#
    + #""prefers_reduced_motion":false,"visible_layout":{"header_min_y":0,"header_height":50,"#
    + #""scroll_view_min_y":50,"content_inset_top":0,"collapsed_fraction":0.5,"stretch":0}}"#

  static let wanted =
    "expected a first line {\"format\":\"scroll-recording\",\"version\":1,…}"
  private static let empty = "1: the recording is empty; \(wanted)"

  static let files = [
    BadRecording("empty", "", empty),
    BadRecording("a byte-order mark and nothing else", "\u{FEFF}", empty),
    BadRecording("blank lines only", "\n \r\n\n", empty),
    BadRecording(
      "the rows of a simulation", "{\"time\":0,\"event\":\"geometryDidChange\",\"cause\":null}\n",
      "1: this is no recording; \(wanted), found "
        + "'{\"time\":0,\"event\":\"geometryDidChange\",\"cause\":null}'"),
    BadRecording(
      "another format", "{\"format\":\"har\"}",
      "1: this is no recording; \(wanted), found '{\"format\":\"har\"}'"),
    BadRecording(
      "an escape code and more", "\u{1B}[2J" + String(repeating: "z", count: 2000),
      "1: this is no recording; \(wanted), found '\\u{1B}[2J"
        + String(repeating: "z", count: 56) + "…'"),
    BadRecording(
      "a first line only", first,
      "1: there are no events; expected at least one line after the first"
    ),
    BadRecording(
      "a line too long", first + "\n{" + String(repeating: " ", count: 70_000) + "}\n",
      "2: the line is longer than 65536 bytes; expected one JSON object"),
    BadRecording(
      "cut off in the first line", String(first.dropLast(20)),
      "1: the line breaks off; expected a whole JSON object"),
    BadRecording(
      "cut off in an event", first + "\n" + event + "\n" + event.prefix(100),
      "3: the line breaks off; expected a whole JSON object"),
    BadRecording(
      "no object", first + "\n17\n", "2: column 1 is not JSON; expected an object"),
  ]

  static let firstLines = [
    first(
      "a later version", ":1,", by: ":2,", "the recording is of version 2; expected 1"),
    first("no version", "version", by: "revision", "there is no 'version'"),
    first(
      "a version in words", ":1,", by: ":\"1\",", "expected a number in 'version', found '\"1\"'"),
    first("no technique", "technique", by: "name", "there is no 'technique'"),
    first(
      "no name", "\"twitter-condense\"", by: "5", "expected text in 'technique', found '5'"),
    first("no parameters", "parameters", by: "settings", "there is no 'parameters'"),
    first(
      "parameters in a list", "{\"minimum-height\":30}", by: "[30]",
      "expected an object in 'parameters', found '[30]'"),
    first(
      "a parameter without a value", "30", by: "null",
      "expected a number, true, false or text in 'parameters.minimum-height', found 'null'"),
    first(
      "a parameter that no technique has", "minimum", by: "minimal",
      "twitter-condense as recorded: unknown parameter 'minimal-height'; did you mean "
        + "'minimum-height' or 'maximum-height'?"),
    first(
      "a parameter out of range", "30", by: "1001",
      "twitter-condense as recorded: minimum-height takes a number from 0 to 1000, not 1001"),
    first(
      "parameters that contradict each other", "{\"minimum-height\":30}",
      by: "{\"maximum-height\":29,\"minimum-height\":30}",
      "twitter-condense as recorded: minimum-height 30 is larger than maximum-height 29"),
  ]

  static let events = [
    event("no comma", "\"drag\",", by: "\"drag\" ", "column 47 is not JSON; expected ',' or '}'"),
    event(
      "a comma too many", "20,", by: "20,,",
      "column 12 is not JSON; expected a key in quotation marks"),
    event("no colon", "\"time\":", by: "\"time\" ", "column 9 is not JSON; expected ':'"),
    event("no number", ":20", by: ":NaN", "column 9 is not JSON; expected a value"),
    event(
      "a raw tab", "didScroll", by: "did\tScroll",
      "column 24 is not JSON; expected a character, or one escaped as in JSON"),
    event(
      "something after the object", "0}}", by: "0}}x",
      "column 404 is not JSON; expected the end of the line"),
    event("a key twice", "inset_bottom", by: "inset_top", "'inset_top' is there twice"),
    event("no time", "\"time\":20,", by: "", "there is no 'time'"),
    event("no offset", "\"content_offset\":7,", by: "", "there is no 'content_offset'"),
    event("no cause", "\"cause\":\"drag\",", by: "", "there is no 'cause'"),
    event(
      "half a visible layout", ",\"stretch\":0", by: "", "there is no 'visible_layout.stretch'"),
    event(
      "a word for a number", ":764", by: ":\"764\"",
      "expected a number in 'bounds', found '\"764\"'"),
    event(
      "nothing for a number", ":764", by: ":null", "expected a number in 'bounds', found 'null'"),
    event(
      "an endless number", ":764", by: ":1e999", "expected a number in 'bounds', found '1e999'"),
    event(
      "a number for a switch", ":true", by: ":1",
      "expected true or false in 'is_tracking', found '1'"),
    event(
      "a list for a layout",
      "{\"header_min_y\":0,\"header_height\":50,\"scroll_view_min_y\":50,\"content_inset_top\":0,\"collapsed_fraction\":0.5,\"stretch\":0}",
      by: "[0,50,50]", "expected an object in 'visible_layout', found '[0,50,50]'"),
    event(
      "a misspelt event", "didScroll", by: "didScrol",
      "unknown event 'didScrol'; did you mean 'didScroll' or 'didScrollToTop'?"),
    event("an unknown event", "didScroll", by: "layoutSubviews", "unknown event 'layoutSubviews'"),
    event(
      "a frame of an animation", "didScroll", by: "animationFrame", "unknown event 'animationFrame'"
    ),
    event(
      "an event without its values", "didScroll", by: "willEndDragging", "there is no 'velocity'"),
    event(
      "an unknown cause", "drag", by: "wind",
      "unknown cause 'wind'; expected drag, deceleration, programmatic or layout"),
    event("a time before the beginning", ":20", by: ":-1", "time goes backwards, from 0 to -1 ms"),
    BadRecording(
      "time going backwards",
      [first, "", event, event.replacingOccurrences(of: ":20", with: ":19.5")].joined(
        separator: "\r\n"),
      "4: time goes backwards, from 20 to 19.5 ms"),
  ]
}
