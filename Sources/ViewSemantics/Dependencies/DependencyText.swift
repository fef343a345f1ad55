import ViewSource

extension ViewDependencies {
  /// What changes of its properties do.
  ///
  /// - Parameter property: only the one of this name, with or without its type or wrapper.
  public func effects(of property: String? = nil) -> [Effect] {
    guard let property else { return properties.map { effect(of: $0.decl, name: $0.name) } }
    let isMeant = { (name: String) in
      name == property || name.hasSuffix(" \(property)") || name.hasSuffix(".\(property)")
    }
    // What a view calls `@State tab` is its own: `RootView.tab`.
    let isOwn = { (name: String) in name.split(separator: " ").last.map { "\(view).\($0)" == property } == true }
    return properties.filter { isMeant($0.name) || isOwn($0.name) }.map { effect(of: $0.decl, name: $0.name) }
      + published.filter { isMeant($0.name) }.map { effect(of: $0.decl, name: $0.name, object: $0.object) }
  }
}

/// Dependencies in lines for a person.
extension Analyzer {
  /// Some lines, each with its end; empty if it is asked for a property that the view does not have.
  ///
  /// - Parameters:
  ///   - file: places in this file are said without its name.
  ///   - property: only the one of this name, with or without its type or wrapper.
  public func text(of view: ViewDependencies, in file: FileID, property: String? = nil) -> String {
    let effects = view.effects(of: property)
    if property != nil, effects.isEmpty { return "" }
    var text = "\(view.name)\n"
    if property == nil {
      for subscription in view.subscriptions {
        let places = subscription.how == .read ? places(of: subscription, from: file) : ""
        text += "  subscribes to \(subscription.name): \(subscription.how.rawValue)\(places)\n"
      }
      if !view.isComplete {
        text += "  a part of the body is not known: it may read more\n"
      } else if view.subscriptions.isEmpty {
        text += "  subscribes to nothing\n"
      }
    }
    for effect in effects {
      let consequence =
        effect.runsBody
        ? "the body runs again"
        : view.isComplete ? "the body does not run" : "whether the body runs again is not known"
      text += "  \(effect.property) changes: \(consequence)"
      if !effect.contents.isEmpty {
        text += "; the content of \(effect.contents.map { "`\($0)`" }.joined(separator: ", ")) is made again"
      }
      if !effect.updated.isEmpty { text += "; \(listed(effect.updated)) with it" }
      if !effect.below.isEmpty { text += "; further down \(shortened(effect.below))" }
      if !effect.skipped.isEmpty { text += "; skipped, for equal inputs: \(listed(effect.skipped))" }
      text += "\n"
    }
    return text
  }

  /// Each name once: a view may stand in many places of one body.
  private func listed(_ names: [String]) -> String { names.uniqued.joined(separator: ", ") }

  /// The first of a long list, and how many more there are.
  private func shortened(_ names: [String]) -> String {
    let more = names.count > 12 ? " and \(names.count - 12) more" : ""
    return names.prefix(12).joined(separator: ", ") + more
  }

  /// ` in line 8, Plant.swift:27 when `isOn`, line 9 in the content of `List``
  ///
  /// What is read anyway is not said to be read under a condition too.
  private func places(of subscription: Subscription, from file: FileID) -> String {
    var seen: [String] = []
    let contents = Set(subscription.places.filter { $0.condition == nil }.map(\.content))
    for place in subscription.places where place.condition == nil || !contents.contains(place.content) {
      let source = program.file(place.file).source
      let line = source.lineIndex.position(of: place.range.start).line
      let name = source.path.split(separator: "/").last.map(String.init) ?? source.path
      var text = place.file == file ? "line \(line)" : "\(name):\(line)"
      if let content = place.content { text += " in the content of `\(content)`" }
      if let condition = place.condition { text += " when \(condition)" }
      if !seen.contains(text) { seen.append(text) }
    }
    return seen.isEmpty ? "" : " in " + seen.joined(separator: ", ")
  }
}
