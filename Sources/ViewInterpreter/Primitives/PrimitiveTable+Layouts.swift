import ViewLayout
import ViewSemantics
import ViewSource

/// What the layout engine answers to the program's own layouts and guides.
extension PrimitiveTable {
  mutating func addLayouts() {
    add("SwiftUI.ViewDimensions.subscript") { call in
      guard case .structure(let structure) = call.itself, case .native(let object)? = structure.fields.last,
        let dimensions = object as? DimensionsHolder
      else { return .double(0) }
      let isExplicit = call.label == "explicit"
      let value: Double?
      if let guide = call.interpreter.horizontalAlignment(call[0]) {
        value = isExplicit ? dimensions.value[explicit: guide] : dimensions.value[guide]
      } else if let guide = call.interpreter.verticalAlignment(call[0]) {
        value = isExplicit ? dimensions.value[explicit: guide] : dimensions.value[guide]
      } else {
        value = nil
      }
      if isExplicit { return value.map { .wrapped(.double($0)) } ?? .nilValue }
      return .double(value ?? 0)
    }
  }
}

final class DimensionsHolder {
  let value: ViewDimensions

  init(_ value: ViewDimensions) {
    self.value = value
  }
}
