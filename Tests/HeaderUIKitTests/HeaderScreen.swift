#if canImport(UIKit) || canImport(HeadlessUIKit)
  /// A controller with a header over a list, which keeps what is attached to them.
  @MainActor protocol HeaderScreen: AnyObject {
    var headerView: UIView { get }
    var tableView: UITableView { get }
    var header: HeaderAttachment? { get set }
  }

  extension HeaderScreen {
    /// Attaches a technique to the two.
    @discardableResult
    func attach(
      _ behavior: some HeaderBehavior, placement: HeaderPlacement = .automatic,
      forwardsDelegate: Bool? = nil
    ) -> HeaderAttachment {
      attach(
        driver: HeaderDriver(behavior), placement: placement, forwardsDelegate: forwardsDelegate)
    }

    /// Attaches a driver's technique to the two.
    @discardableResult
    func attach(
      driver: any HeaderDriving, placement: HeaderPlacement = .automatic,
      forwardsDelegate: Bool? = nil
    ) -> HeaderAttachment {
      let attached = HeaderAttachment(
        driver: driver, header: headerView, scrollView: tableView, placement: placement,
        forwardsDelegate: forwardsDelegate)
      header = attached
      return attached
    }
  }
#endif
