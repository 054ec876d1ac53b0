/// Where bytes end up.
protocol ByteSink {
  /// Takes all of `bytes`, or says why not.
  func write(_ bytes: [UInt8]) throws(ToolError)
}

/// A file descriptor of the process.
struct FileDescriptorSink: ByteSink {
  private let descriptor: Int32

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  func write(_ bytes: [UInt8]) throws(ToolError) {
    do throws(SystemFailure) {
      try SystemCalls.write(bytes, to: descriptor)
    } catch {
      throw ToolError(status: .output, message: "cannot write the output: \(error.reason)")
    }
  }
}

/// Text on its way out, gathered so that a row does not cost a system call.
///
/// The first failure is kept and everything after it is dropped; the writer asks for it when it
/// suits, at the latest with ``finish()``.
final class TextOutput {
  private let sink: any ByteSink
  private var buffer: [UInt8] = []
  private(set) var failure: ToolError?

  private static let capacity = 1 << 16

  init(_ sink: any ByteSink) {
    self.sink = sink
    buffer.reserveCapacity(TextOutput.capacity + 4096)
  }

  func write(_ text: String) {
    guard failure == nil else { return }
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= TextOutput.capacity { flush() }
  }

  /// Sends everything off.
  func flush() {
    guard failure == nil, !buffer.isEmpty else { return }
    do throws(ToolError) {
      try sink.write(buffer)
    } catch {
      failure = error
    }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Sends everything off, and throws what kept any of it from arriving.
  func finish() throws(ToolError) {
    flush()
    if let failure { throw failure }
  }
}
