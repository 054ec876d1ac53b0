import HeaderCore
import TwitterCondense

/// A driver from one technique's product alone: what techniques have in common comes along, and has an
/// import of its own.
public func makeDriver() -> HeaderDriver<TwitterCondenseHeader> {
  HeaderDriver(TwitterCondenseHeader())
}
