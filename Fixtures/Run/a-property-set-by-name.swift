// A stored property that is set by its name is a fault; a setting of the system that no picture shows is not.
// Do: tap "Style"
// Do: tap "Rename"
import SwiftUI

final class Person: NSObject, ObservableObject {
  @objc dynamic var name = "Ada"
}

struct ContentView: View {
  @StateObject private var person = Person()
  @State private var steps = 0
  var body: some View {
    VStack {
      Text("\(person.name), \(steps)")
      Button("Style") {
        person.setValue("dark", forKey: "interfaceStyle")
        steps += 1
      }
      Button("Rename") {
        person.setValue("Grace", forKey: "name")
        steps += 1
      }
    }
  }
}
