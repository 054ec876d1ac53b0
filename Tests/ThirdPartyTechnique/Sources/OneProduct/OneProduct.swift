import HeaderCore
import TwitterCondense

/// Returns a driver with only the product of one technique as a dependency. `HeaderCore` is part of it, and is imported
/// separately.
public func makeDriver() -> HeaderDriver<TwitterCondenseHeader> {
  HeaderDriver(TwitterCondenseHeader())
}
