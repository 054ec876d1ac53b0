import SwiftUI
import UIKit

/// The two tabs of the app: the screens of UIKit's, and those of SwiftUI's.
struct RootView: View {
  var body: some View {
    TabView {
      InNavigation { MenuController() }.ignoresSafeArea()
        .tabItem { Label("UIKit", systemImage: "square.stack") }
      SwiftUIMenu()
        .tabItem { Label("SwiftUI", systemImage: "swift") }
    }
  }
}

/// A screen of UIKit's in a navigation controller.
struct InNavigation: UIViewControllerRepresentable {
  let makeScreen: @MainActor () -> UIViewController

  func makeUIViewController(context: Context) -> UINavigationController {
    UINavigationController(rootViewController: makeScreen())
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}
