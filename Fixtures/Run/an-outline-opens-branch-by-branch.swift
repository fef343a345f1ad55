// Shown at 240x176: branches are closed at first; an element with no children is a leaf.
// Do: tap "Plants"
// Do: tap "Trees"
import SwiftUI

struct Kind: Identifiable {
  let id: String
  var kinds: [Kind]?
}

struct ContentView: View {
  private let kinds = [
    Kind(id: "Plants", kinds: [Kind(id: "Trees", kinds: [Kind(id: "Oak")]), Kind(id: "Moss")]),
    Kind(id: "Stones"),
  ]

  var body: some View {
    List(kinds, children: \.kinds) { Text($0.id) }
  }
}
