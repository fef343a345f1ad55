// Shown at 240x112: a tap on a row writes its identifier into the selection.
// Do: tap "Beta"
// Events
import SwiftUI

struct Item: Identifiable {
  let id: Int
  let name: String
}

struct ContentView: View {
  @State private var chosen: Int?
  private let items = [Item(id: 1, name: "Alpha"), Item(id: 2, name: "Beta")]

  var body: some View {
    VStack {
      List(items, selection: $chosen) { Text($0.name) }
      Text("chosen: \(chosen ?? 0)")
    }
  }
}
