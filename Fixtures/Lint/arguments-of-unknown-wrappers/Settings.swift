// Of a wrapper that is declared in a package nothing is known, and so of what depends on its value: a hole stands there and
// nowhere else, and nothing is guessed.
import Defaults
import SwiftUI

struct Settings: View {
  @Default(.entries) private var entries

  var body: some View {
    List(entries) { entry in Text("a") }
    Text("b").background(entries)
    Text("c").opacity(entries)
  }
}
