// Shown at 480x96: the type of a view at run time is its static type, with all its arguments.
// Events
import SwiftUI

struct Labelled<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View { content }
}

struct ContentView: View {
  let isOn = true
  var body: some View {
    let text = Text("a").padding()
    let labelled = Labelled { if isOn { Text("b") } else { Image(systemName: "star") } }
    VStack {
      text
      labelled
    }
    .onAppear {
      print(type(of: text))
      print(String(describing: type(of: labelled)))
      print(Mirror(reflecting: labelled).subjectType)
    }
  }
}
