import ScrollPhysics

/// Makes room above the content. The room of an overlay stays the same while the header moves.
extension HeaderStage {
  /// Returns the room for the header.
  ///
  /// In an overlay it is what the header takes at its largest: the inset E (see ``HeaderStage``) less what
  /// the app and the system add. New geometry waits while content near the top moves. What the system adds
  /// meanwhile is subtracted, so the edge stays. A header that moves by itself does not wait.
  mutating func makeRoom(answering event: ScrollEvent, reading: HostReading) -> Double {
    let needed = reading.room(of: layout, mounting: mounting)
    guard mounting == .overlay else { return needed }
    let isWaiting = needed == neededRoom || event.isGeometry
    neededRoom = needed
    if var room, room != needed, reading.motion != .resting, isWaiting {
      let inset = reading.insetAboveRoom + min(room, needed)
      if reading.motion == .tracking || reading.offset + inset <= reading.tolerance {
        room += safeAreaInset - reading.safeAreaInset(at: 0)
        self.room = room
        return room
      }
    }
    room = needed
    return needed
  }
}
