// A type's pack takes as many types as there are arguments, or what a tuple or its argument clause says.
import SwiftUI

protocol Piece: View {}
extension Text: Piece {}
extension Color: Piece {}

struct Stacked<each Part: Piece>: View {
  let parts: (repeat each Part)

  init(_ parts: repeat each Part) {
    self.parts = (repeat each parts)
  }

  var body: some View { TupleView((repeat each parts)) }
}

struct Bar<Title: Piece, each Part: Piece>: View {
  let title: Title
  let parts: TupleView<(repeat each Part)>

  init(_ title: Title, @ViewBuilder parts: () -> TupleView<(repeat each Part)>) {
    self.title = title
    self.parts = parts()
  }

  var body: some View { title }
}

func row<each Part: View>(@ViewBuilder _ parts: () -> TupleView<(repeat each Part)>) -> TupleView<(repeat each Part)> {
  parts()
}

func joined<each Part: View>(_ parts: (repeat each Part)) -> TupleView<(repeat each Part)> { TupleView(parts) }

struct ByArguments: View {
  var body: some View {
    Stacked(Text("a"), Color.red)
    Stacked(Text("a")).padding()
    Stacked()
  }
}

struct ByArgumentClause: View {
  typealias Pair = Stacked<Text, Color>
  let pair: Pair
  let bar: Bar<Text, Color, Text>

  var body: some View {
    pair
    bar.opacity(0.5)
    Stacked<Color>(.red)
  }
}

struct ByBuilder: View {
  let isOn: Bool

  var body: some View {
    Bar(Text("a")) {
      Text("b")
      Color.red
    }
    row {
      if isOn { Image("c") }
      ForEach(0..<3) { Text("\($0)") }
    }
    joined((Image("a"), Spacer()))
  }
}
