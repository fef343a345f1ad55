// A key that a constant has is the value of the constant: the same is one value, another is another.
import SwiftUI

enum Keys {
  static let theme = "theme"
  enum Inner { static let theme = Keys.theme }
}

enum Name: String { case theme, size = "width" }

extension String { fileprivate static let look = "theme" }

func key() -> String { "theme" }

struct Literal: View {
  @AppStorage("theme") private var theme = ""
  var body: some View { Text(theme) }
}

struct Nested: View {
  @AppStorage(Keys.Inner.theme) private var theme = ""
  var body: some View { Text(theme) }
}

struct Implicit: View {
  @AppStorage(.look) private var theme = ""
  var body: some View { Text(theme) }
}

struct Raw: View {
  @AppStorage(Name.theme.rawValue) private var theme = ""
  var body: some View { Text(theme) }
}

struct Other: View {
  @AppStorage(Name.size.rawValue) private var width = ""
  var body: some View { Text(width) }
}

struct Unknown: View {
  @AppStorage(key()) private var theme = ""
  var body: some View { Text(theme) }
}

struct Number: View {
  @AppStorage(key()) private var number = 0
  var body: some View { Text("\(number)") }
}

struct Screen: View {
  @AppStorage(Keys.theme) private var theme = ""
  var body: some View {
    Text(theme)
    Literal()
    Nested()
    Implicit()
    Raw()
    Other()
    Unknown()
    Number()
  }
}
