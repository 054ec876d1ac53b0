import SwiftUI

/// The app, with a tab for UIKit and one for SwiftUI.
@main
struct SampleApp: App {
  var body: some Scene {
    WindowGroup { RootView() }
  }
}
