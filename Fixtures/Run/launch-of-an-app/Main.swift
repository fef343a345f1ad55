// The delegates of an app are made and told of the launch before the views of the app are made.
import SwiftUI

@Observable
final class Delegate: NSObject, UIApplicationDelegate {
  var steps: [String] = []

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    steps.append("will finish")
    return true
  }

  func applicationDidFinishLaunching(_ application: UIApplication) {
    steps.append("did finish")
  }
}

@main
struct LaunchedApp: App {
  @UIApplicationDelegateAdaptor private var delegate: Delegate
  var body: some Scene {
    WindowGroup { Steps() }
  }
}

struct Steps: View {
  @Environment(Delegate.self) private var delegate
  var body: some View {
    ForEach(delegate.steps, id: \.self) { Text($0) }
  }
}
