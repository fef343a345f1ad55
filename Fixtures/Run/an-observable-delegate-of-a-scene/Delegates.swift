import SwiftUI

final class AppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

@Observable final class SceneDelegate: NSObject, UIWindowSceneDelegate {
  var count = 3
}

struct ContentView: View {
  @Environment(SceneDelegate.self) private var delegate

  var body: some View { Button("\(delegate.count) scenes") { delegate.count += 1 } }
}

@main struct Delegates: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate

  var body: some Scene { WindowGroup { ContentView() } }
}
