#if canImport(UIKit) || canImport(HeadlessUIKit)
  #if canImport(UIKit)
    import UIKit
  #else
    import Foundation
    import HeadlessUIKit
  #endif

  /// A table's content: rows of one height, in sections with or without headers.
  @MainActor
  final class Rows: NSObject, UITableViewDataSource {
    var counts: [Int]

    init(_ counts: Int...) {
      self.counts = counts
    }

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  /// A screen as an article has it: a header, and a table of 40 points a row.
  @MainActor
  final class FeedController: UIViewController {
    let headerView = UIView(frame: .zero)
    let tableView: UITableView
    let rows: Rows

    init(rows: Rows, style: UITableView.Style = .plain) {
      self.rows = rows
      tableView = UITableView(frame: .zero, style: style)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
      nil
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.rowHeight = 40
      tableView.estimatedRowHeight = 0
      tableView.dataSource = rows
      tableView.frame = view.bounds
      view.addSubview(tableView)
    }
  }
#endif
