import ViewSource
import ViewSyntax

/// Arguments of parameter packs.
extension BodyResolver {
  /// With several packs, each takes the argument with its label and the following unlabeled ones.
  func severalPacks(
    _ given: [Argument], _ parameters: [Parameter], _ substitution: Substitution, _ node: SyntaxNode
  ) -> [ResolvedArgument] {
    let lengths = PackArguments.given(given).lengths(of: parameters, types)
    var next = 0
    return parameters.enumerated().map { index, parameter in
      let wanted = analyzer.substitute(parameter.type, substitution)
      if let pack = lengths.first(where: { $0.index == index }) {
        let values = given[min(next, given.count)..<min(next + pack.length, given.count)].compactMap(\.node)
        next += pack.length
        let elements = types.kind(wanted) == .pack ? types.arguments(wanted) : []
        let resolved = values.enumerated().map { resolve($1, $0 < elements.count ? elements[$0] : nil) }
        return .value(ResolvedExpr(.pack(resolved), wanted, node))
      }
      guard next < given.count, let value = given[next].node,
        given[next].isTrailing || given[next].label == parameter.label
      else { return .standard(node) }
      next += 1
      if parameter.flags.contains(.isInout) { return .place(place(value, takenAs: wanted)) }
      if parameter.flags.contains(.isAutoclosure) { return .late(autoclosureFunction(value, wanted)) }
      return .value(resolve(value, wanted))
    }
  }

  /// The parameter index of each unlabeled argument if one parameter is a pack, which takes all arguments that the
  /// others leave.
  func parameters(takenBy count: Int, _ parameters: [Parameter]) -> [Int]? {
    guard let packIndex = parameters.firstIndex(where: { types.kind($0.type) == .expansion }) else { return nil }
    let packEnd = max(packIndex, count - (parameters.count - packIndex - 1))
    return (0..<count).map { $0 < packIndex ? $0 : $0 < packEnd ? packIndex : packIndex + 1 + $0 - packEnd }
  }

  /// A single pack takes all arguments up to those of the parameters after it.
  func packArguments(
    _ given: [Argument], _ parameters: [Parameter], _ packIndex: Int, _ substitution: Substitution, _ node: SyntaxNode
  ) -> [ResolvedArgument] {
    let behind = parameters.count - packIndex - 1
    let count = max(0, given.count - packIndex - behind)
    var result: [ResolvedArgument] = []
    for (index, parameter) in parameters.enumerated() {
      let wanted = analyzer.substitute(parameter.type, substitution)
      if index == packIndex {
        let values = given[index..<index + count].compactMap(\.node)
        let elements = types.kind(wanted) == .pack ? types.arguments(wanted) : []
        let resolved = values.enumerated().map { resolve($1, $0 < elements.count ? elements[$0] : nil) }
        result.append(.value(ResolvedExpr(.pack(resolved), wanted, node)))
        continue
      }
      let place = index < packIndex ? index : index + count - 1
      guard place < given.count, let value = given[place].node else {
        result.append(.standard(node))
        continue
      }
      if parameter.flags.contains(.isInout) {
        result.append(.place(self.place(value, takenAs: wanted)))
      } else if parameter.flags.contains(.isAutoclosure) {
        result.append(.late(autoclosureFunction(value, wanted)))
      } else {
        result.append(.value(resolve(value, wanted)))
      }
    }
    return result
  }
}
