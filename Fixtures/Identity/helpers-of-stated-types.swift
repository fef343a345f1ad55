// A helper that states the type of what it makes contributes that too.
import SwiftUI

struct Row: View {
  @State private var isOpen = false
  var body: some View { Text("row") }
}

enum Mode { case list, text }

struct Stated: View {
  var mode: Mode

  var body: some View {
    page
    stack()
    row
    title
    head("h").padding()
    choice.padding()
  }

  private func head(_ title: String) -> HStack<TupleView<(Text, Row)>> {
    return HStack { Text(title); Row() }
  }

  private var choice: some View {
    if mode == .list { return Row() }
    return Row()
  }

  private var page: AnyView {
    switch mode {
    case .list: return AnyView(Row())
    case .text: return AnyView(Text("text"))
    }
  }

  private func stack() -> VStack<Row> { VStack { Row() } }
  private var row: Row { Row() }
  private var title: Text { Text("title").bold() }
}
