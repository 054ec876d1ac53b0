import Foundation

/// A buffered text stream.
///
/// After the first failure, further text is dropped. ``finish()`` throws the failure.
final class TextOutput {
  private let send: (Data) throws -> Void
  private var buffer: [UInt8] = []
  private(set) var failure: ToolError?

  private static let capacity = 1 << 16

  /// A stream whose bytes are passed to `send`.
  init(_ send: @escaping (Data) throws -> Void) {
    self.send = send
  }

  func write(_ text: String) {
    guard failure == nil else { return }
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= TextOutput.capacity { flush() }
  }

  /// Sends the buffered text.
  func flush() {
    guard failure == nil, !buffer.isEmpty else { return }
    do {
      try FileSystem.drainingPool { try send(Data(buffer)) }
    } catch {
      failure =
        FileSystem.code(of: error) == EPIPE
        ? .readerIsGone
        : ToolError(
          status: .output, message: "cannot write the output: \(FileSystem.reason(for: error))")
    }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Sends the buffered text, and throws if any text could not be written.
  func finish() throws(ToolError) {
    flush()
    if let failure { throw failure }
  }
}
