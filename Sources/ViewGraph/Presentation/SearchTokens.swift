import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// The tokens of a search field.
struct SearchTokens {
  let location: BindingLocation
  /// The tokens that the program suggests.
  let suggested: BindingLocation?
  /// The program's closure that makes the view of a token.
  let make: ClosureBox
  /// The type of the views.
  let type: TypeID
  let graph: Graph

  func add(_ token: Value) throws { try location.set(.array(graph.elements(try location.get()) + [token])) }

  func clear() throws {
    if !graph.elements(try location.get()).isEmpty { try location.set(.array([])) }
  }
}

extension ViewUpdate {
  /// The tokens of this search field; `nil` if it has none.
  func searchTokens() -> SearchTokens? {
    guard machine.fieldIndex("tokens", of: type) != nil, machine.fieldIndex("token", of: type) != nil,
      let make = graph.function(field("token")), let tokens = field("tokens").bindingLocation,
      let made = machine.types.arguments(fieldType("token")).last
    else { return nil }
    // An editable token is created from a binding, which is not supported.
    guard machine.catalogueName(type) == "_TokenSearch" else { return nil }
    let suggested = field("suggested").unwrapped?.bindingLocation
    return SearchTokens(location: tokens, suggested: suggested, make: make, type: made, graph: graph)
  }

  /// The tokens in the field, each with its own background.
  mutating func tokenViews(_ tokens: SearchTokens?) throws -> [Element] {
    guard let tokens else { return [] }
    var result: [Element] = []
    for (index, token) in graph.elements(try read(tokens.location)).enumerated() {
      let view = child(
        .index(index), try machine.call(tokens.make, [token]), tokens.type, segment: ".searchToken")
      let inset = padded(100 + index * 10, view.elements, EdgeInsets(8, on: .horizontal))
      let high = framed(103 + index * 10, inset, height: graph.isInCells ? nil : 26)
      result.append(
        backed(105 + index * 10, high, by: ShapeDrawing(outline: .rounded(6), paint: try accent.faded(0.2))))
    }
    return result
  }

  /// The rows of the tokens that the program suggests. A tap adds the token.
  mutating func suggestedTokens(_ tokens: SearchTokens?, _ add: @escaping (Value) throws -> Void) throws -> [Element] {
    guard let tokens, let suggested = tokens.suggested else { return [] }
    var rows: [Element] = []
    for (index, token) in graph.elements(try read(suggested)).enumerated() {
      let view = child(
        .field("suggested token \(index)"), try machine.call(tokens.make, [token]), tokens.type,
        segment: ".suggestedToken")
      let row = part(3000 + index, .hStack(), view.elements, type: "HStack")
      row.actions.tap = event { try add(token) }
      rows.append(row)
    }
    return rows
  }
}
