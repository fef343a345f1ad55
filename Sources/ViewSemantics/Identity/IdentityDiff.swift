import ViewSource

/// The effect of an edit on the identities in a body.
public struct IdentityDiff: Sendable {
  /// The qualified name of the body: `ContentView.body`.
  public let name: String
  /// The views whose identities end; their state is lost.
  public let ended: [Change]
  /// The views with new identities.
  public let begun: [Change]
  /// The views of the old version whose place in the new version is unknown, so that they may or may not end.
  public var unclear: [Change] = []
  /// The state that the view itself newly owns, or whose type changed; it starts with its initial value.
  public let added: [String]
  /// The state that the view itself no longer owns.
  public let removed: [String]
  /// The types of the body, if they differ.
  public let types: (before: String, after: String)?

  /// A view that exists at its place in only one of the versions.
  public struct Change: Sendable, Hashable {
    /// The path as `IdentityPath` prints it: `ContentView.body/VStack/0`. For a modifier with state, the path of its
    /// body without the member: `ContentView.body/Banner`.
    public let path: String
    /// The path in canonical form, with the types of identities.
    let place: String
    /// The canonical path without types, and whether a type in it is unknown.
    var untyped = ""
    var hasUnknownType = false
    /// The path of an enclosing container whose placement of the view is unknown.
    var container: String?
    /// For a modifier: the place of the view that it applies to.
    var host: String?
    /// The same, if that view takes part in the comparison.
    var base: String?
    /// The type arguments that determine the identity; `nil` if they are unknown.
    var type: String?
    /// The name of its type without modifiers; `_` if it is unknown.
    public let view: String
    /// The state that is lost with it: `@State Row.isOpen`.
    public internal(set) var owned: [String]
    /// The tasks that are cancelled with it.
    public internal(set) var tasks: [String] = []
    /// The part of `owned` that does not belong to modifiers on it.
    var inner: [String] = []

    /// Whether its type is a generic parameter.
    var standsForAny = false
    /// Its type with all modifiers, if it is fully known.
    var whole: String?
    /// The place of the enclosing catalogue container whose type arguments include its type: a `Button<Text>` contains
    /// the text, whether or not the source spells it.
    var containerPlace: String?

    /// Whether the view's type is unknown.
    var isUnknown: Bool { view == "_" }

    /// Whether the view is at or below one of the places.
    fileprivate func isIn(_ places: Set<String>) -> Bool {
      places.contains { place == $0 || place.hasPrefix($0 + "/") }
    }
  }

  /// Whether the views, the state and the type of the body are unchanged.
  public var isEmpty: Bool {
    ended.isEmpty && begun.isEmpty && unclear.isEmpty && added.isEmpty && removed.isEmpty && types == nil
  }

  /// Whether state of a view is lost.
  public var losesState: Bool { !removed.isEmpty || ended.contains { !$0.owned.isEmpty } }

  /// A description in lines of text.
  public var text: String {
    var text = "\(name)\n"
    for change in ended {
      text += "  ends: \(change.path): \(change.view)"
      if !change.owned.isEmpty {
        text += "; \(change.owned.joined(separator: ", ")) \(change.owned.count == 1 ? "is" : "are") reset"
      }
      if !change.tasks.isEmpty {
        let isAgain = begun.contains { $0.view == change.view && !$0.tasks.isEmpty }
        text += "; \(change.tasks.joined(separator: ", ")) \(change.tasks.count == 1 ? "is" : "are") cancelled"
        if isAgain { text += " and started again" }
      }
      text += "\n"
    }
    for change in unclear {
      text += "  unclear: \(change.path): \(change.view), where a part of the code is unknown\n"
    }
    for change in begun { text += "  begins: \(change.path): \(change.view)\n" }
    for state in removed { text += "  no longer keeps: \(state)\n" }
    for state in added { text += "  now keeps: \(state)\n" }
    if let types { text += "  type: \(types.before)\n     -> \(types.after)\n" }
    return text
  }

  /// Compares the bodies of two versions of a program by view name, in the order of the old version.
  ///
  /// Views with the same name are matched by file path, then by file name, then by order.
  public static func compare(_ old: [Snapshot], _ new: [Snapshot]) -> [IdentityDiff] {
    var partners: [Int: Int] = [:]
    var taken: Set<Int> = []
    let keys: [(Snapshot) -> String] = [
      { $0.name + " " + $0.path }, { $0.name + " " + ($0.path.split(separator: "/").last ?? "") }, { $0.name },
    ]
    for key in keys {
      var candidates: [String: [Int]] = [:]
      for index in new.indices.reversed() where !taken.contains(index) {
        candidates[key(new[index]), default: []].append(index)
      }
      for index in old.indices where partners[index] == nil {
        guard let partner = candidates[key(old[index])]?.popLast() else { continue }
        partners[index] = partner
        taken.insert(partner)
      }
    }
    let changed = old.enumerated().map { index, view in compare(view, partners[index].map { new[$0] }) }
    let added = new.indices.filter { !taken.contains($0) }.map { index in
      IdentityDiff(
        name: new[index].name, ended: [], begun: new[index].views.filter { !$0.isUnknown && $0.base == nil },
        added: new[index].owned, removed: [], types: nil)
    }
    return (changed + added).filter { !$0.isEmpty }
  }

  private static func compare(_ old: Snapshot, _ new: Snapshot?) -> IdentityDiff {
    guard let new else {
      return IdentityDiff(
        name: old.name, ended: old.views.filter { !$0.isUnknown && $0.base == nil }, begun: [], added: [],
        removed: old.owned, types: nil)
    }
    let kept = keptPlaces(old.views, new.views)
    let changed = { (views: [Change]) in
      let others = views.filter { !kept.contains(Place($0)) && !$0.isUnknown }
      // A modifier changes with its view, so only the view is listed.
      let places = Set(others.map(\.place))
      return others.filter { change in change.base.map { !places.contains($0) } ?? true }
    }
    let gone = withoutImplied(
      withoutKeptModifiers(changed(old.views), of: old.views, kept), of: old.views, in: new.views)
    let begun = withoutImplied(changed(new.views), of: new.views, in: old.views)
    // An unknown view may be the view of the old version.
    let unknown = Set(new.views.filter { $0.isUnknown || $0.standsForAny }.map(\.place))
    let vague = Set((old.views + new.views).filter(\.hasUnknownType).map(\.untyped))
    // A view in a container with unknown placement may be at its old place.
    let containers = Set((old.views + new.views).compactMap(\.container))
    let isVague = { (change: Change) in
      vague.contains(change.untyped) || change.isIn(containers)
    }
    let isUnclear = { (change: Change) in isVague(change) || change.isIn(unknown) }
    return IdentityDiff(
      name: old.name, ended: gone.filter { !isUnclear($0) }, begun: begun.filter { !isVague($0) },
      unclear: gone.filter(isUnclear),
      added: new.owned.filter { !old.owned.contains($0) }, removed: old.owned.filter { !new.owned.contains($0) },
      types: old.type == new.type ? nil : (old.type, new.type))
  }

  /// The views of a body, independent of the program.
  public struct Snapshot: Sendable {
    let name: String
    /// The path of its file, relative to a root that both versions share.
    public var path: String
    let type: String
    let views: [Change]
    /// The state that the view itself owns, with types: `@State Row.isOpen: Bool`.
    let owned: [String]
  }
}

extension Analyzer {
  private func change(_ path: IdentityPath, view: String, owned: [String]) -> IdentityDiff.Change {
    var change = IdentityDiff.Change(
      path: path.description, place: path.canonical.description, view: view,
      owned: owned.filter { !OwnedState.isTask($0) })
    // The lifetime of a task is omitted where its end is reported.
    change.tasks = owned.filter(OwnedState.isTask).map(OwnedState.taskAlone)
    change.untyped = path.withoutTypes.description
    change.hasUnknownType = path.hasUnknownType
    return change
  }

  /// Snapshots of the bodies in a file, for comparison with another version.
  public func identitySnapshots(in file: FileID) -> [IdentityDiff.Snapshot] {
    identities(in: file, isForComparison: true).map { tree in
      var views: [IdentityDiff.Change] = []
      var open = tree.roots.reversed().map { (node: $0, parent: IdentityNode?.none) }
      while let (next, parent) = open.popLast() {
        open += next.children.reversed().map { ($0, next) }
        let modifiers = modifiersWithState(on: next)
        if !next.isTransparent {
          var change = self.change(next.path, view: next.view, owned: owned(by: next))
          // The content of the container, not the view itself.
          change.container = next.container.map { next.path.prefix($0).canonical.description }
          change.type = valueType(of: next)
          change.standsForAny = next.standsForAny
          if isComplete(next.typeID) { change.whole = next.type }
          if let parent, isPart(next, ofTypeOf: parent) { change.containerPlace = parent.path.canonical.description }
          if !modifiers.isEmpty { change.inner = ownedWithoutModifiers(next) }
          views.append(change)
        }
        for modifier in modifiers {
          var change = change(modifier.path, view: modifier.name, owned: modifier.owned)
          change.type = modifier.type
          change.host = next.path.canonical.description
          if !next.isTransparent { change.base = change.host }
          views.append(change)
        }
      }
      let owned = tree.owned.map { state in
        var printer = TypePrinter(self)
        return description(of: state) + (state.property.map { ": " + printer.print(variableType(of: $0)) } ?? "")
      }
      return IdentityDiff.Snapshot(
        name: tree.name, path: program.file(file).source.path, type: tree.type, views: views, owned: owned)
    }
  }
}
