import UIKit

/// Shows a feed in a table, and keeps it.
final class PostList: NSObject, UITableViewDataSource {
  private let posts: [Post]

  /// A feed of `count` posts in `tableView`, each as high as its text.
  init(_ tableView: UITableView, count: Int = 60) {
    posts = Post.feed(count)
    super.init()
    tableView.register(TextCell.self, forCellReuseIdentifier: TextCell.identifier)
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 70
    tableView.dataSource = self
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
