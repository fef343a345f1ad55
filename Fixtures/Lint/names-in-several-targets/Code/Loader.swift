import SwiftUI

struct Loader: View {
  let drinks: [Drink]

  var body: some View {
    ForEach(drinks, id: \.file) { Text($0.file) }
  }
}
