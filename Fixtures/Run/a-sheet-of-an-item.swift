// Shown at 320x320: a cover of an item gets the item; nil takes it down.
// Do: tap "b"
// Do: tap "Done"
// Do: tap "a"
// Events
import SwiftUI

struct Fruit: Identifiable { let id: String }

struct ContentView: View {
  @State private var chosen: Fruit?
  var body: some View {
    VStack {
      ForEach(["a", "b"], id: \.self) { id in Button(id) { chosen = Fruit(id: id) } }
    }
    .fullScreenCover(item: $chosen) { fruit in
      VStack {
        Text("fruit \(fruit.id)")
        Button("Done") { chosen = nil }
      }
    }
  }
}
