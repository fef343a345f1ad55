// Shown at 240x240: the tint of list items colours the icons of labels; a foreground style of a label is nearer.
import SwiftUI

struct ContentView: View {
  var body: some View {
    List {
      Label("Plain", systemImage: "star.fill")
      Label("Green", systemImage: "star.fill").listItemTint(.green)
      Section {
        Label("Orange", systemImage: "star.fill")
        Label("Grey", systemImage: "star.fill").foregroundStyle(.gray)
      }
      .listItemTint(.fixed(.orange))
    }
  }
}
