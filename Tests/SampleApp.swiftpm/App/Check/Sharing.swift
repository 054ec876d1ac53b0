import UIKit

extension UIViewController {
  /// Shares texts as files with these names, from a bar button. A file that cannot be written is left out.
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
    // An iPad shows it as a popover, and traps without a source.
    sheet.popoverPresentationController?.barButtonItem = item
    present(sheet, animated: true)
  }
}
