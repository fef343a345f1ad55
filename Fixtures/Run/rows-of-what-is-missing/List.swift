import Defaults
import SwiftUI

struct Item: Identifiable {
  var id: Missing.Number
  var name: String
}

struct ItemList: View {
  @Default(.places) private var places
  @State private var items = [Item(id: Missing.next(), name: "one"), Item(id: Missing.next(), name: "two")]

  var body: some View {
    VStack {
      List($places, editActions: .all) { place in Text(place.wrappedValue) }
      ForEach(items) { item in Text(item.name) }
      Text("end")
    }
  }
}
