import ViewSource

extension ViewDependencies {
  /// What changes of its properties do.
  ///
  /// - Parameters:
  ///   - property: only the one of this name, with or without its type or wrapper.
  ///   - sharing: and those that have the same value under other names, or perhaps have.
  public func effects(of property: String? = nil, sharing: [DeclID: Bool] = [:]) -> [Effect] {
    guard let property else { return properties.map { effect(of: $0.decl, name: $0.name) } }
    let isMeant = { (name: String) in
      name == property || name.hasSuffix(" \(property)") || name.hasSuffix(".\(property)")
    }
    // What a view calls `@State tab` is its own: `RootView.tab`.
    let isOwn = { (name: String) in name.split(separator: " ").last.map { "\(view).\($0)" == property } == true }
    let own = properties.compactMap { property -> Effect? in
      let isNamed = isMeant(property.name) || isOwn(property.name)
      guard let isPerhaps = isNamed ? false : sharing[property.decl] else { return nil }
      return effect(of: property.decl, name: property.name, isPerhaps: isPerhaps)
    }
    return own
      + published.filter { isMeant($0.name) }.map {
        effect(of: $0.decl, name: $0.name, object: $0.object, isPerhaps: $0.isPerhaps)
      }
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
    let effects = view.effects(of: property, sharing: property.map { propertiesSharing(withNamed: $0) } ?? [:])
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
      let shared = placesOfSeveralFates(effect.children)
      let listed = { (fate: ViewDependencies.Fate) in
        children[fate].map { self.listed($0, withLines: shared, from: file) }
      }
      if let names = listed(.updated) { text += "; \(names) with it" }
      if !effect.below.isEmpty { text += "; further down \(shortened(effect.below))" }
      if let names = listed(.remade) { text += "; made anew: \(names)" }
      if let names = listed(.madeOrRemoved) { text += "; made or removed if its identity begins or ends: \(names)" }
      if let names = listed(.unclear) { text += "; perhaps skipped, for inputs that may be equal: \(names)" }
      if let names = listed(.skipped) { text += "; skipped, for equal inputs: \(names)" }
      text += "\n"
    }
    return text
  }

  /// The views that stand in several places of a body and do not fare the same in all of them, and the lines in which
  /// they do not.
  private func placesOfSeveralFates(_ children: [ViewDependencies.Child]) -> [String: Set<LineKey>] {
    var fates: [String: Set<ViewDependencies.Fate>] = [:]
    for child in children { fates[child.name, default: []].insert(child.fate) }
    var found: [String: Set<LineKey>] = [:]
    var inLines: [String: [LineKey: ViewDependencies.Fate]] = [:]
    for child in children where fates[child.name].map({ $0.count > 1 }) == true {
      let line = lineKey(child)
      let other = inLines[child.name, default: [:]].updateValue(child.fate, forKey: line)
      found[child.name, default: []].formUnion(other.map { $0 != child.fate } == true ? [line] : [])
    }
    return found
  }

  /// A line of one of the files.
  private struct LineKey: Hashable {
    let file: FileID
    let line: Int
  }

  private func lineKey(_ child: ViewDependencies.Child) -> LineKey {
    LineKey(
      file: child.file, line: program.file(child.file).source.lineIndex.position(of: child.range.start).line)
  }

  /// Each name once, with its lines where these tell its uses apart: `Row, Cell (lines 8, 12)`.
  private func listed(
    _ children: [ViewDependencies.Child], withLines shared: [String: Set<LineKey>], from file: FileID
  ) -> String {
    var lines: [String: [String]] = [:]
    for child in children where shared[child.name] != nil {
      let isOneLine = shared[child.name]?.contains(lineKey(child)) == true
      lines[child.name, default: []].append(place(child.file, child.range, from: file, withColumn: isOneLine))
    }
    return children.map(\.name).uniqued.map { name in
      guard let places = lines[name]?.uniqued else { return name }
      let areLines = places.allSatisfy { $0.first?.isNumber == true }
      return "\(name) (\(areLines ? places.count == 1 ? "line " : "lines " : "")\(places.joined(separator: ", ")))"
    }.joined(separator: ", ")
  }

  /// `8`, `8:12` where the line is not enough; in another file `Plant.swift:8`
  private func place(
    _ file: FileID, _ range: SourceRange, from other: FileID, withColumn hasColumn: Bool = false
  ) -> String {
    let source = program.file(file).source
    let position = source.lineIndex.position(of: range.start)
    let place = hasColumn ? "\(position.line):\(position.column)" : "\(position.line)"
    return file == other ? place : "\(source.path.split(separator: "/").last ?? ""):\(place)"
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
    let conditions = Set(subscription.places.compactMap(\.condition))
    for place in subscription.places where place.condition == nil || !contents.contains(place.content) {
      var text = (place.file == file ? "line " : "") + self.place(place.file, place.range, from: file)
      if let content = place.content { text += " in the content of `\(content)`" }
      // What is read if something holds, and if it does not, is read anyway.
      let isEitherWay = place.opposite.map { conditions.contains($0) } ?? false
      if let condition = isEitherWay ? place.outerCondition : place.condition { text += " when \(condition)" }
      if !seen.contains(text) { seen.append(text) }
    }
    return seen.isEmpty ? "" : " in " + seen.joined(separator: ", ")
  }
}
