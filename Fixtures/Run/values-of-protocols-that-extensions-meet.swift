// Shown at 160x64: a value stands in for one of a protocol of which all that conforms is declared elsewhere; what needs a
// type that is not here is made all the same, and shows what it has.
import GRDB
import SwiftUI

protocol Named {
  var name: String { get }
}

extension Bool: Named {
  var name: String { self ? "yes" : "no" }
}

final class Store {
  let title = "store"
  init<Database: DatabaseWriter>(database: Database) {}
}

struct ContentView: View {
  var value: Named
  var store: Store
  var body: some View {
    VStack {
      Text(value.name)
      Text(store.title)
    }
  }
}
