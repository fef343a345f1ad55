import ViewMachine

/// Finds the graph of a machine, because native functions only receive the machine.
enum GraphServices {
  static func install(_ graph: Graph) { graph.machine.host = graph }

  static func graph(of machine: Machine) -> Graph {
    guard let graph = machine.host as? Graph else { preconditionFailure("the machine runs for no graph") }
    return graph
  }
}
