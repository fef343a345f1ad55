import ViewSource

/// Matches arguments to parameters.
///
/// The rules are Swift's: labels appear in order; parameters with defaults may be omitted; a variadic parameter takes
/// the following unlabeled arguments; an unlabeled trailing closure goes to the first remaining parameter of a function
/// type.
enum ArgumentMatching {
  /// The parameter index of each argument; `nil` if they do not match.
  ///
  /// - Parameter takesClosure: whether a parameter accepts a closure.
  static func match(
    _ arguments: [Argument], to parameters: [Parameter], takesClosure: (Int) -> Bool
  ) -> [Int]? {
    var result: [Int] = []
    result.reserveCapacity(arguments.count)
    var next = 0
    var variadic: Int?
    for (position, argument) in arguments.enumerated() {
      let isFirstTrailing = argument.isTrailing && (position == 0 || !arguments[position - 1].isTrailing)
      if isFirstTrailing {
        guard
          let index = parameterForTrailing(
            arguments, position, parameters, from: next, variadic: variadic, takesClosure: takesClosure)
        else { return nil }
        result.append(index)
        next = index + 1
        continue
      }
      if let open = variadic, argument.label == .none {
        result.append(open)
        continue
      }
      guard let index = parameter(labelled: argument.label, parameters, from: next, isTrailing: argument.isTrailing)
      else {
        return nil
      }
      result.append(index)
      variadic = parameters[index].flags.contains(.isVariadic) ? index : nil
      next = index + 1
    }
    // The remaining parameters must have defaults.
    for index in parameters.indices where !result.contains(index) {
      let parameter = parameters[index]
      if !parameter.hasDefault, !parameter.flags.contains(.isVariadic) { return nil }
    }
    return result
  }

  /// The backward match from the last parameter, if it gives the only trailing closure to another parameter than
  /// `forward`. Before Swift 6 it takes precedence if the closure fits.
  ///
  ///     func load(onSuccess: () -> Void = {}, onFailure: () -> Void = {})
  ///     load { print("failed") }
  ///
  /// - Parameter isFunction: whether a parameter's type is a function, not an optional of one.
  static func backward(
    _ forward: [Int], _ arguments: [Argument], to parameters: [Parameter], takesClosure: (Int) -> Bool,
    isFunction: (Int) -> Bool
  ) -> [Int]? {
    guard let closure = arguments.last, closure.isTrailing, closure.label == .none, let first = forward.last,
      arguments.dropLast().last?.isTrailing != true
    else { return nil }
    var last = parameters.count - 1
    if !takesClosure(last), last > 0, parameters[last].hasDefault, isFunction(last - 1) { last -= 1 }
    guard takesClosure(last), last > first,
      parameters[first].hasDefault || parameters[first].flags.contains(.isVariadic)
    else { return nil }
    let result = forward.dropLast() + [last]
    for index in parameters.indices where !result.contains(index) {
      guard parameters[index].hasDefault || parameters[index].flags.contains(.isVariadic) else { return nil }
    }
    return Array(result)
  }

  /// The next parameter with a label. The skipped parameters must be optional to pass.
  private static func parameter(
    labelled label: Name, _ parameters: [Parameter], from start: Int, isTrailing: Bool
  ) -> Int? {
    var index = start
    while index < parameters.count {
      if parameters[index].label == label { return index }
      guard parameters[index].hasDefault || parameters[index].flags.contains(.isVariadic) else { return nil }
      index += 1
    }
    return nil
  }

  /// The forward scan for a trailing closure: the first parameter of a function type, if the skipped parameters may be
  /// omitted and enough parameters remain for the closures that follow.
  private static func parameterForTrailing(
    _ arguments: [Argument], _ position: Int, _ parameters: [Parameter], from start: Int, variadic: Int?,
    takesClosure: (Int) -> Bool
  ) -> Int? {
    var candidates: [Int] = []
    if let variadic, takesClosure(variadic) { return variadic }
    var index = start
    while index < parameters.count {
      if takesClosure(index) { candidates.append(index) }
      guard parameters[index].hasDefault || parameters[index].flags.contains(.isVariadic) || takesClosure(index) else {
        break
      }
      if takesClosure(index), !parameters[index].hasDefault { break }
      index += 1
    }
    guard let first = candidates.first else { return nil }
    // A closure parameter with a default is skipped if a later parameter would lack its closure otherwise.
    let later = arguments[(position + 1)...]
    for candidate in candidates where fits(later, parameters, from: candidate + 1) { return candidate }
    return first
  }

  /// Whether the closures after the first trailing one match parameters, with no required parameter left.
  private static func fits(_ arguments: ArraySlice<Argument>, _ parameters: [Parameter], from start: Int) -> Bool {
    var next = start
    for argument in arguments {
      var index = next
      while index < parameters.count, parameters[index].label != argument.label {
        guard parameters[index].hasDefault else { return false }
        index += 1
      }
      guard index < parameters.count else { return false }
      next = index + 1
    }
    return parameters[min(next, parameters.count)...].allSatisfy { $0.hasDefault || $0.flags.contains(.isVariadic) }
  }
}
