import ViewMachine

/// Finds the graph that a machine runs for: native code is given the machine only.
enum GraphServices {
  static func install(_ graph: Graph) { graph.machine.host = graph }

  static func graph(of machine: Machine) -> Graph {
    guard let graph = machine.host as? Graph else { preconditionFailure("the machine runs for no graph") }
    return graph
  }
}
