// Shown at 320x128: a generic view knows its type while it runs: members of the type and keys that it stands for.
// Do: tap "Push"
// Do: back
import SwiftUI

protocol Kind: Hashable {
  static var title: String { get }
  init()
}
struct Apple: Kind { static var title: String { "apple" } }
struct Pear: Kind { static var title: String { "pear" } }

protocol ValueKey: EnvironmentKey where Value == String {}
struct FirstKey: ValueKey { static let defaultValue = "first" }
struct SecondKey: ValueKey { static let defaultValue = "second" }

extension EnvironmentValues {
  subscript<K: ValueKey>(own key: K.Type) -> String {
    get { self[key] }
    set { self[key] = newValue }
  }
}

struct Reader<Key: ValueKey>: View {
  @Environment(\.self) private var values
  var body: some View { Text("\(values[own: Key.self]) of \(Key.defaultValue)") }
}

struct Route<K: Kind>: View {
  var body: some View {
    NavigationLink(K.title, value: K())
      .navigationDestination(for: K.self) { _ in
        let _ = print("screen of \(K.title)")
        Text(K.title)
      }
  }
}

struct ContentView: View {
  @State private var path = NavigationPath()
  var body: some View {
    NavigationStack(path: $path) {
      VStack(spacing: 0) {
        Reader<FirstKey>()
        Reader<SecondKey>().transformEnvironment(\.self) { $0[own: SecondKey.self] = "set" }
        Route<Apple>()
        Route<Pear>()
        Button("Push") { path.append(Pear()) }
      }
    }
  }
}
