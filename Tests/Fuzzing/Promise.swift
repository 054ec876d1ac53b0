import HeaderFormats

import Foundation

/// Ends the run when a promise is broken, and says which: an optimized `precondition` does not.
func promise(_ isKept: Bool, _ text: String) {
  guard !isKept else { return }
  let message = Array("broken promise: \(text)\n".utf8)
  message.withUnsafeBytes { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
  preconditionFailure(text)
}

/// Bytes as a file hands them out: in pieces whose ends fall anywhere.
struct Pieces: ByteSource {
  let bytes: [UInt8]
  var position = 0

  mutating func read(into buffer: inout [UInt8]) {
    let end = min(bytes.count, position + 7)
    buffer.removeAll(keepingCapacity: true)
    buffer.append(contentsOf: bytes[position..<end])
    position = end
  }
}
