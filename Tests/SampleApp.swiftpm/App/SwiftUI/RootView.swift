import SwiftUI
import UIKit

/// The two tabs of the app: the screens of UIKit's, and those of SwiftUI's.
struct RootView: View {
  var body: some View {
    TabView {
      UIKitMenu().ignoresSafeArea()
        .tabItem { Label("UIKit", systemImage: "square.stack") }
      SwiftUIMenu()
        .tabItem { Label("SwiftUI", systemImage: "swift") }
    }
  }
}

/// The menu of UIKit's screens in a navigation controller.
private struct UIKitMenu: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UINavigationController {
    UINavigationController(rootViewController: MenuController())
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}
