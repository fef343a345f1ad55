// Shown at 400x128: a part of a view is put into the environment of its place. What the container sets around it counts,
// unless the part itself or the view that it is from sets something nearer. That a part is in another place changes it.
// Do: tap "Swap"
import SwiftUI

private struct WordKey: EnvironmentKey { static let defaultValue = "none" }

extension EnvironmentValues {
  var word: String {
    get { self[WordKey.self] }
    set { self[WordKey.self] = newValue }
  }
}

struct Word: View {
  let name: String
  @Environment(\.word) private var word
  @Environment(\.isEnabled) private var isEnabled
  @State private var taps = 0
  var body: some View {
    Button("\(name) \(word) \(taps)\(isEnabled ? "" : " off")") { taps += 1 }
  }
}

struct Columns<Content: View>: View {
  var isSwapped: Bool
  @ViewBuilder var content: Content
  var body: some View {
    Group(subviews: content) { parts in
      HStack {
        VStack { parts[isSwapped ? 1 : 0] }.environment(\.word, "left")
        VStack { parts[isSwapped ? 0 : 1].disabled(true) }.environment(\.word, "right")
        parts[2].environment(\.word, "last")
        parts[2].environment(\.word, "twice")
      }
    }
  }
}

struct ContentView: View {
  @State private var isSwapped = false
  var body: some View {
    VStack {
      Columns(isSwapped: isSwapped) {
        Word(name: "A")
        Word(name: "B")
        Word(name: "C").environment(\.word, "own")
      }
      Button("Swap") { isSwapped.toggle() }
    }
    .environment(\.word, "outside")
  }
}
