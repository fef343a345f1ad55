import ViewSemantics
import ViewSyntax

extension Analyzer {
  /// The number of calls in a declaration that make or modify views as its code runs; actions do not count.
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
