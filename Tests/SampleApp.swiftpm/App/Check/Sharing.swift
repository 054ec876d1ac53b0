import UIKit

extension UIViewController {
  /// Offers texts as files of these names, from a button of the bar. What the disk has no room for is left
  /// out.
  func share(_ files: [(name: String, text: String)], from item: UIBarButtonItem?) {
    let urls = files.compactMap { file -> URL? in
      let url = FileManager.default.temporaryDirectory.appendingPathComponent(file.name)
      do {
        try file.text.write(to: url, atomically: true, encoding: .utf8)
      } catch {
        return nil
      }
      return url
    }
    let sheet = UIActivityViewController(activityItems: urls, applicationActivities: nil)
    // An iPad shows it beside what it belongs to, and ends the app if that is not known.
    sheet.popoverPresentationController?.barButtonItem = item
    present(sheet, animated: true)
  }
}
