/// UIKit lists with one header. A header in the content is the table's header view.
@MainActor final class UIKitScreen {
  let header = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 0))
  let lists: [UIScrollView]
  let attachment: HeaderAttachment
  private let rows = Rows(50)

  init(_ driver: any HeaderDriving, _ lengths: [Double], on stage: Stage, isProbed: Bool) {
    let controller = UIViewController()
    let table = UITableView(frame: controller.view.bounds)
    (table.rowHeight, table.dataSource) = (40, rows)
    let liesInContent = driver.traits.liesInContent
    lists = liesInContent ? [table] : lengths.map { blankList($0, in: controller.view.bounds) }
    for (index, list) in lists.enumerated() {
      list.isHidden = index > 0
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      controller.view.addSubview(list)
    }
    if liesInContent {
      header.frame.size.height = 60
      table.tableHeaderView = header
    } else {
      controller.view.addSubview(header)
    }
    stage.show(controller, settling: false)
    attachment =
      liesInContent
      ? HeaderAttachment(driver: driver, tableHeaderOf: table)
      : HeaderAttachment(
        driver: driver, header: header, scrollView: lists[0], placement: .overlay(),
        forwardsDelegate: !isProbed)
    attachment.scrollsFromHeader = true
    attachment.refreshPlacement = .below
    for list in lists.dropFirst() { attachment.add(list) }
  }

  /// The visible frame of the header.
  var seen: CGRect {
    var frame = header.layer.presentation()?.frame ?? header.frame
    if header.superview is UIScrollView { frame.origin.y -= lists[0].contentOffset.y }
    return frame
  }
}
