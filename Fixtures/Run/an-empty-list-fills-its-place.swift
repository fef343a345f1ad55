// Shown at 320x128: a list without rows is as large as one with rows: what lies over it has all of its place.
import SwiftUI

struct ContentView: View {
  let names: [String] = []
  var body: some View {
    List(names, id: \.self) { Text($0) }
      .overlay { if names.isEmpty { Text("Nothing is here yet") } }
  }
}
