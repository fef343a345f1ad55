import ViewSource

extension ViewDependencies {
  /// The effects of changes of the view's properties.
  ///
  /// - Parameters:
  ///   - property: restricts the result to the property with this name, with or without its type or wrapper.
  ///   - sharing: the properties that share its value under other names, or may share it (`true`).
  ///   - followed: the properties and objects through which it takes effect indirectly.
  public func effects(
    of property: String? = nil, sharing: [DeclID: Bool] = [:], followed: [IndirectProperty] = []
  ) -> [Effect] {
    guard let property else { return properties.map { effect(of: $0.decl, name: $0.name) } }
    let isMeant = { (name: String) in
      name == property || name.hasSuffix(" \(property)") || name.hasSuffix(".\(property)")
    }
    // `@State tab` of this view is also `RootView.tab`.
    let isOwn = { (name: String) in
      name.split(separator: " ").last.map { PropertyChange.isNamed(property, "\(view).\($0)") } == true
    }
    let own = properties.compactMap { property -> Effect? in
      let isNamed = isMeant(property.name) || isOwn(property.name)
      guard let isPossible = isNamed ? false : sharing[property.decl] else { return nil }
      return effect(of: property.decl, name: property.name, isPossible: isPossible)
    }
    return own
      + published.filter { isMeant($0.name) }.map {
        effect(of: $0.decl, name: $0.text, object: $0.object, isPossible: $0.isPossible)
      } + followed.flatMap { effects(of: $0) }
  }
}

extension ViewDependencies {
  /// Whether the view observes the change of a property, by its own property or by an object.
  func learns(of property: DeclID) -> Bool {
    properties.contains { $0.decl == property } || published.contains { $0.decl == property }
  }

  /// The effects of a property's change, through each of the view's properties that observe it.
  func effects(ofDecl property: DeclID) -> [Effect] {
    properties.filter { $0.decl == property }.map { effect(of: $0.decl, name: $0.name) }
      + published.filter { $0.decl == property }.map {
        effect(of: $0.decl, name: $0.text, object: $0.object, isPossible: $0.isPossible)
      }
  }

  /// The effects of an indirect change.
  private func effects(of followed: IndirectProperty) -> [Effect] {
    if let property = followed.property {
      // A direct observation already includes the indirect effects.
      if properties.contains(where: { $0.decl == followed.source })
        || published.contains(where: { $0.decl == followed.source })
      {
        return []
      }
      let own = properties.filter { $0.decl == property }.map { effect(of: $0.decl, name: followed.name) }
      return own
        + published.filter { $0.decl == property }.map {
          effect(of: $0.decl, name: followed.name, object: $0.object, isPossible: $0.isPossible)
        }
    }
    return observed.filter { $0.value == followed.object }.map(\.key).sorted {
      ($0.file.index, $0.index) < ($1.file.index, $1.index)
    }
    .map { effect(of: $0, name: followed.name, object: $0, isPossible: followed.isPossible) }
  }
}

/// Descriptions of dependencies.
extension Analyzer {
  /// The effects of changes of a view's properties, or of the property with a name.
  public func effects(in view: ViewDependencies, of property: String?) -> [ViewDependencies.Effect] {
    let view = withTouchedInputs(view)
    let found =
      property.map { property in
        view.effects(
          of: property, sharing: propertiesSharing(withNamed: property), followed: indirectProperties(named: property))
      } ?? view.effects()
    return found.map { withEffectsBelow($0, in: view) }
  }

  /// A description with a newline after each line; empty if the view does not have the requested property.
  ///
  /// - Parameters:
  ///   - file: places in this file are printed without its name.
  ///   - property: restricts the result to the property with this name, with or without its type or wrapper.
  public func text(of view: ViewDependencies, in file: FileID, property: String? = nil) -> String {
    let effects = effects(in: view, of: property)
    if property != nil, effects.isEmpty { return "" }
    var text = "\(view.name)\n"
    if property == nil {
      for subscription in view.subscriptions {
        let places = subscription.how == .read ? places(of: subscription, from: file) : ""
        let how = (subscription.isPossible ? "perhaps " : "") + subscription.how.rawValue
        text += "  subscribes to \(subscription.name): \(how)\(places)\n"
      }
      if !view.contentsCalled.isEmpty {
        let names = view.contentsCalled.map { "`\($0)`" }.joined(separator: ", ")
        text += "  subscribes to what \(names) \(view.contentsCalled.count == 1 ? "reads" : "read"): called\n"
      }
      if !view.unknownNames.isEmpty {
        let (names, areMany) = listed(unknown: view.unknownNames)
        text += "  may read more: \(names) \(areMany ? "are" : "is") not declared here\n"
      } else if !view.isComplete {
        text += "  a part of the body is unknown: it may read more\n"
      } else if view.subscriptions.isEmpty, view.contentsCalled.isEmpty {
        text += "  subscribes to nothing\n"
      }
    }
    for effect in effects {
      let body = view.updates.map { "`\($0)`" } ?? "the body"
      let consequence =
        effect.runsBody
        ? (effect.isPossible ? "perhaps " : "") + "\(body) runs again"
        : view.isComplete ? "\(body) does not run" : "whether \(body) runs again is not known"
      text += "  \(effect.property) changes: \(consequence)"
      if !effect.presentations.isEmpty {
        let shown = effect.presentations.map { "`\($0)`" }.joined(separator: " or ")
        text += ", but only after \(shown) has been shown for the first time"
      }
      if !effect.contents.isEmpty {
        text += "; the content of \(effect.contents.map { "`\($0)`" }.joined(separator: ", ")) is evaluated again"
      }
      let children = Dictionary(grouping: effect.children, by: \.fate)
      let shared = placesOfSeveralFates(effect.children, besides: view.children)
      let sites = sitesThatDiffer(effect.children)
      let listed = { (fate: ViewDependencies.ChildEffect) in
        children[fate].map { self.listed($0, withLines: shared, sites: sites, from: file) }
      }
      if let names = listed(.updated) { text += "; \(names) with it" }
      if !effect.below.isEmpty { text += "; further down \(shortened(effect.below))" }
      if !effect.passedOn.isEmpty {
        let keys = effect.passedOn.map { "`\($0)`" }.joined(separator: ", ")
        text += "; with it, the views it receives that read \(keys) from the environment"
      }
      if let names = listed(.remade) { text += "; replaced with a new identity: \(names)" }
      if let names = listed(.madeOrRemoved) { text += "; inserted or removed if its identity begins or ends: \(names)" }
      if let names = listed(.unclear) { text += "; perhaps skipped, with inputs that may be equal: \(names)" }
      if let names = listed(.skipped) { text += "; skipped, with equal inputs: \(names)" }
      text += "\n"
    }
    return text
  }

  /// The views with several places in a body that the change affects differently, with the lines where it does.
  ///
  /// - Parameter all: all children, including unaffected ones.
  private func placesOfSeveralFates(
    _ children: [ViewDependencies.Child], besides all: [ChildInput]
  ) -> [String: Set<LineKey>] {
    let concerned = Set(children.map { ChildInput.Site(file: $0.file, range: $0.range) })
    let names = Set(children.map(\.name))
    var fates: [String: Set<ViewDependencies.ChildEffect?>] = [:]
    for child in children { fates[child.name, default: []].insert(child.fate) }
    let others = all.indices.filter { index in
      names.contains(all[index].name) && !concerned.contains(.init(file: all[index].file, range: all[index].range))
    }
    for index in others { fates[all[index].name, default: []].insert(nil) }
    var found: [String: Set<LineKey>] = [:]
    var inLines: [String: [LineKey: ViewDependencies.ChildEffect]] = [:]
    for child in children where fates[child.name].map({ $0.count > 1 }) == true {
      let line = lineKey(child)
      let other = inLines[child.name, default: [:]].updateValue(child.fate, forKey: line)
      found[child.name, default: []].formUnion(other.map { $0 != child.fate } == true ? [line] : [])
    }
    // The other places get line numbers only to distinguish them from these.
    for index in others where found[all[index].name] != nil {
      let line = lineKey(all[index].file, all[index].range)
      if inLines[all[index].name]?[line] != nil { found[all[index].name, default: []].insert(line) }
    }
    return found
  }

  /// The calls of a helper whose views are affected differently.
  private func sitesThatDiffer(_ children: [ViewDependencies.Child]) -> Set<ChildInput.Site> {
    var fates: [ChildInput.Site: ViewDependencies.ChildEffect] = [:]
    var found: Set<ChildInput.Site> = []
    for child in children where child.site != nil {
      let place = ChildInput.Site(file: child.file, range: child.range)
      let other = fates.updateValue(child.fate, forKey: place)
      if other.map({ $0 != child.fate }) == true { found.insert(place) }
    }
    return found
  }

  /// A line of a file.
  private struct LineKey: Hashable {
    let file: FileID
    let line: Int
  }

  private func lineKey(_ child: ViewDependencies.Child) -> LineKey { lineKey(child.file, child.range) }

  private func lineKey(_ file: FileID, _ range: SourceRange) -> LineKey {
    LineKey(file: file, line: program.file(file).source.lineIndex.position(of: range.start).line)
  }

  /// The names without duplicates, with line numbers if these distinguish their uses: `Row, Cell (lines 8, 12)`.
  private func listed(
    _ children: [ViewDependencies.Child], withLines shared: [String: Set<LineKey>], sites: Set<ChildInput.Site>,
    from file: FileID
  ) -> String {
    var lines: [String: [String]] = [:]
    for child in children where shared[child.name] != nil {
      let isOneLine = shared[child.name]?.contains(lineKey(child)) == true
      var made = ChildInput.Site(file: child.file, range: child.range)
      if sites.contains(made), let site = child.site { made = site }
      lines[child.name, default: []].append(place(made.file, made.range, from: file, withColumn: isOneLine))
    }
    return children.map(\.name).uniqued.map { name in
      guard let places = lines[name]?.uniqued else { return name }
      let areLines = places.allSatisfy { $0.first?.isNumber == true }
      return "\(name) (\(areLines ? places.count == 1 ? "line " : "lines " : "")\(places.joined(separator: ", ")))"
    }.joined(separator: ", ")
  }

  /// A place: `8`, `8:12` if the line is ambiguous, `Plant.swift:8` in another file.
  private func place(
    _ file: FileID, _ range: SourceRange, from other: FileID, withColumn hasColumn: Bool = false
  ) -> String {
    let source = program.file(file).source
    let position = source.lineIndex.position(of: range.start)
    let place = hasColumn ? "\(position.line):\(position.column)" : "\(position.line)"
    return file == other ? place : "\(source.path.split(separator: "/").last ?? ""):\(place)"
  }

  /// A list of unknown names, and whether there are several: `` `title`, `Store` and 2 more names ``.
  private func listed(unknown names: [String]) -> (text: String, areMany: Bool) {
    let shown = names.prefix(Analyzer.maximumUnknownNames).map { "`\($0)`" }.joined(separator: ", ")
    let more = names.count - Analyzer.maximumUnknownNames
    return (more > 0 ? "\(shown) and \(more) more names" : shown, names.count > 1)
  }

  /// The limit of printed names.
  private static let maximumUnknownNames = 4

  /// The first names of a long list, and the number of the others.
  private func shortened(_ names: [String]) -> String {
    let more = names.count > 12 ? " and \(names.count - 12) more" : ""
    return names.prefix(12).joined(separator: ", ") + more
  }

  /// The places of a subscription: ` in line 8, Plant.swift:27 when `isOn`, line 9 in the content of `List``
  ///
  /// A conditional read is omitted if the value is also read unconditionally.
  private func places(of subscription: Subscription, from file: FileID) -> String {
    var seen: [String] = []
    let contents = Set(subscription.places.filter { $0.condition == nil }.map(\.content))
    let conditions = Set(subscription.places.compactMap(\.condition))
    for place in subscription.places where place.condition == nil || !contents.contains(place.content) {
      var text = (place.file == file ? "line " : "") + self.place(place.file, place.range, from: file)
      if let content = place.content ?? place.presentation { text += " in the content of `\(content)`" }
      // A value that is read under a condition and its negation is always read.
      let isEitherWay = place.opposite.map { conditions.contains($0) } ?? false
      if let condition = isEitherWay ? place.outerCondition : place.condition { text += " when \(condition)" }
      if !seen.contains(text) { seen.append(text) }
    }
    return seen.isEmpty ? "" : " in " + seen.joined(separator: ", ")
  }
}
