/// What the double tells of a table that UIKit does not.
@MainActor
public enum HeadlessTable {
  /// Where the top of the section's header is seen in `tableView`, in the content's coordinates: at
  /// its own place, held at the top by a plain table, or pushed up by the end of its section.
  public static func pinnedHeaderMinY(_ section: Int, in tableView: UITableView) -> CGFloat {
    let plan = tableView.currentPlan
    guard tableView.style == .plain else { return plan.section(section)?.header.minY ?? 0 }
    return plan.pinnedHeaderMinY(
      section, top: tableView.contentOffset.y + tableView.adjustedContentInset.top)
  }
}
