/// The keys of a recording's lines. What the tool's rows have as well is called as it is there.
enum RecordField: String, CodingKey {
  // The first line.
  case format
  case version
  case technique
  case parameters

  // Every other line.
  case time
  case event
  case finger
  case contentOffset = "content_offset"
  case contentSize = "content_size"
  case bounds
  case insetTop = "inset_top"
  case insetBottom = "inset_bottom"
  case headerInset = "header_inset"
  case isTracking = "is_tracking"
  case isResting = "is_resting"
  case unboundedContentOffset = "unbounded_content_offset"
  case contentVelocity = "content_velocity"
  case containerHeight = "container_height"
  case safeAreaTop = "safe_area_top"
  case fittingHeight = "fitting_height"
  case prefersReducedMotion = "prefers_reduced_motion"
  case mounting
  case visibleLayout = "visible_layout"

  // The events' own values.
  case cause
  case velocity
  case targetContentOffset = "target_content_offset"
  case willDecelerate = "will_decelerate"
  case isCollapsed = "is_collapsed"
  case fraction
  case animated

  // A visible layout.
  case headerMinY = "header_min_y"
  case headerHeight = "header_height"
  case scrollViewMinY = "scroll_view_min_y"
  case contentInsetTop = "content_inset_top"
  case restMinY = "rest_min_y"
  case collapsedFraction = "collapsed_fraction"
  case stretch

  /// What the first line's `format` says.
  static let formatName = "scroll-recording"
  /// The one version there is.
  static let supportedVersion = 1.0
  /// What `event` says where a driver started over.
  static let startName = "start"
}
