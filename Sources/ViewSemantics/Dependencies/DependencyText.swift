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
        let how = (subscription.isPerhaps ? "perhaps " : "") + subscription.how.rawValue
        text += "  subscribes to \(subscription.name): \(how)\(places)\n"
      }
      if !view.contentsCalled.isEmpty {
        let names = view.contentsCalled.map { "`\($0)`" }.joined(separator: ", ")
        text += "  subscribes to what \(names) \(view.contentsCalled.count == 1 ? "reads" : "read"): called\n"
      }
      if !view.isComplete {
        text += "  a part of the body is not known: it may read more\n"
      } else if view.subscriptions.isEmpty, view.contentsCalled.isEmpty {
        text += "  subscribes to nothing\n"
      }
    }
    for effect in effects {
      let consequence =
        effect.runsBody
        ? (effect.isPerhaps ? "perhaps " : "") + "the body runs again"
        : view.isComplete ? "the body does not run" : "whether the body runs again is not known"
      text += "  \(effect.property) changes: \(consequence)"
      if !effect.contents.isEmpty {
        text += "; the content of \(effect.contents.map { "`\($0)`" }.joined(separator: ", ")) is made again"
      }
      let children = Dictionary(grouping: effect.children, by: \.fate)
      let shared = namesOfSeveralFates(effect.children)
      let listed = { (fate: ViewDependencies.Fate) in
        children[fate].map { self.listed($0, withLines: shared, from: file) }
      }
      if let names = listed(.updated) { text += "; \(names) with it" }
      if !effect.below.isEmpty { text += "; further down \(shortened(effect.below))" }
      if let names = listed(.unclear) { text += "; perhaps skipped, for inputs that may be equal: \(names)" }
      if let names = listed(.skipped) { text += "; skipped, for equal inputs: \(names)" }
      text += "\n"
    }
    return text
  }

  /// The views that stand in several places of a body and do not fare the same in all of them.
  private func namesOfSeveralFates(_ children: [ViewDependencies.Child]) -> Set<String> {
    var fates: [String: Set<ViewDependencies.Fate>] = [:]
    for child in children { fates[child.name, default: []].insert(child.fate) }
    return Set(fates.filter { $0.value.count > 1 }.keys)
  }

  /// Each name once, with its lines where these tell its uses apart: `Row, Cell (lines 8, 12)`.
  private func listed(
    _ children: [ViewDependencies.Child], withLines shared: Set<String>, from file: FileID
  ) -> String {
    var lines: [String: [String]] = [:]
    for child in children where shared.contains(child.name) {
      lines[child.name, default: []].append(place(child.file, child.range, from: file))
    }
    return children.map(\.name).uniqued.map { name in
      guard let places = lines[name]?.uniqued else { return name }
      let areLines = places.allSatisfy { !$0.contains(":") }
      return "\(name) (\(areLines ? places.count == 1 ? "line " : "lines " : "")\(places.joined(separator: ", ")))"
    }.joined(separator: ", ")
  }

  /// `8`; in another file `Plant.swift:8`
  private func place(_ file: FileID, _ range: SourceRange, from other: FileID) -> String {
    let source = program.file(file).source
    let line = source.lineIndex.position(of: range.start).line
    return file == other ? "\(line)" : "\(source.path.split(separator: "/").last ?? ""):\(line)"
  }

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
      var text = (place.file == file ? "line " : "") + self.place(place.file, place.range, from: file)
      if let content = place.content { text += " in the content of `\(content)`" }
      if let condition = place.condition { text += " when \(condition)" }
      if !seen.contains(text) { seen.append(text) }
    }
    return seen.isEmpty ? "" : " in " + seen.joined(separator: ", ")
  }
}
