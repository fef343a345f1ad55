import Observation
import SwiftUI

final class Store: ObservableObject { @Published var count = 0 }
@Observable final class Session { var user = "Ada" }

struct Older: View {
  @EnvironmentObject private var store: Store
  var body: some View { Text("\(store.count)") }
}

struct Newer: View {
  @Environment(Session.self) private var session
  var body: some View { Text(session.user) }
}

struct Unread: View {
  @Environment(Session.self) private var session
  @EnvironmentObject private var store: Store
  var body: some View { Text("not read") }
}

@main struct Sample: App {
  var body: some Scene { WindowGroup { ContentView() } }
}

struct ContentView: View {
  var body: some View {
    VStack {
      Older()
      Newer()
      Unread()
      Text("rest")
    }
  }
}
