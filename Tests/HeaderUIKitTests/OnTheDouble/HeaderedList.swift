/// A way to put a header above a list.
enum WayIn: CaseIterable {
  case overlay, frames, constraints, content, tableHeader, tableClass, container

  /// The techniques that are for it.
  var names: [String] {
    switch self {
    case .overlay: HeaderCase.overlayNames
    case .frames, .constraints, .container:
      HeaderCatalog.standard.names.filter { $0 != "sticky-pull-reveal" }
    case .content, .tableClass: ["elastic-stretch"]
    case .tableHeader: ["sticky-pull-reveal"]
    }
  }

  /// Whether the header takes the list's place, or some of it.
  var isBeside: Bool { self == .frames || self == .constraints }
}

/// A technique, where its header is put, and whether the table makes room with its own header
/// view or with an inset.
struct HeaderCase: CustomTestStringConvertible, Sendable {
  let name: String
  var placing = WayIn.frames
  var isPlain = true

  var testDescription: String { "\(name), \(placing), \(isPlain ? "plain" : "grouped")" }

  /// The others reveal something of their own when they are pulled.
  static let overlayNames = HeaderCatalog.standard.names.filter {
    $0 != "sticky-pull-reveal" && $0 != "detents"
  }

  static let all = WayIn.allCases.flatMap { placing in
    placing.names.enumerated().flatMap { index, name in
      // In a short run, techniques alternate between the kinds of table.
      [true, false].filter { isBroad || placing.names.count == 1 || $0 == (index % 2 == 0) }
        .map { HeaderCase(name: name, placing: placing, isPlain: $0) }
    }
  }
}

/// A list under a header, which can be refreshed unless it is said not to, and what is seen of it.
@MainActor final class HeaderedList {
  let stage: Stage
  let control: UIRefreshControl
  let table: UITableView
  let headerView: UIView
  private let rows = Rows(60)
  private(set) var header: HeaderAttachment?

  /// A screen at rest. Whether it has a control is `refreshes`. `controlFirst` adds that before the header, and `place`
  /// is where it appears at a header over the list. `otherUIKit` reverses what UIKit is not known to do.
  init(
    _ headerCase: HeaderCase, place: HeaderRefreshPlacement = .below, controlFirst: Bool = true,
    otherUIKit: Bool = false, refreshes: Bool = true
  ) throws {
    stage = Stage(safeAreaTop: 47, switches: otherUIKit ? .other : HeadlessSwitches())
    control = UIRefreshControl()
    let height: CGFloat =
      switch headerCase.name {
      case "elastic-stretch": 200
      case "offscreen-container": 500
      default: 60
      }
    headerView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: height))
    let style: UITableView.Style = headerCase.isPlain ? .plain : .grouped
    table =
      headerCase.placing == .tableClass
      ? ElasticHeaderTableView(frame: stage.window.bounds, style: style)
      : UITableView(frame: stage.window.bounds, style: style)
    rows.fill(table)
    if refreshes, controlFirst { table.refreshControl = control }
    show(headerCase.placing, try makeDriver(headerCase.name))
    if headerCase.placing == .overlay { header?.refreshPlacement = place }
    stage.settle()
    guard refreshes, !controlFirst else { return }
    table.refreshControl = control
    stage.settle()
  }

  private func show(_ placing: WayIn, _ driver: any HeaderDriving) {
    let controller = UIViewController()
    controller.view.addSubview(table)
    if placing == .container {
      let container = HeaderContainerViewController(
        driver: driver, header: headerView, child: controller)
      stage.show(container)
      header = container.attachment
      return
    }
    if placing == .tableHeader || placing == .tableClass { table.tableHeaderView = headerView }
    if placing == .tableHeader {
      header = HeaderAttachment(driver: driver, tableHeaderOf: table)
    }
    let placement: HeaderPlacement =
      switch placing {
      case .constraints: .beside(constrain(in: controller.view))
      case .content: .content
      case .overlay: .automatic
      case .frames, .tableHeader, .tableClass, .container: .beside()
      }
    stage.show(controller)
    guard header == nil, placing != .tableClass else { return }
    header = HeaderAttachment(
      driver: driver, header: headerView, scrollView: table, placement: placement)
    header?.scrollsFromHeader = true
  }

  private func constrain(in view: UIView) -> HeaderConstraints {
    view.addWide(table, at: [\.bottomAnchor])
    view.addWide(headerView)
    let height = headerView.heightAnchor.constraint(equalToConstant: 0)
    let top = headerView.topAnchor.constraint(equalTo: view.topAnchor)
    let tableTop = table.topAnchor.constraint(equalTo: view.topAnchor)
    NSLayoutConstraint.activate([height, top, tableTop])
    return HeaderConstraints(headerHeight: height, headerTop: top, scrollViewTop: tableTop)
  }

  // MARK: What is seen, in the window

  var headerFrame: CGRect { headerView.frameOnScreen }

  var rowsTop: CGFloat { table.rowsTop }

  /// The places of both.
  var edges: (header: CGRect, rowsTop: CGFloat) { (headerFrame, rowsTop) }

  /// Where the control's content is drawn, which moves with its bounds.
  var spinner: CGRect {
    let content = CGRect(x: 0, y: 0, width: control.bounds.width, height: 60)
    return control.convert(content, to: stage.window)
  }

  /// Whether neither the status bar nor a row covers the control, nor a header in front of it.
  var showsSpinner: Bool {
    spinner.minY >= 47 && spinner.maxY <= min(rowsTop + 0.01, stage.window.bounds.maxY)
      && (isHeaderBehind || !headerFrame.insetBy(dx: 0, dy: 0.01).intersects(spinner))
  }

  private var isHeaderBehind: Bool {
    table.subviews.first { $0 === headerView || $0 === control } === headerView
  }

  /// Whether the rows do not begin where the header ends.
  var hasGap: Bool { abs(headerFrame.maxY - rowsTop) > 0.01 }

  /// Pulls the list down with a finger, and holds it.
  func pull() throws {
    try stage.begin("drag 400 over 400; hold 200")
  }

  /// Lifts the finger where it is.
  func lift() {
    stage.lift(from: CGPoint(x: 196, y: 826))
  }

  /// The app begins or ends a refresh.
  func setRefreshing(_ isRefreshing: Bool) {
    if isRefreshing { control.beginRefreshing() } else { control.endRefreshing() }
    stage.settle()
  }

  /// Puts the content `distance` below where it rests.
  func pull(by distance: CGFloat) {
    table.contentOffset.y = -table.adjustedContentInset.top - distance
    stage.layOut()
  }

  func scrollToTop() {
    table.setContentOffset(CGPoint(x: 0, y: -table.adjustedContentInset.top), animated: false)
    stage.settle()
  }
}

extension HeadlessSwitches {
  /// What UIKit is not known to do, reversed.
  static var other: HeadlessSwitches {
    var switches = HeadlessSwitches()
    switches.reportsCutDeceleration = true
    switches.clampsInsetChangesDuringInteraction = true
    switches.roundsAssignedOffsets = true
    switches.readsContentSizeImmediatelyAfterReload = true
    return switches
  }
}
