import SwiftUI

struct Menu: View {
  let drinks: [Drink]
  let kinds: [Kind]

  var body: some View {
    VStack {
      ForEach(drinks) { Text($0.title) }
      ForEach(kinds) { Text($0.name) }
      ForEach(Unused.all, id: \.self) { Text($0) }
    }
  }
}
