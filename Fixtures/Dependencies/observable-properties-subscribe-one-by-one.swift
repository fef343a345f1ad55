// Of an observable object each property that is read subscribes, also through computed ones and nested objects; ignored,
// constant and static ones never, nor does what nobody reads.
import Observation
import SwiftUI

@Observable final class User {
  var name = ""
  var avatarURL: URL?
}

@Observable final class Store {
  var items: [Int] = []
  var filter = 0
  var user = User()
  var unread = 0
  let kind = "store"
  @ObservationIgnored var cache = 0
  static var shared = Store()
  var shown: [Int] { items.filter { $0 > filter } }
  func title(_ n: Int) -> String { "\(user.name) \(n)" }
}

struct ByState: View {
  @State private var store = Store()
  var body: some View { Text("\(store.shown.count)") }
}

struct ByEnvironment: View {
  @Environment(Store.self) private var store
  @Environment(User.self) private var user: User?
  var body: some View {
    Text(store.title(1))
    Text(user?.name ?? "")
  }
}

struct ByBindable: View {
  @Bindable var store: Store
  var body: some View {
    Stepper("", value: $store.filter)
    Text("\(store.cache) \(store.kind)")
  }
}

struct Plain: View {
  let store: Store
  var body: some View {
    @Bindable var store = store
    Text("\(store.items.count)")
    Stepper("", value: $store.filter)
  }
}

struct Unread: View {
  @State private var store = Store()
  var body: some View { Button("") { store.unread += 1 } }
}
