public import HeaderFit

extension HeaderRecord {
  /// The record as `headers fit` reads it: a line for each row, in milliseconds and points, rounded to
  /// thousandths. Unknown values are empty.
  ///
  ///     t_ms,content_offset,header_min_y,header_height,header_max_y,scroll_view_min_y,phase,…
  ///     0,0,0,88,88,88,rest,59,852,5400
  ///
  /// The last three columns are the safe area at the top, the container's height and the content's, in the first
  /// row.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  public var csv: String {
    var text =
      "t_ms,content_offset,header_min_y,header_height,header_max_y,scroll_view_min_y,phase,"
      + "safe_area_top,container_height,content_size\n"
    for (index, row) in rows.enumerated() {
      var fields = [
        decimal(row.time), decimal(row.contentOffset), decimal(row.header?.minY),
        decimal(row.header?.height), decimal(row.header?.maxY), decimal(row.scrollViewMinY),
        row.phase?.rawValue ?? "",
      ]
      fields +=
        index == 0
        ? [decimal(safeAreaTop), decimal(containerHeight), decimal(contentSize)] : ["", "", ""]
      text += fields.joined(separator: ",") + "\n"
    }
    return text
  }

  /// Returns `value` rounded to a thousandth, without an exponent; empty for `nil`.
  private func decimal(_ value: Double?) -> String {
    guard let value else { return "" }
    let rounded = (min(max(value, -1e9), 1e9) * 1000).rounded() / 1000
    // Zero has no sign, and numbers of this size have no exponent.
    let text = "\(rounded == 0 ? 0 : rounded)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
