import SwiftUI

struct Deck<Content> {
  struct Card: Identifiable {
    let id: Int
    let content: Content
  }
}

struct CardGrid<Item: Identifiable, ItemView: View>: View {
  var items: [Item]
  var content: (Item) -> ItemView

  var body: some View {
    VStack { ForEach(items) { content($0) } }
  }
}
