import ViewSource

/// What a run took.
extension Machine {
  public struct Statistics: Sendable {
    /// The functions that were lowered, each for a set of types, and their instructions.
    public var functions = 0
    public var instructions = 0
    /// Backward jumps and calls.
    public var steps = 0
    /// The bytes of values at the last count of memory that found most; zero if none was needed.
    public var peakMemory = 0
    /// What the analysis left open in the code that was lowered: it ends the run where it is reached.
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
