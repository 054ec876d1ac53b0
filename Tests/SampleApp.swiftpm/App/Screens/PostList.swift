import UIKit

/// The data source of a table that shows a feed.
final class PostList: NSObject, UITableViewDataSource {
  private let posts: [Post]
  private let sections: Int

  /// A feed of `count` self-sizing posts in `tableView`, in `sections` of equal length.
  init(_ tableView: UITableView, count: Int = 60, sections: Int = 1) {
    posts = Post.feed(count / sections)
    self.sections = sections
    super.init()
    tableView.register(TextCell.self, forCellReuseIdentifier: TextCell.identifier)
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 70
    tableView.dataSource = self
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections > 1 ? "Part \(section + 1)" : nil
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    posts.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: TextCell.identifier, for: indexPath)
    let post = posts[indexPath.row]
    (cell as? TextCell)?.show(title: post.author, text: post.text)
    return cell
  }
}
