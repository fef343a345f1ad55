import ViewSource

/// The arguments of a call, which determine the length of each parameter pack.
enum PackArguments {
  case given([Argument])
  /// Only the number of arguments is known, not their labels.
  case count(Int)

  /// A pack parameter's index and the number of its arguments.
  typealias Pack = (index: Int, length: Int)

  /// The length of each pack. A single pack takes the arguments that the other parameters leave; those with defaults
  /// take only arguments with their labels. Of several packs, each takes the argument with its label and the following
  /// unlabeled ones: Swift requires a label after a pack.
  func lengths(of parameters: [Parameter], _ types: TypeTable) -> [Pack] {
    let packs = parameters.indices.filter { types.kind(parameters[$0].type) == .expansion }
    guard packs.count > 1, case .given(let arguments) = self else {
      let required = parameters.count { types.kind($0.type) != .expansion && !$0.hasDefault }
      let optional = givenToDefaults(of: parameters)
      return packs.map { ($0, $0 == packs[0] ? max(0, count - required - optional) : 0) }
    }
    return packs.map { ($0, length(of: $0, parameters, arguments)) }
  }

  /// The parameters with each pack expanded to one parameter for each argument; only the first has the label.
  func expand(_ parameters: [Parameter], _ types: TypeTable) -> [Parameter] {
    var result = parameters
    for pack in lengths(of: parameters, types).reversed() {
      var copies = Array(repeating: parameters[pack.index], count: pack.length)
      for index in copies.indices.dropFirst() { copies[index].label = .none }
      result.replaceSubrange(pack.index...pack.index, with: copies)
    }
    return result
  }

  /// The number of arguments that match parameters with defaults by label.
  private func givenToDefaults(of parameters: [Parameter]) -> Int {
    guard case .given(let arguments) = self else { return 0 }
    return arguments.count { argument in
      argument.label != .none && parameters.contains { $0.hasDefault && $0.label == argument.label }
    }
  }

  private var count: Int {
    switch self {
    case .given(let arguments): arguments.count
    case .count(let count): count
    }
  }

  private func length(of pack: Int, _ parameters: [Parameter], _ arguments: [Argument]) -> Int {
    let label = parameters[pack].label
    if label == .none {
      let unlabelled = arguments.prefix { $0.label == .none && !$0.isTrailing }.count
      return max(0, unlabelled - parameters[..<pack].count { !$0.hasDefault })
    }
    guard let first = arguments.firstIndex(where: { $0.label == label && !$0.isTrailing }) else { return 0 }
    return 1 + arguments[(first + 1)...].prefix { $0.label == .none && !$0.isTrailing }.count
  }
}
