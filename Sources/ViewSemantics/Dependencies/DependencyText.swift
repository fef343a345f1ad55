import ViewSource

extension ViewDependencies {
  /// What changes of its properties do.
  ///
  /// - Parameter property: only the one of this name, with or without its type or wrapper.
  public func effects(of property: String? = nil) -> [Effect] {
    properties.filter { entry in
      property.map { entry.name == $0 || entry.name.hasSuffix(" \($0)") || entry.name.hasSuffix(".\($0)") } ?? true
    }.map { effect(of: $0.decl, name: $0.name) }
  }
}

/// Dependencies in lines for a person.
extension Analyzer {
  public func text(of view: ViewDependencies, in file: FileID, property: String? = nil) -> String {
    let effects = view.effects(of: property)
    if property != nil, effects.isEmpty { return "" }
    var text = "\(view.view).body\n"
    if property == nil {
      for subscription in view.subscriptions {
        let places = subscription.how == .read ? places(of: subscription, from: file) : ""
        text += "  subscribes to \(subscription.name): \(subscription.how.rawValue)\(places)\n"
      }
      if view.subscriptions.isEmpty { text += "  subscribes to nothing\n" }
    }
    for effect in effects {
      text += "  \(effect.property) changes: \(effect.runsBody ? "the body runs again" : "the body does not run")"
      if !effect.contents.isEmpty {
        text += "; the content of \(effect.contents.map { "`\($0)`" }.joined(separator: ", ")) is made again"
      }
      if !effect.updated.isEmpty { text += "; \(effect.updated.joined(separator: ", ")) with it" }
      if !effect.skipped.isEmpty { text += "; skipped, for equal inputs: \(effect.skipped.joined(separator: ", "))" }
      text += "\n"
    }
    return text
  }

  /// ` in line 8, Plant.swift:27 when `isOn`, line 9 in the content of `List``
  private func places(of subscription: Subscription, from file: FileID) -> String {
    var seen: [String] = []
    for place in subscription.places {
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
