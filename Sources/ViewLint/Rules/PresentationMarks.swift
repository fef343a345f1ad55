import ViewSemantics
import ViewSource
import ViewSyntax

/// Marks the code of views that may present something for a state. Other code is skipped.
struct PresentationMarks {
  /// The indices of the marked tokens of a declaration, in order.
  private var marks: [DeclID: [Int]] = [:]
  /// The members of a type that may present something, directly or through others, by name.
  private var helpers: [DeclID: Set<Name>] = [:]

  /// Whether a piece of code contains `isPresented`, passes on a binding, or names a helper that does.
  mutating func mayPresent(_ code: ExpandedCode) -> Bool {
    // A function in an extension of `View` may pass on its parameters under any name.
    guard let decl = code.context.decl, let type = code.context.ownerType, code.context.isOwn(type) else { return true }
    let places = places(in: decl, of: type, code.context.analyzer)
    let tokens = code.node.tokenIndices
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < tokens.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < places.count && places[low] < tokens.upperBound
  }

  private mutating func places(in decl: DeclID, of type: DeclID, _ analyzer: Analyzer) -> [Int] {
    if let known = marks[decl] { return known }
    let helpers = names(ofHelpersIn: type, analyzer)
    let node = analyzer.node(of: decl)
    let found = node.tokenIndices.filter { index in
      switch node.token(index).kind {
      case .dollarIdentifier: true
      case .identifier: node.name(at: index) == .isPresented || helpers.contains(node.name(at: index))
      default: false
      }
    }
    marks[decl] = found
    return found
  }

  private mutating func names(ofHelpersIn type: DeclID, _ analyzer: Analyzer) -> Set<Name> {
    if let known = helpers[type] { return known }
    var found: Set<Name> = []
    // The members with the names that they use.
    var open: [(name: Name, used: Set<Name>)] = []
    for member in ([type] + analyzer.extensions(of: type)).flatMap({ analyzer.children(of: $0) }) {
      let (decl, node) = (analyzer.decl(member), analyzer.node(of: member))
      guard decl.kind == .function || decl.kind == .variable else { continue }
      var used: Set<Name> = []
      var mayPresent = false
      for index in node.tokenIndices {
        switch node.token(index).kind {
        case .dollarIdentifier: mayPresent = true
        case .identifier: used.insert(node.name(at: index))
        default: break
        }
      }
      if mayPresent || used.contains(.isPresented) {
        found.insert(decl.name)
      } else {
        open.append((decl.name, used))
      }
    }
    var isNew = !found.isEmpty
    while isNew {
      let users = open.filter { !$0.used.isDisjoint(with: found) }
      isNew = !users.isEmpty
      open.removeAll { !$0.used.isDisjoint(with: found) }
      found.formUnion(users.map(\.name))
    }
    helpers[type] = found
    return found
  }
}
