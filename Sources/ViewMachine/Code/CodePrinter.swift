import ViewSemantics

/// A listing of the instructions of `Code`, one per line, for debugging the machine.
extension Machine {
  func listing(of code: Code) -> String {
    let types = code.typeArguments.map { analyzer.text(of: $0) }.joined(separator: ", ")
    return "\(types.isEmpty ? "" : "<\(types)> ")\(code.listing)"
  }
}

extension Code {
  var listing: String {
    var result = "\(name): \(parameterCount) parameters, \(registerCount) registers\n"
    for (index, instruction) in instructions.enumerated() {
      result += "  \(index)  \(instruction.op) \(instruction.a) \(instruction.b) \(instruction.c)"
      switch instruction.op {
      case .call: result += "  ; \(callees[Int(instruction.b)].name)"
      case .callNative: result += "  ; native \(natives[Int(instruction.b)].site.name)"
      case .callDispatch: result += "  ; dispatch \(dispatches[Int(instruction.b)].name)"
      default: break
      }
      result += "\n"
    }
    for handler in handlers {
      result += "  handler \(handler.range) to \(handler.target), error in \(handler.register)\n"
    }
    return result
  }
}
