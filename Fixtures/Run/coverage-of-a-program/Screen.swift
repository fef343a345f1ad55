import SwiftUI

struct Badge: View {
  let count: Int
  var body: some View { Text("\(count)").padding(4) }
}

struct Photo: View {
  var body: some View {
    VStack {
      Image("photo")
      Image("other")
      Badge(count: 2)
    }
  }
}

struct Needy: View {
  let name: String
  var body: some View { Text(name) }
}

#Preview { Photo() }
