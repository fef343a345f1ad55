import ViewGraph
import ViewSemantics

/// Where `viewlint identity` has views.
struct IdentityPredictions {
  /// The paths, without the identifiers of rows, by the name of the view in whose body they are.
  private var paths: [String: Set<String>] = [:]

  init(_ analyzer: Analyzer, _ program: Program) {
    for file in program.userFileIDs {
      for tree in analyzer.identities(in: file) {
        var open = tree.roots
        while let node = open.popLast() {
          paths[tree.view, default: []].insert(
            IdentityPredictions.canonical(IdentityPredictions.ownName(in: "\(node.path)")))
          open += node.children
        }
      }
    }
  }

  /// Where a view was seen, from the outermost view around it whose body is analyzed; `nil` if there is none.
  func place(of identity: ObservedIdentity) -> String? {
    identity.paths.last { paths[$0.owner] != nil }?.path
  }

  /// Whether a view is where one of the bodies around it is said to have one.
  func has(_ identity: ObservedIdentity) -> Bool {
    // What the catalogue puts around several views that it is given is where they are: it has no place in the program.
    let isAround = identity.view.hasPrefix("_")
    return identity.paths.contains { place in
      guard let known = paths[place.owner] else { return false }
      let path = IdentityPredictions.canonical(place.path)
      return known.contains(path) || isAround && known.contains { $0.hasPrefix(path + "/") }
    }
  }

  /// A path whose first view is named without the types that it is declared in.
  private static func ownName(in path: String) -> String {
    guard let end = path.firstRange(of: ".body"), let start = path[..<end.lowerBound].lastIndex(of: ".") else {
      return path
    }
    return String(path[path.index(after: start)...])
  }

  /// A path without the identifiers of rows, which the analysis has as the expressions that give them.
  private static func canonical(_ path: String) -> String {
    var result = ""
    var depth = 0
    for character in path {
      if character == ")" { depth -= 1 }
      if depth == 0 { result.append(character) }
      if character == "(" { depth += 1 }
    }
    return result
  }
}
