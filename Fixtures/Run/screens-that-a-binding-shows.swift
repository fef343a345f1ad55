// Shown at 320x400: going back from screens that bindings show writes false and nil.
// Do: tap "Flag"
// Do: back
// Do: tap "Item"
// Do: back
// Events
import SwiftUI

struct ContentView: View {
  @State private var flag = false
  @State private var item: Int?

  var body: some View {
    NavigationStack {
      VStack {
        Button("Flag") { flag = true }
        Button("Item") { item = 3 }
        Text("\(flag) \(item ?? 0)")
      }
      .navigationDestination(isPresented: $flag) { Text("by a flag").onAppear { print("flag") } }
      .navigationDestination(item: $item) { Text("by item \($0)").onAppear { print("item") } }
    }
  }
}
