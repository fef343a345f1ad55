import ViewSemantics
import ViewSyntax

extension RuleContext {
  /// Whether only the initializers of a class write a property, directly or through private functions without other
  /// uses. All code outside of the class then sees a single value.
  func isOnlySetUp(_ property: DeclID, of type: DeclID) -> Bool {
    let modifiers = analyzer.header(of: property).child(.modifierList)
    guard modifiers?.ownToken(.privateKeyword) != nil else { return false }
    let writers = membersTouching(property, of: type).map(\.member).filter { writes(property, $0) }
    // A class has few members that write one of its properties.
    return !writers.isEmpty && writers.allSatisfy { isOnlyForInitializers($0, property, of: type) }
  }

  private func writes(_ property: DeclID, _ member: DeclID) -> Bool {
    let record = analyzer.record(of: member)
    return analyzer.node(of: member).subtree.contains { node in
      if PropertyWrite(node, record, analyzer)?.property == property { return true }
      guard let use = record.uses[node.id], use.decl == property else { return false }
      return use.part != .value || node.kind == .inoutExpr
    }
  }

  /// Whether a member that writes a property, and all its callers, run during initialization: no closure, selector or
  /// attribute runs one of them later.
  private func isOnlyForInitializers(_ writer: DeclID, _ property: DeclID, of type: DeclID) -> Bool {
    let users = analyzer.isInitializer(writer) ? [] : membersTouching(writer, of: type)
    let members = [(writer, false)] + users
    let names = [property] + members.map(\.0).filter { !analyzer.isInitializer($0) }
    return members.contains { analyzer.isInitializer($0.0) }
      && members.allSatisfy { member, isOfOther in
        return !isOfOther && (analyzer.isInitializer(member) || isHiddenFunction(member))
          && !analyzer.node(of: member).subtree.contains { node in
            (node.kind == .closureExpr || node.kind == .macroExpansionExpr)
              && names.contains { node.mentions(analyzer.decl($0).name) }
          }
      }
  }

  /// Whether the code is a private function of a value type that only initializers call, directly or through another
  /// one.
  var isOnlyForInitializers: Bool {
    guard let decl, isHiddenFunction(decl), let ownerType, analyzer.decl(ownerType).kind == .structure else {
      return false
    }
    var open = [decl]
    var seen: Set<DeclID> = [decl]
    var isUsed = false
    while let next = open.popLast() {
      for use in helperPlaces(of: next) {
        guard let user = use.context.decl, use.context.enclosingCalls.isEmpty else { return false }
        if analyzer.isInitializer(user) {
          isUsed = true
        } else if seen.insert(user).inserted {
          guard isHiddenFunction(user) else { return false }
          open.append(user)
        }
      }
    }
    return isUsed
  }

  /// Whether only the members of its type in this file can call a function.
  private func isHiddenFunction(_ function: DeclID) -> Bool {
    let decl = analyzer.decl(function)
    return decl.kind == .function && decl.access == .privateAccess && !decl.has(.hasCustomAttributes)
  }
}
