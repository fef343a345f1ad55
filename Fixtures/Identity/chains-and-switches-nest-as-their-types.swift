// An `else if` chain and a `switch` are balanced trees of true and false; without a last `else` there is a `some` above.
import SwiftUI

struct Row: View {
  @State private var isOpen = false
  var body: some View { Text("row") }
}

enum Mode { case a, b, c, d, e, f }

struct Chains: View {
  var n: Int
  var mode: Mode
  var name: String?

  var body: some View {
    if n > 2 { Row() } else if n > 1 { Row() } else { Text("few") }
    if n > 2 { Row() } else if n > 1 { Text("two") }
    if n > 0 {
      if let name, !name.isEmpty { Row() }
      Text("inner")
    }
    switch mode {
    case .a: Row()
    case .b: Row()
    case .c: Row()
    case .d: Text("d")
    case .e: Row(); Text("e")
    case .f: EmptyView()
    }
    if case .a = mode { Row() }
    do { Row() }
    let text = "no place"
    Text(text)
  }
}
