// Shown at 320x320: texts and symbols in the bar of tabs have its sizes, whatever the program puts around them.
import SwiftUI

struct ContentView: View {
  var body: some View {
    TabView {
      Text("lists").tabItem {
        VStack {
          Image(systemName: "house")
          Text("List View")
        }
      }
      Text("collections").tabItem {
        Image(systemName: "star").font(.largeTitle)
        Text("Collections").font(.title)
      }
    }
  }
}
