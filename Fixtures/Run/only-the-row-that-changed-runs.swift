// Shown at 240x112: a row with a binding to its element runs when that is another, not when others of the list are.
// Do: tap "bob"
// Events
import SwiftUI

struct Person: Identifiable {
  let id: Int
  var name: String
  var isHere = false
}

struct PersonRow: View {
  @Binding var person: Person
  var body: some View {
    HStack {
      Button(person.name) { person.isHere.toggle() }
      Text(person.isHere ? "here" : "away")
    }
  }
}

struct ContentView: View {
  @State private var people = [
    Person(id: 1, name: "ada"), Person(id: 2, name: "bob"), Person(id: 3, name: "cleo"),
  ]
  var body: some View {
    VStack { ForEach($people) { PersonRow(person: $0) } }
  }
}
