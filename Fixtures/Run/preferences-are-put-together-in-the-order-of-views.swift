// Shown at 240x128: the first view that says something is the beginning, each further one is added; a view around others
// says something instead of them or changes what they say.
import SwiftUI

struct Words: PreferenceKey {
  static let defaultValue = ["default"]
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

struct First: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {}
}

extension View {
  func says(_ word: String) -> some View { preference(key: Words.self, value: [word]) }

  func shown(_ name: String) -> some View {
    overlayPreferenceValue(Words.self, alignment: .leading) { words in
      Text("\(name): \(words.joined(separator: " "))").fixedSize()
    }
  }
}

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Color.clear.shown("none")
      VStack {
        Color.clear.says("a")
        Color.clear
        Group {
          if true { Color.clear.says("b") }
          ForEach(["c", "d"], id: \.self) { Color.clear.says($0) }
        }
      }
      .shown("all")
      Color.clear.says("inner").says("outer").shown("instead")
      Color.clear.says("inner").transformPreference(Words.self) { $0.append("more") }.shown("changed")
      Color.clear.transformPreference(Words.self) { $0.append("more") }.shown("of the default")
      HStack {
        Color.clear.preference(key: First.self, value: 1)
        Color.clear.preference(key: First.self, value: 2)
      }
      .overlayPreferenceValue(First.self, alignment: .leading) { Text("first: \($0)") }
    }
  }
}
