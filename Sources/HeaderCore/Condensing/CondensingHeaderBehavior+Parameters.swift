/// Parameters for condensing techniques. A technique lists the ones that it offers.
extension CondensingHeaderBehavior {
  /// `maximum-height`, 0 to 1000 pt.
  public static var maximumHeightParameter: HeaderParameter<Self> {
    HeaderParameter(
      name: "maximum-height", unit: "pt", range: 0...1000,
      property: "condensing.maximumHeight", help: "Height below the safe area when expanded.",
      get: { $0.condensing.maximumHeight }, set: { $0.condensing.maximumHeight = $1 })
  }

  /// `minimum-height`, 0 to 1000 pt.
  public static var minimumHeightParameter: HeaderParameter<Self> {
    HeaderParameter(
      name: "minimum-height", unit: "pt", range: 0...1000, atMost: "maximum-height",
      property: "condensing.minimumHeight", help: "Height below the safe area when collapsed.",
      get: { $0.condensing.minimumHeight }, set: { $0.condensing.minimumHeight = $1 })
  }

  /// `snaps`, true or false.
  public static var snapsParameter: HeaderParameter<Self> {
    HeaderParameter(
      name: "snaps", property: "condensing.snaps",
      help: "Whether a header that stops half-way snaps to a height it rests at.",
      get: { $0.condensing.snaps }, set: { $0.condensing.snaps = $1 })
  }

  /// `snap-by`, nearest or direction.
  public static var snapByParameter: HeaderParameter<Self> {
    HeaderParameter(
      name: "snap-by", property: "condensing.snapBy",
      help: "Where it snaps: to the nearest end, or on in its direction.",
      get: { $0.condensing.snapBy }, set: { $0.condensing.snapBy = $1 })
  }

  /// `snap-threshold`, 0 to 1.
  public static var snapThresholdParameter: HeaderParameter<Self> {
    HeaderParameter(
      name: "snap-threshold", unit: "", range: 0...1, property: "condensing.snapThreshold",
      help: "Expanded fraction above which it snaps open, if by nearest.",
      get: { $0.condensing.snapThreshold }, set: { $0.condensing.snapThreshold = $1 })
  }

  /// `snap-duration`, 0 to 5 s.
  public static var snapDurationParameter: HeaderParameter<Self> {
    HeaderParameter(
      name: "snap-duration", unit: "s", range: 0...5, property: "condensing.snapDuration",
      help: "Duration of a snap; 0 snaps at once.",
      get: { $0.condensing.snapDuration }, set: { $0.condensing.snapDuration = $1 })
  }

  /// `freezes-content`, true or false.
  public static var freezesContentParameter: HeaderParameter<Self> {
    HeaderParameter(
      name: "freezes-content", property: "condensing.freezesContent",
      help:
        "Whether the content stays in place while the header moves; not in an overlay.",
      get: { $0.condensing.freezesContent }, set: { $0.condensing.freezesContent = $1 })
  }

  /// `tolerance`, 0 to 500 pt.
  public static var toleranceParameter: HeaderParameter<Self> {
    HeaderParameter(
      name: "tolerance", unit: "pt", range: 0...500, property: "condensing.tolerance",
      help: "User travel after a turn before the header follows.",
      get: { $0.condensing.tolerance }, set: { $0.condensing.tolerance = $1 })
  }

  /// `travel`, 0 to 2000 pt.
  public static var travelParameter: HeaderParameter<Self> {
    HeaderParameter(
      name: "travel", unit: "pt", range: 0...2000, property: "condensing.travel",
      help: "User travel from end to end; at most the header's height, it follows the finger.",
      get: { $0.condensing.travel }, set: { $0.condensing.travel = $1 })
  }

  /// `commit-distance`, 0 to 1000 pt.
  public static var commitDistanceParameter: HeaderParameter<Self> {
    HeaderParameter(
      name: "commit-distance", unit: "pt", range: 0...1000, property: "condensing.commitDistance",
      help: "Travel in one direction after which it snaps during a drag; 0 waits for the lift.",
      get: { $0.condensing.commitDistance }, set: { $0.condensing.commitDistance = $1 })
  }

  /// `reveals`, anywhere, fling or top.
  public static var revealsParameter: HeaderParameter<Self> {
    HeaderParameter(
      name: "reveals", property: "condensing.reveals",
      help: "Where it returns: at any turn, only in a fast fling, or only at the top of the list.",
      get: { $0.condensing.reveals }, set: { $0.condensing.reveals = $1 })
  }

  /// `starts-collapsed`, true or false.
  public static var startsCollapsedParameter: HeaderParameter<Self> {
    HeaderParameter(
      name: "starts-collapsed", property: "condensing.startsCollapsed",
      help: "Whether the header starts collapsed.",
      get: { $0.condensing.startsCollapsed }, set: { $0.condensing.startsCollapsed = $1 })
  }

  /// `pinned`, true or false.
  public static var pinnedParameter: HeaderParameter<Self> {
    HeaderParameter(
      name: "pinned", property: "condensing.isPinned",
      help: "Whether only the app moves the header, and the user does not.",
      get: { $0.condensing.isPinned }, set: { $0.condensing.isPinned = $1 })
  }

  /// The parameters that every condensing technique offers last: `tolerance`, `starts-collapsed` and
  /// `pinned`.
  public static var habitParameters: [HeaderParameter<Self>] {
    [toleranceParameter, startsCollapsedParameter, pinnedParameter]
  }
}
