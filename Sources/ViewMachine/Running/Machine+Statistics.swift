import ViewSource

/// Statistics of a run.
extension Machine {
  public struct Statistics: Sendable {
    /// The number of lowered functions, counted for each set of types, and of their instructions.
    public var functions = 0
    public var instructions = 0
    /// The number of backward jumps and calls.
    public var steps = 0
    /// The largest result of a memory count, in bytes; zero if there was none.
    public var peakMemory = 0
    /// The unresolved expressions in the lowered code. A run ends when it reaches one.
    public var holes: [Hole] = []
  }

  public struct Hole: Sendable {
    public var reason: String
    public var place: SourcePlace?
    public var function: String
  }

  public var statistics: Statistics {
    var result = Statistics()
    result.instructions = linked.instructions.count
    result.steps = limits.fuel - fuel
    result.peakMemory = peakMemory
    for (number, code) in linked.codes.enumerated() where linked.functions[number].start >= 0 {
      result.functions += 1
      for (index, instruction) in code.instructions.enumerated() where instruction.op == .unsupported {
        let isOwn = index >= code.instructionOrigins.count || code.instructionOrigins[index] == 0
        guard isOwn, let reason = try? code.constants[Int(instruction.a)].asString else { continue }
        result.holes.append(Hole(reason: reason, place: place(code.nodes[index], in: code.file), function: code.name))
      }
    }
    return result
  }
}
