// Shown at 240x96: a weight stays, whether the font is set before or after it; a platform's colour is the system's.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("after").font(.title).fontWeight(.bold)
      Text("before").bold().font(.title)
      Text("colour").background(Color(.systemGray5)).foregroundStyle(Color(UIColor(red: 1, green: 0, blue: 0, alpha: 1)))
    }
  }
}
