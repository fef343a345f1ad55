import ViewSemantics
import ViewSyntax

extension Analyzer {
  /// How many calls in a declaration make views or modify them as its code runs: not those in actions.
  func viewCount(of decl: DeclID) -> Int {
    let record = record(of: decl)
    var count = 0
    var open = [node(of: decl)]
    while let next = open.popLast() {
      if next.kind == .closureExpr, record.builders[next.id] == nil { continue }
      if next.kind == .functionCallExpr, let type = record.types[next.id], isView(type) { count += 1 }
      open += next.children
    }
    return count
  }
}
