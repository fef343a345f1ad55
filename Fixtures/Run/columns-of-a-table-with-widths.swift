// Shown at 480x200 in a wide window: columns may have a width, a condition and an alignment; a tap on a title sorts the rows
// by it, another one backwards, and a tap on a row chooses it.
// Wide
// Do: tap "Age"
// Do: tap "Age"
// Do: tap "Alan"
import SwiftUI

struct Person: Identifiable {
  let id: Int
  let name: String
  let age: Int
}

struct ContentView: View {
  @State private var people = [
    Person(id: 1, name: "Grace", age: 85), Person(id: 2, name: "Ada", age: 36), Person(id: 3, name: "Alan", age: 41),
  ]
  @State private var order = [KeyPathComparator(\Person.name)]
  @State private var chosen: Person.ID?
  @State private var showsNumbers = true

  var body: some View {
    Text("chosen \(chosen ?? 0)")
    Table(people, selection: $chosen, sortOrder: $order) {
      TableColumn("Name", value: \.name)
      TableColumn("Age", value: \.age) { Text("\($0.age)") }
      if showsNumbers {
        TableColumn("Number") { Text("no. \($0.id)") }.width(80).alignment(.trailing)
      }
    }
    .onChange(of: order, initial: true) { people.sort(using: order) }
  }
}
