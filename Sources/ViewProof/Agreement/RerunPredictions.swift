import ViewGraph
import ViewSemantics

/// The predictions of `viewlint dependencies`, for the comparison with the observed body evaluations and their reasons.
///
/// There are three contradictions: a body is evaluated because of a property that it does not depend on; a child is
/// evaluated because of its inputs although it is predicted to be skipped; a state is written, and the body that is
/// predicted to depend on it is not evaluated.
struct RerunPredictions {
  /// By the name of a view's type. Views with the same name are left out, since events contain only the name.
  private let predictions: [String: Prediction]
  /// The properties of the views that are left out.
  private let sharedProperties: Set<String>

  /// The analysis of a view.
  private struct Prediction {
    var dependencies: ViewDependencies
    /// By the name of the property: `@State count`, `Model.name`.
    var effects: [String: [ViewDependencies.Effect]]
  }

  init(_ analyzer: Analyzer, _ program: Program) {
    var predictions: [String: Prediction] = [:]
    var seen: Set<String> = []
    var shared: Set<String> = []
    for file in program.userFileIDs {
      for dependencies in analyzer.dependencies(in: file) {
        let name = dependencies.view.split(separator: ".").last.map(String.init) ?? dependencies.view
        let effects = analyzer.effects(in: dependencies, of: nil)
        guard seen.insert(name).inserted else {
          shared.formUnion(effects.map(\.property))
          if let other = predictions.removeValue(forKey: name) { shared.formUnion(other.effects.keys) }
          continue
        }
        predictions[name] = Prediction(
          dependencies: dependencies, effects: Dictionary(grouping: effects) { $0.property })
      }
    }
    self.predictions = predictions
    sharedProperties = shared
  }

  /// The contradictions between the events of one step and the predictions, one line each.
  func contradictions(in events: [Event], _ counts: inout Agreement.Counts) -> Set<String> {
    var found: Set<String> = []
    /// The reasons of each body evaluation, by the body's path.
    var reasons: [String: [Event.Reason]] = [:]
    var ended: Set<String> = []
    for event in events {
      switch event {
      case .bodyRan(let path, let why): reasons[path, default: []] += why
      case .ended(let path, _, _): ended.insert(path)
      default: break
      }
    }
    for (path, why) in reasons {
      let view = RerunPredictions.view(at: path)
      if !why.contains(.first), predictions[view] != nil { counts.reruns += 1 }
      for case .property(let property) in why where isUnexpected(property, in: view) {
        found.insert("\(view) ran for \(property), on which it does not depend")
      }
      if why.contains(.input), let parent = RerunPredictions.owner(of: path), let parentReasons = reasons[parent],
        let cause = skipping(view, in: RerunPredictions.view(at: parent), parentReasons)
      {
        found.insert("\(view) ran for its inputs, but is said to be skipped when \(cause) changes")
      }
    }
    for case .stateWritten(let path, let name, _) in events {
      let view = RerunPredictions.view(at: path)
      guard let property = certain(name, in: view) else { continue }
      counts.writes += 1
      if reasons[path] == nil, !ended.contains(path) {
        found.insert("\(view) did not run when \(property) was written")
      }
    }
    return found
  }

  /// Whether no prediction explains that the property causes an evaluation of the view's body: the view does not depend
  /// on it, and no other view passes its change on to this view.
  private func isUnexpected(_ property: String, in view: String) -> Bool {
    guard let prediction = predictions[view], prediction.dependencies.isComplete,
      !sharedProperties.contains(property)
    else { return false }
    // The internal state of a SwiftUI control is not a property of the program: its name has neither a wrapper nor a
    // type.
    guard property.contains("@") || property.contains(".") else { return false }
    let others = predictions.values.flatMap { $0.effects[property] ?? [] }
    if others.contains(where: { $0.children.contains { $0.name == view } || $0.below.contains(view) }) { return false }
    if prediction.effects[property]?.contains(where: \.runsBody) ?? false { return false }
    let name = property.split(separator: " ").last.map(String.init) ?? property
    return !prediction.dependencies.subscriptions.contains {
      $0.name == property || $0.name.hasSuffix(" \(name)") || $0.name.hasSuffix(".\(name)")
    }
  }

  /// The change that is predicted to skip a child that was evaluated. `nil` if the parent also had other reasons.
  private func skipping(_ child: String, in parent: String, _ reasons: [Event.Reason]) -> String? {
    guard let prediction = predictions[parent], prediction.dependencies.isComplete else { return nil }
    var cause: String?
    for reason in reasons {
      guard case .property(let property) = reason, let effects = prediction.effects[property] else { return nil }
      let fates = effects.flatMap(\.children).filter { $0.name == child }.map(\.fate)
      guard !fates.isEmpty, fates.allSatisfy({ $0 == .skipped }) else { return nil }
      cause = property
    }
    return cause
  }

  /// The property with this name, if the body is predicted to read it unconditionally.
  private func certain(_ name: String, in view: String) -> String? {
    guard let prediction = predictions[view], prediction.dependencies.isComplete else { return nil }
    let subscription = prediction.dependencies.subscriptions.first { $0.name.hasSuffix(" \(name)") }
    guard let subscription, !subscription.isPossible, subscription.how == .read else { return nil }
    let isCertain = subscription.places.contains {
      $0.condition == nil && $0.content == nil && $0.presentation == nil && !$0.isPossible && !$0.isInFunction
    }
    return isCertain ? subscription.name : nil
  }

  // MARK: Paths

  /// The view's name in the path of a body: `Row` in `ContentView.body/VStack/Row/body`.
  private static func view(at path: String) -> String {
    let parts = path.split(separator: "/")
    guard let last = parts.last else { return path }
    if last == "body", parts.count > 1 { return String(parts[parts.count - 2]) }
    return last.hasSuffix(".body") ? String(last.dropLast(".body".count)) : String(last)
  }

  /// The path of the body that creates the view of a body's path.
  private static func owner(of path: String) -> String? {
    var parts = path.split(separator: "/").map(String.init)
    guard parts.count > 2, parts.last == "body" else { return nil }
    parts.removeLast(2)
    while let last = parts.last {
      if last == "body" || last.hasSuffix(".body") { return parts.joined(separator: "/") }
      parts.removeLast()
    }
    return nil
  }
}
