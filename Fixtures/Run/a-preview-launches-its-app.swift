// Shown at 320x112: Xcode launches the app before it shows a preview.
import SwiftUI

final class AppDelegate: NSObject, UIApplicationDelegate {
  static private(set) var shared: AppDelegate!
  let title = "told by the delegate"

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    AppDelegate.shared = self
    print("launched, from a link: \(launchOptions?[.url] != nil)")
    return true
  }
}

enum Registry {
  static var greeting = "unset"
}

@main
struct SampleApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
  init() {
    Registry.greeting = "set by the app"
    print("app made")
  }
  var body: some Scene { WindowGroup { ContentView() } }
}

struct ContentView: View {
  var body: some View {
    Text(Registry.greeting)
    Text(AppDelegate.shared.title)
  }
}

#Preview { ContentView() }
