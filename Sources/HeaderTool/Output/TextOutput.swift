import Foundation

/// Buffered text for a stream: a row does not cost a system call.
///
/// The first failure is kept, and what is written after it is dropped. ``finish()`` throws it.
final class TextOutput {
  private let send: (Data) throws -> Void
  private var buffer: [UInt8] = []
  private(set) var failure: ToolError?

  private static let capacity = 1 << 16

  /// An output whose bytes `send` takes, or says why not.
  init(_ send: @escaping (Data) throws -> Void) {
    self.send = send
  }

  func write(_ text: String) {
    guard failure == nil else { return }
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= TextOutput.capacity { flush() }
  }

  /// Sends what is buffered.
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

  /// Sends what is buffered, and throws if any of the text could not be written.
  func finish() throws(ToolError) {
    flush()
    if let failure { throw failure }
  }
}
