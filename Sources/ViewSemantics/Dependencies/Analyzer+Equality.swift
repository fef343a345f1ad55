import ViewSource
import ViewSyntax

/// Comparison of views with their previous values.
extension Analyzer {
  /// Whether the values of a type are plain data: numbers and compositions of numbers. SwiftUI compares such views
  /// bytewise, even if they have an `==`; for other views it calls their own `==`.
  func isPlain(_ type: DeclID) -> Bool { isPlain(type, open: []) }

  private func isPlain(_ type: DeclID, open: Set<DeclID>) -> Bool {
    guard isOwn(type), !open.contains(type), decl(type).kind == .structure || decl(type).kind == .enumeration else {
      return false
    }
    let inner = open.union([type])
    return children(of: type).allSatisfy { member in
      switch decl(member).kind {
      case .variable where decl(member).flags.isDisjoint(with: [.isComputed, .isStatic]):
        return propertyWrappers(of: member).isEmpty && isPlain(variableType(of: member), open: inner)
      case .enumCase: return signature(of: member).parameters.allSatisfy { isPlain($0.type, open: inner) }
      default: return true
      }
    }
  }

  private func isPlain(_ type: TypeID, open: Set<DeclID>) -> Bool {
    let type = wrapped(type) ?? type
    guard types.kind(type) == .nominal else { return false }
    if isOwn(types.decl(type)) { return isPlain(types.decl(type), open: open) }
    let number = known("Numeric")
    return type == known(.bool) || types.kind(number) == .nominal && conforms(type, to: number)
  }

  /// Whether the body of an initializer of the program mentions a parameter.
  func usesParameter(_ index: Int, of use: BodyRecord.Use) -> Bool {
    guard !use.isMemberwise, isOwn(use.decl), let block = node(of: use.decl).child(.codeBlock) else { return true }
    let parameters = signature(of: use.decl).parameters
    guard index < parameters.count else { return true }
    let name = parameters[index].name
    return block.tokenIndices.contains { block.token($0).kind == .identifier && block.name(at: $0) == name }
  }
}
