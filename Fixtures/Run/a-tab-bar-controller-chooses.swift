// Shown at 240x160: a tab bar controller shows the view of the chosen tab, and the titles of all.
// Do: tap "More"
import SwiftUI
import UIKit
struct Tabs: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UITabBarController {
    let controller = UITabBarController()
    let home = UIHostingController(rootView: Text("Home page"))
    home.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
    let more = UIHostingController(rootView: Text("More page"))
    more.tabBarItem = UITabBarItem(title: "More", image: nil, tag: 1)
    controller.viewControllers = [home, more]
    return controller
  }
  func updateUIViewController(_ controller: UITabBarController, context: Context) {}
}
#Preview { Tabs() }
