// Under which conditions something is read is said in words that can be read aloud.
import SwiftUI

enum Kind { case a, b, c }

struct Screen: View {
  let name: String?
  let kind: Kind
  let number: Int
  @State private var first = 0
  @State private var second = 0
  @State private var third = 0
  @State private var fourth = 0
  @State private var fifth = 0
  @State private var sixth = 0

  var body: some View {
    VStack {
      if let name { Text(name + "\(first)") } else { Text("\(second)") }
      switch kind {
      case .a: Text("\(third)")
      default: Text("\(fourth)")
      }
      switch number {
      case 1 where fifth > 2: Text("many")
      default: Text("few")
      }
      Text(title)
    }
  }

  private var title: String {
    guard let name, number > 0 else { return "\(sixth)" }
    return name
  }
}
