import ViewMachine
import ViewSemantics

/// `Self._printChanges()`: prints why the current body is evaluated.
extension NativeTable {
  mutating func addPrintedChanges() {
    for name in ["_printChanges", "_logChanges"] {
      add("View.\(name)()") { call in
        let graph = call.graph
        if let node = graph.reader { call.machine.printLine(graph.changes(of: node)) }
        return .void
      }
    }
  }
}

extension Graph {
  /// The line to print: `Row: @self, @identity, _count changed.`
  fileprivate func changes(of node: ViewNode) -> String {
    var names: [String] = []
    func add(_ name: String) { if !names.contains(name) { names.append(name) } }
    for reason in node.lastReasons {
      switch reason {
      case .first:
        add("@self")
        add("@identity")
        for property in node.properties where property.plan.isWrapped { add("_" + property.plan.name) }
      case .input: add("@self")
      case .property(let name):
        // Dependencies on observable objects have no property name.
        let last = name.split(separator: " ").last.map(String.init) ?? name
        add(
          name.hasPrefix("@") ? "_" + last : node.properties.contains { $0.plan.name == name } ? name : "@dependencies")
      case .environment(let name): add("_" + name)
      case .animation: continue
      }
    }
    let what = names.isEmpty ? "unchanged" : names.joined(separator: ", ") + " changed"
    return "\(typeName(node.type)): \(what)."
  }
}
