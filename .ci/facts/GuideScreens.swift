// What the guides, except SwiftUI's, take for granted of an app.
import HeaderConformance
import HeaderCore
import HeaderFit
import HeaderUIKit
import OffscreenContainer
import UIKit

class GuideScreen: UIViewController {
  var header: HeaderAttachment?
  var room: CGFloat = 0
  let layout = UICollectionViewFlowLayout()
  let (headerView, cover, searchBar) = (UIView(), UIView(), UIView())
  let (address, tools, notice, map) = (UIView(), UIView(), UIView(), UIView())
  let (logo, titleLabel, hairline, blur) = (UIView(), UIView(), UIView(), UIView())
  let searchField = UIControl()
  let (tableView, feed, mentions) = (UITableView(), UITableView(), UITableView())
  let collectionView = UICollectionView()
  let refreshControl = UIRefreshControl()
  let tabs = UISegmentedControl(items: ["Posts", "Likes"])
  let posts = UITableViewController(style: .plain)
  let likes = UITableViewController(style: .plain)
  let (headerHeight, titleTop, fieldTrailing) = (
    NSLayoutConstraint(), NSLayoutConstraint(), NSLayoutConstraint()
  )
  let (record, checker) = (HeaderRecord(rows: []), ConformanceChecker())
  let frames: [(luma: UnsafeBufferPointer<UInt8>, milliseconds: Double)] = []
  let url = FileManager.default.temporaryDirectory
  private(set) lazy var profile = HeaderContainerViewController(
    OffscreenContainerHeader(), header: cover, child: posts)
}
