import HeaderBehaviors
import HeaderCore
import HeaderUIKit
import UIKit

extension FeedController {
  /// A technique over a feed, with its default parameters. A header moved by intent is the table's header view, one that
  /// lies in the content is placed there, and every other lies over the list.
  static func technique(_ technique: HeaderTechnique) -> FeedController {
    FeedController { feed in
      guard let driver = try? technique.makeDriver() else { return }
      let traits = technique.traits
      let cover = CoverView("Harbour Feed", traits.movedBy.phrase)
      guard traits.movedBy != .intent else {
        cover.frame.size.height = 60
        feed.tableView.tableHeaderView = cover
        feed.header = HeaderAttachment(driver: driver, tableHeaderOf: feed.tableView)
        return
      }
      feed.header = HeaderAttachment(
        driver: driver, header: cover, scrollView: feed.tableView,
        placement: traits.liesInContent ? .content : .automatic)
      let elements = driver.choreography.elements.map(\.name)
      if elements.contains("title") { feed.header?.bind("title", to: cover.titleLabel) }
    }
  }

  /// A list below a header, placed by the app's own constraints. Only the header's height changes.
  static func constrained() -> FeedController {
    FeedController { feed in
      let cover = CoverView("Night Library", "Open until two", color: .systemTeal)
      feed.placeTable(below: cover, at: feed.view.topAnchor, height: 88)
      feed.header = HeaderAttachment(
        TwitterCondenseHeader(), header: cover, scrollView: feed.tableView)
      feed.header?.bind("title", to: cover.titleLabel)
    }
  }

  /// A table whose header view stretches when pulled, by its class alone.
  static func stretching() -> FeedController {
    FeedController(ElasticHeaderTableView(frame: .zero, style: .plain)) { feed in
      let cover = CoverView("Lagoon Trail", "Stage three", color: .systemTeal)
      cover.frame.size.height = 200
      feed.tableView.tableHeaderView = cover
    }
  }
}
