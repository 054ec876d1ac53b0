/// Finds a view near another one in a hierarchy of views.
///
///     controller's view ─┬─ branch ─── … ─ probe      the search ends at the controller's view:
///                        ├─ sibling ─── list          views above it belong to other screens
///                        └─ sibling ─── list
package enum NearestView {
  /// Returns the first view that `matches` in a sibling of `probe`, then in the siblings of its superview, and so
  /// on up to the view that `endsScreen`. In each sibling, the view fewest levels down comes first.
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

  /// Returns `view` or the view inside it that `matches` and is the fewest levels down.
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
