import SwiftUI
import UIKit

/// The two tabs of the app: the screens of UIKit's, and those of SwiftUI's.
struct RootView: View {
  var body: some View {
    TabView {
      InNavigation { navigation in
        UIHostingController(
          rootView: UIKitMenu { [weak navigation] screen in
            navigation?.pushViewController(screen, animated: true)
          })
      }
      .ignoresSafeArea()
      .tabItem { Label("UIKit", systemImage: "square.stack") }
      SwiftUIMenu()
        .tabItem { Label("SwiftUI", systemImage: "swift") }
    }
  }
}

/// A screen of UIKit's in a navigation controller.
struct InNavigation: UIViewControllerRepresentable {
  let makeScreen: @MainActor (UINavigationController) -> UIViewController

  func makeUIViewController(context: Context) -> UINavigationController {
    let navigation = UINavigationController()
    navigation.pushViewController(makeScreen(navigation), animated: false)
    return navigation
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}
