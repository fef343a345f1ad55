import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Text("iiii").font(.custom("IBMPlexMono-Regular", size: 20))
      Text("WWWW").font(.custom("IBMPlexMono-Regular", size: 20))
      Text("iiii").font(.custom("Inter-Regular", size: 20))
      Text("iiii").font(.custom("Inter-BoldItalic", size: 20))
    }
  }
}
