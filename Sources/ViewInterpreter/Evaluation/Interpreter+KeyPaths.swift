import ViewSemantics
import ViewSource

/// Following key paths.
extension Interpreter {
  func place(of path: KeyPathValue, in root: Place) throws -> Place {
    var current = root
    for component in path.components {
      switch component {
      case .property(let name):
        let value = try get(current)
        if case .tuple(let tuple) = value, let index = index(of: name, in: tuple) {
          current = .tupleElement(current, index)
        } else {
          let type = type(of: value)
          guard let member = members(name, of: type).first(where: { analyzer.decl($0).kind == .variable }) else {
            throw Interruption.unresolved("no member `\(name.text)` is known of `\(analyzer.text(of: type))`")
          }
          current = try memberPlace(member, current, nil, .value)
        }
      case .element(let arguments):
        current = try dynamicSubscript(current, type(of: try get(current)), arguments)
      case .optional: current = .unwrapped(current, nil)
      case .unwrapped: current = .unwrapped(current, SourcePlace(path: "", line: 0, column: 0))
      }
    }
    return current
  }

  func read(_ path: KeyPathValue, of value: Value) throws -> Value {
    do {
      let result = try get(try place(of: path, in: .temporary(value)))
      guard path.components.contains(where: { if case .optional = $0 { true } else { false } }) else { return result }
      switch result {
      case .wrapped, .nilValue: return result
      default: return .wrapped(result)
      }
    } catch Interruption.nilInChain {
      return .nilValue
    }
  }
}
