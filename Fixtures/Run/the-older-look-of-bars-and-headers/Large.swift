import SwiftUI

struct LargeView: View {
  var body: some View {
    TabView {
      List { Label("Row", systemImage: "star").badge("12") }.tabItem { Label("Home", systemImage: "house") }
    }
  }
}
