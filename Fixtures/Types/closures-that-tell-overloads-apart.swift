// A closure fits by its number of parameters; it can be the value of a generic parameter or an operand.
import SwiftUI

infix operator |>: AdditionPrecedence
func |> <A, B>(value: A, transform: (A) -> B) -> B { transform(value) }

extension EnvironmentValues {
  var log: ((String) -> Void)? {
    get { nil }
    set {}
  }
}

struct Closures: View {
  @State private var text = ""
  let words: [String]

  var body: some View {
    Text("a").onChange(of: text) { print($0, $1) }
    Text("b").onChange(of: text) { print($0) }
    Text("c").environment(\.log) { print($0) }
    Text("d") |> { $0.padding() }
    Text("e").padding() |> { view in view.opacity(0.5) }
    ForEach(zip(words, words.dropFirst()).map { $0 + $1 }, id: \.self) { Text($0) }
    ForEach(words.map { $0.first ?? "#" }, id: \.self) { Text(String($0)) }
    ForEach(words.map { $0.isEmpty ? "#" : $0.first! }, id: \.self) { Text(String($0)) }
    ForEach(Dictionary(grouping: words) { $0.first ?? " " }.sorted { $0.key < $1.key }, id: \.key) { key, words in
      Text("\(String(key)) \(words.count)")
    }
  }
}
