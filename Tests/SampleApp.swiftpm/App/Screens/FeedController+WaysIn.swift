import HeaderBehaviors
import HeaderCore
import HeaderUIKit
import UIKit

extension FeedController {
  /// One technique over a feed, as its document has it. A header that waits to be pulled is the first part of
  /// the table; one that lies in the content goes into it; every other lies over the list.
  static func technique(
    _ technique: HeaderTechnique, title: String = "Harbour Feed"
  ) -> FeedController {
    FeedController { feed in
      guard let driver = try? technique.makeDriver() else { return }
      let traits = technique.traits
      let cover = CoverView(title, traits.movedBy.phrase)
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

  /// A list that the app's own constraints hang under a header: the header's height is all that moves.
  static func constrained() -> FeedController {
    FeedController { feed in
      let cover = CoverView("Night Library", "Open until two", color: .systemTeal)
      feed.hang(under: cover, at: feed.view.topAnchor, height: 88)
      feed.header = HeaderAttachment(
        TwitterCondenseHeader(), header: cover, scrollView: feed.tableView)
      feed.header?.bind("title", to: cover.titleLabel)
    }
  }

  /// A table whose class is all that was set: its header view stretches when it is pulled.
  static func stretching() -> FeedController {
    FeedController(ElasticHeaderTableView(frame: .zero, style: .plain)) { feed in
      let cover = CoverView("Lagoon Trail", "Stage three", color: .systemTeal)
      cover.frame.size.height = 200
      feed.tableView.tableHeaderView = cover
    }
  }
}
