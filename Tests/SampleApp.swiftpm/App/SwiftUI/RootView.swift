import SwiftUI
import UIKit

/// The two tabs of the app: UIKit's screens and SwiftUI's.
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

/// A view controller in a navigation controller.
struct InNavigation: UIViewControllerRepresentable {
  let makeScreen: @MainActor (UINavigationController) -> UIViewController

  func makeUIViewController(context: Context) -> UINavigationController {
    let navigation = UINavigationController()
    navigation.pushViewController(makeScreen(navigation), animated: false)
    return navigation
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}
