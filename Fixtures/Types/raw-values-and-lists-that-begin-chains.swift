// Raw values of an enum make it no string, and a list of implicit members takes its type from what its chain is to be.
import SwiftUI

struct Badge: Hashable {}

extension Collection where Element == Badge {
  static var allCases: [Badge] { [] }
}

enum Kind: String, CaseIterable {
  case plain, fancy
}

struct Kinds: View {
  var body: some View {
    ForEach(Kind.allCases, id: \.self) { kind in
      Text(kind.rawValue.uppercased())
    }
  }
}

struct Colours: View {
  let colour: Color = [.blue, .cyan].randomElement()!
  let colours: [Color] = [.red, .green].shuffled()

  var body: some View {
    VStack {
      colour
      ForEach(colours, id: \.self) { $0 }
    }
  }
}

func kind<T>(of type: T.Type) -> T.Type { type }

struct Functions: View {
  let type = kind(of: ((inout Int) -> Void).self)

  var body: some View {
    ForEach([0], id: \.self) { _ in Held(value: type) }
  }
}

struct Held<Value>: View {
  let value: Value
  var body: some View { EmptyView() }
}
