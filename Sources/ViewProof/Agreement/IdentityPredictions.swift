import ViewGraph
import ViewSemantics

/// The view identities that `viewlint identity` predicts.
struct IdentityPredictions {
  /// The predicted paths, without the identifiers of rows, by the name of the view whose body contains them.
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

  /// The path of an observed view relative to the outermost analyzed view around it; `nil` if no view around it is
  /// analyzed.
  func place(of identity: ObservedIdentity) -> String? {
    identity.paths.last { paths[$0.owner] != nil }?.path
  }

  /// Whether the prediction of a view around it contains the observed view.
  func has(_ identity: ObservedIdentity) -> Bool {
    // A wrapper that the catalogue adds around several views of a builder does not occur in the program's source, so a
    // predicted descendant is sufficient.
    let isAround = identity.view.hasPrefix("_")
    return identity.paths.contains { place in
      guard let known = paths[place.owner] else { return false }
      let path = IdentityPredictions.canonical(place.path)
      return known.contains(path) || isAround && known.contains { $0.hasPrefix(path + "/") }
    }
  }

  /// Removes the enclosing types from the name of the path's first view.
  private static func ownName(in path: String) -> String {
    guard let end = path.firstRange(of: ".body"), let start = path[..<end.lowerBound].lastIndex(of: ".") else {
      return path
    }
    return String(path[path.index(after: start)...])
  }

  /// Removes the identifiers of rows; the analysis has the identifier expressions in their place.
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
