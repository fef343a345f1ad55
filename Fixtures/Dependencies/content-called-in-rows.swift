// Content that a view asks for in the rows of a list or in a sheet is made there again: the body that has the list is not.
import SwiftUI

@Observable final class Model { var chosen = 0 }

struct Rows<Cell: View>: View {
  let items: [Int]
  @ViewBuilder let cell: (Int) -> Cell
  var body: some View { List(items, id: \.self) { cell($0) } }
}

struct Column<Cell: View>: View {
  let items: [Int]
  @ViewBuilder let cell: (Int) -> Cell
  var body: some View { VStack { cell(items[0]) } }
}

struct Home: View {
  let model: Model
  var body: some View {
    Rows(items: [1, 2]) { item in Text("\(item == model.chosen)") }
  }
}

struct Side: View {
  let model: Model
  var body: some View {
    Column(items: [1, 2]) { item in Text("\(item == model.chosen)") }
  }
}
