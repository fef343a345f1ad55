// A function that is a constant of a type or a file reads what its code reads, wherever a body calls it.
import SwiftUI

@Observable final class Model { var count = 0 }

let counted: (Model) -> String = { model in "\(model.count)" }

enum Format {
  static let short: (Model) -> String = { "\($0.count)" }
  static let long: (Model) -> String = described
  static func described(_ model: Model) -> String { "\(model.count)" }
}

struct OfType: View {
  let model: Model
  var body: some View { Text(Format.short(model)) }
}

struct OfFile: View {
  let model: Model
  var body: some View { Text(counted(model)) }
}

struct OfFunction: View {
  let model: Model
  var body: some View { Text(Format.long(model)) }
}

struct InAction: View {
  let model: Model
  var body: some View { Button("Print") { print(counted(model)) } }
}
