/// Finds a view near another one in a hierarchy of views.
///
///     controller's view ─┬─ branch ─── … ─ probe      the way up ends at the controller's view:
///                        ├─ sibling ─── list          what is beyond is no part of the screen
///                        └─ sibling ─── list
package enum NearestView {
  /// The first view that `matches` in a sibling of `probe`, or else in a sibling of its superview, and so
  /// on up to the view that `endsScreen`; in each sibling the one that is the fewest levels down.
  package static func find<View: AnyObject>(
    from probe: View, superview: (View) -> View?, subviews: (View) -> [View],
    endsScreen: (View) -> Bool, matches: (View) -> Bool
  ) -> View? {
    var branch = probe
    while let around = superview(branch) {
      for sibling in subviews(around) where sibling !== branch {
        if let found = find(in: sibling, subviews: subviews, matches: matches) { return found }
      }
      if endsScreen(around) { return nil }
      branch = around
    }
    return nil
  }

  /// The first view that `matches`, which is `view` or in it: the one that is the fewest levels down.
  package static func find<View: AnyObject>(
    in view: View, subviews: (View) -> [View], matches: (View) -> Bool
  ) -> View? {
    var level = [view]
    while !level.isEmpty {
      if let found = level.first(where: matches) { return found }
      level = level.flatMap { subviews($0) }
    }
    return nil
  }
}
