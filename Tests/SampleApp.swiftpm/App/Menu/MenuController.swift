import HeaderBehaviors
import HeaderCore
import UIKit

/// Every screen there is, in three groups: techniques, ways in, and the check of the device.
final class MenuController: UITableViewController {
  private let groups: [[MenuEntry]] = [
    HeaderCatalog.standard.techniques.map { MenuEntry(technique: $0) },
    MenuEntry.waysIn,
    MenuEntry.deviceChecks,
  ]

  init() {
    super.init(style: .insetGrouped)
    title = "Headers"
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TextCell.self, forCellReuseIdentifier: TextCell.identifier)
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 64
  }

  override func numberOfSections(in tableView: UITableView) -> Int { groups.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    groups[section].count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let entry = groups[indexPath.section][indexPath.row]
    let cell = tableView.dequeueReusableCell(
      withIdentifier: TextCell.identifier, for: indexPath)
    (cell as? TextCell)?.show(title: entry.title, text: entry.summary)
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let controller = groups[indexPath.section][indexPath.row].makeController()
    navigationController?.pushViewController(controller, animated: true)
  }
}
