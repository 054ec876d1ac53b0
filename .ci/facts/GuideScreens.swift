// What UIKit's guides take for granted of an app.
import HeaderCore
import HeaderUIKit
import OffscreenContainer
import UIKit

class GuideScreen: UIViewController {
  var header: HeaderAttachment?
  var room: CGFloat = 0
  let layout = UICollectionViewFlowLayout()
  let (headerView, cover, searchBar) = (UIView(), UIView(), UIView())
  let (address, tools, notice, map) = (UIView(), UIView(), UIView(), UIView())
  let (logo, titleLabel, searchField, hairline, blur) = (
    UIView(), UIView(), UIView(), UIView(), UIView()
  )
  let (tableView, feed, mentions) = (UITableView(), UITableView(), UITableView())
  let collectionView = UICollectionView()
  let refreshControl = UIRefreshControl()
  let tabs = UISegmentedControl(items: ["Posts", "Likes"])
  let posts = UITableViewController(style: .plain)
  let likes = UITableViewController(style: .plain)
  let (headerHeight, titleTop, fieldTrailing) = (
    NSLayoutConstraint(), NSLayoutConstraint(), NSLayoutConstraint()
  )
  private(set) lazy var profile = HeaderContainerViewController(
    OffscreenContainerHeader(), header: cover, child: posts)
}
