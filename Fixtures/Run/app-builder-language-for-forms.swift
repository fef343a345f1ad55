// Shown at 320x256: a language of the program's own for forms: fields in a builder with conditions and loops, drawn by one view.
// Do: tap "Advanced"
// Do: type "Port 1" "8080"
import SwiftUI

indirect enum Field: Identifiable {
  case text(String, Binding<String>)
  case toggle(String, Binding<Bool>)
  case group(String, [Field])
  var id: String {
    switch self {
    case .text(let name, _), .toggle(let name, _), .group(let name, _): name
    }
  }
}

@resultBuilder
enum FieldsBuilder {
  static func buildExpression(_ field: Field) -> [Field] { [field] }
  static func buildBlock(_ parts: [Field]...) -> [Field] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [Field]?) -> [Field] { part ?? [] }
  static func buildEither(first part: [Field]) -> [Field] { part }
  static func buildEither(second part: [Field]) -> [Field] { part }
  static func buildArray(_ parts: [[Field]]) -> [Field] { parts.flatMap { $0 } }
}

func group(_ name: String, @FieldsBuilder _ fields: () -> [Field]) -> Field { .group(name, fields()) }

struct FieldsView: View {
  let fields: [Field]
  init(@FieldsBuilder _ fields: () -> [Field]) { self.fields = fields() }
  init(_ fields: [Field]) { self.fields = fields }

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(fields) { field in
        switch field {
        case .text(let name, let text): TextField(name, text: text).textFieldStyle(.roundedBorder)
        case .toggle(let name, let isOn): Toggle(name, isOn: isOn)
        case .group(let name, let inner):
          Text(name).bold()
          FieldsView(inner).padding(.leading)
        }
      }
    }
  }
}

struct ContentView: View {
  @State private var name = "server"
  @State private var isAdvanced = false
  @State private var ports = ["80", "443"]

  var body: some View {
    FieldsView {
      Field.text("Name", $name)
      Field.toggle("Advanced", $isAdvanced)
      if isAdvanced {
        group("Ports") {
          for index in ports.indices { Field.text("Port \(index + 1)", $ports[index]) }
        }
      }
    }
    .padding()
  }
}
