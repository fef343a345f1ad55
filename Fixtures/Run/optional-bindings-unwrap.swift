// Shown at 240x64: a binding to what an optional has, and one to an element of an array.
// Do: type "Name" "Bob"
// Do: tap "Second"
import SwiftUI

struct Person { var name: String }

struct ContentView: View {
  @State private var person: Person? = Person(name: "Ann")
  @State private var flags = [false, false]

  var body: some View {
    VStack {
      if let bound = Binding($person) {
        TextField("Name", text: bound.name)
      }
      Toggle("Second", isOn: $flags[1])
      Text("\(person?.name ?? "-") \(flags.description)")
    }
  }
}
