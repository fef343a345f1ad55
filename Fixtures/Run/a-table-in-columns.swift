// Shown at 320x112: where there is width for them, the columns of a table stand beside each other.
import SwiftUI

struct Person: Identifiable {
  let id: Int
  let name: String
  let town: String
}

struct ContentView: View {
  private let people = [
    Person(id: 1, name: "Ada", town: "London"), Person(id: 2, name: "Emmy", town: "Erlangen"),
  ]

  var body: some View {
    Table(people) {
      TableColumn("Name", value: \.name)
      TableColumn("Town") { Text($0.town) }
    }
    .environment(\.horizontalSizeClass, .regular)
  }
}
