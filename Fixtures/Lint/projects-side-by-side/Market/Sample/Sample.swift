import SwiftUI

struct List: View {
  var body: some View { MarketView(items: []) }
}

struct Badge: View {
  var body: some View { Text("new").raised() }
}
