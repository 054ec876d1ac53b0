import SwiftUI

/// The app: a tab for each way to make screens.
@main
struct SampleApp: App {
  var body: some Scene {
    WindowGroup { RootView() }
  }
}
