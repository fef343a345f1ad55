import SwiftUI

struct Fonts: View {
  var body: some View {
    NavigationStack {
      VStack {
        Text("grows").font(.custom("Avenir", size: 17))
        Text("grows with a title").font(.custom("Avenir", size: 17, relativeTo: .title))
        Text("stays").font(.custom("Avenir", fixedSize: 17))
      }
      .navigationTitle("Fonts")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}
