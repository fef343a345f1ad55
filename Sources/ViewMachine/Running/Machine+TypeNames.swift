import ViewSemantics
import ViewSource

/// Type names as Swift prints them at run time.
extension Machine {
  /// `Array<Int>`; qualified with modules, as in debug descriptions, `Swift.Array<Swift.Int>`.
  func name(of type: TypeID, isQualified: Bool) -> String {
    guard isQualified else { return analyzer.text(of: type) }
    var text = ""
    writeName(of: analyzer.resolvingOpaque(type), into: &text)
    return text
  }

  private func writeName(of type: TypeID, into text: inout String) {
    switch types.kind(type) {
    case .nominal:
      let decl = types.decl(type)
      let count = types.argumentCount(type)
      let isNested = count > 0 && analyzer.parent(of: decl) != nil
      let first = isNested ? analyzer.genericContext(of: decl).outerCount : 0
      if first > 0, first <= count, let outer = analyzer.owner(of: decl).flatMap({ analyzer.nominal(of: $0) }) {
        // `main.Matrix<Swift.Int>.Size`
        if let parent = analyzer.parent(of: decl), analyzer.decl(parent).kind == .extension {
          writeExtension(around: decl, into: &text)
        }
        writeName(of: analyzer.nominalType(outer, Array(types.arguments(type)[..<first])), into: &text)
        text += "." + analyzer.decl(decl).name.text
      } else {
        let name = analyzer.qualifiedName(of: decl)
        writeExtension(around: decl, into: &text)
        // A type declared in a body has no module name.
        text += name.hasPrefix(".") ? "main" + name : name
      }
      guard first < count else { return }
      text += "<"
      writeNames(of: Array(types.arguments(type)[first...]), into: &text)
      text += ">"
    case .tuple:
      let labels = types.labels(ofTuple: type)
      text += "("
      for (index, element) in types.arguments(type).enumerated() {
        if index > 0 { text += ", " }
        if index < labels.count, labels[index] != Name.none { text += labels[index].text + ": " }
        writeName(of: element, into: &text)
      }
      text += ")"
    case .metatype:
      writeName(of: types.argument(type, 0), into: &text)
      text += ".Type"
    case .existential where types.argumentCount(type) > 0:
      writeNames(of: types.arguments(type), separator: " & ", into: &text)
    case .function:
      let parts = types.arguments(type)
      text += "("
      writeNames(of: Array(parts.dropLast()), into: &text)
      text += ") -> "
      if let result = parts.last { writeName(of: result, into: &text) }
    default: text += analyzer.text(of: type)
    }
  }

  /// Writes the prefix `(extension in main):` of a type declared in an extension of another module's type or in a
  /// conditional extension.
  private func writeExtension(around decl: DeclID, into text: inout String) {
    if let module = analyzer.moduleExtending(around: decl) { text += "(extension in \(module)):" }
  }

  private func writeNames(of list: [TypeID], separator: String = ", ", into text: inout String) {
    for (index, type) in list.enumerated() {
      if index > 0 { text += separator }
      writeName(of: type, into: &text)
    }
  }
}
