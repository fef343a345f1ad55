// Shown at 320x320: a NavigationView with links by a flag and by a tag; back writes to what they follow.
// Do: tap "By tag"
// Do: back
// Do: tap "Open"
// Do: tap "Back"
// Events
import SwiftUI

struct ContentView: View {
  @State private var isActive = false
  @State private var tag: Int?
  var body: some View {
    NavigationView {
      VStack {
        NavigationLink("By flag", destination: Text("flag").onAppear { print("flag") }, isActive: $isActive)
        NavigationLink("By tag", destination: Text("tag").onAppear { print("tag") }, tag: 2, selection: $tag)
        Button("Open") { isActive = true }
        Text("\(isActive) \(tag ?? 0)")
      }
      .navigationBarTitle("Older")
    }
  }
}
