import Foundation

/// Ends the run if a promise is broken, and prints it, which an optimized `precondition` does not.
func promise(_ isKept: Bool, _ text: String) {
  guard !isKept else { return }
  let message = Array("broken promise: \(text)\n".utf8)
  message.withUnsafeBytes { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
  preconditionFailure(text)
}
