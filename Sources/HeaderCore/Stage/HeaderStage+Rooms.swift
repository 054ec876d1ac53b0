import ScrollPhysics

/// The room above the content of an overlay, which stays while the header moves.
extension HeaderStage {
  /// Keeps the room that the header takes at its largest, on pixels: the inset E (see ``HeaderStage``)
  /// less what the app and the system add. While content near the top moves, new geometry waits, and what
  /// the system adds meanwhile is taken off, so that the edge stays. A header that comes or goes by itself
  /// does not wait.
  mutating func makeRoom(answering event: ScrollEvent, reading: HostReading) -> Double {
    let needed = HeaderStage.room(of: layout, for: reading)
    let isWaiting = needed == neededRoom || event.isGeometry
    neededRoom = needed
    if var room, room != needed, reading.motion != .resting, isWaiting {
      let inset =
        reading.appInset.top + reading.refreshInset + reading.safeAreaInset(at: 0)
        + min(room, needed)
      if reading.motion == .tracking || reading.offset + inset <= reading.tolerance {
        room += safeAreaInset - reading.safeAreaInset(at: 0)
        self.room = room
        return room
      }
    }
    room = needed
    return needed
  }

  /// E less what the app and the system add to the top of a view that fills the container.
  static func room(of layout: HeaderLayout, for reading: HostReading) -> Double {
    reading.grid.rounded(line(of: layout, at: layout.restMinY, for: reading))
      - (reading.appInset.top + reading.refreshInset + reading.safeAreaInset(at: 0))
  }
}

extension ScrollEvent {
  /// Whether neither the user nor the app is behind an answer that changes the room.
  var isGeometry: Bool {
    switch self {
    case .geometryDidChange, .didScroll(.layout): true
    default: false
    }
  }
}
