// Shown at 240x96: a view follows those properties of an observable object that its body has read last.
// Do: tap "Name"
// Do: tap "Age"
// Do: tap "Show age"
// Do: tap "Age"
// Events
import SwiftUI

@Observable final class Person {
  var name = "Ann"
  var age = 30
}

struct Card: View {
  let person: Person
  let showsAge: Bool
  var body: some View { Text(showsAge ? "\(person.name) \(person.age)" : person.name) }
}

struct ContentView: View {
  @State private var person = Person()
  @State private var showsAge = false

  var body: some View {
    VStack {
      Card(person: person, showsAge: showsAge)
      Button("Name") { person.name += "!" }
      Button("Age") { person.age += 1 }
      Button("Show age") { showsAge = true }
    }
  }
}
