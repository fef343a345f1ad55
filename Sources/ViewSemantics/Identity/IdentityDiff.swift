import ViewSource

/// What an edit of the source does to the identities in one body.
public struct IdentityDiff: Sendable {
  /// `ContentView.body`
  public let name: String
  /// Views that were there before, by their identities, and are not now: their state is lost.
  public let ended: [Change]
  /// Views that are there only now.
  public let begun: [Change]
  /// Views whose place is not known in the new code: whether they end cannot be said.
  public var unclear: [Change] = []
  /// What the view itself keeps that it did not, or of another type: it begins anew.
  public let added: [String]
  /// What the view itself kept and does no more.
  public let removed: [String]
  /// The types of the body, if they differ.
  public let types: (before: String, after: String)?

  /// A view that is no more where it was, or that is where none was.
  public struct Change: Sendable, Hashable {
    /// As `IdentityPath` writes it: `ContentView.body/VStack/0`; of a modifier with state that of its body, without the
    /// member: `ContentView.body/Banner`.
    public let path: String
    /// The path with each identity said in one way, and with its type.
    let place: String
    /// The same without the types, and whether one of these is not known.
    var untyped = ""
    var hasUnknownType = false
    /// A container that puts it where its code does not tell.
    var container: String?
    /// Of a modifier: the place of what it is put on.
    var host: String?
    /// The same, if what stands there is compared too.
    var base: String?
    /// What makes its type another one of the same name; `nil` if that is not known.
    var type: String?
    /// The name of its type without modifiers; `_` if that is not known.
    public let view: String
    /// What is lost with it: `@State Row.isOpen`.
    public internal(set) var owned: [String]
    /// The tasks that run for it: they are cancelled with it.
    public internal(set) var tasks: [String] = []
    /// What of that is not a modifier's that is put on it.
    var inner: [String] = []

    /// Whether its type is a generic parameter.
    var standsForAny = false
    /// Its type with all that is put on it, if that is known throughout.
    var whole: String?
    /// The place of the container of the catalogue that it is in and whose type has its type as an argument: of
    /// `Button<Text>` the text is in the button, whether it is written or not.
    var containerPlace: String?

    /// Whether nothing tells what stands there.
    var isUnknown: Bool { view == "_" }

    /// Whether it stands in one of some places, or below.
    fileprivate func isIn(_ places: Set<String>) -> Bool {
      places.contains { place == $0 || place.hasPrefix($0 + "/") }
    }
  }

  /// Whether the views of the body, what is kept and the type are as before.
  public var isEmpty: Bool {
    ended.isEmpty && begun.isEmpty && unclear.isEmpty && added.isEmpty && removed.isEmpty && types == nil
  }

  /// Whether something that a view keeps is lost.
  public var losesState: Bool { !removed.isEmpty || ended.contains { !$0.owned.isEmpty } }

  /// Lines for a person.
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
      text += "  unclear: \(change.path): \(change.view), where a part of the code is not known\n"
    }
    for change in begun { text += "  begins: \(change.path): \(change.view)\n" }
    for state in removed { text += "  no longer keeps: \(state)\n" }
    for state in added { text += "  keeps from now on: \(state)\n" }
    if let types { text += "  type: \(types.before)\n     -> \(types.after)\n" }
    return text
  }

  /// Compares the bodies of two programs by the names of their views, in the order of the old one.
  ///
  /// Of several views of one name those are the same whose files are: by their paths, else by their names, else by their
  /// order.
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
      // A modifier goes with the view that it is put on, and is said with it.
      let places = Set(others.map(\.place))
      return others.filter { change in change.base.map { !places.contains($0) } ?? true }
    }
    let gone = withoutImplied(
      withoutKeptModifiers(changed(old.views), of: old.views, kept), of: old.views, in: new.views)
    let begun = withoutImplied(changed(new.views), of: new.views, in: old.views)
    // What is not known may be just what stood there.
    let unknown = Set(new.views.filter { $0.isUnknown || $0.standsForAny }.map(\.place))
    let vague = Set((old.views + new.views).filter(\.hasUnknownType).map(\.untyped))
    // What is in a container of which one of the versions does not tell where it puts that may stand where it stood.
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

  /// The views of a body, without the program that they are of.
  public struct Snapshot: Sendable {
    let name: String
    /// Its file, as seen from what both versions are in.
    public var path: String
    let type: String
    let views: [Change]
    /// What the view itself keeps, with types: `@State Row.isOpen: Bool`.
    let owned: [String]
  }
}

extension Analyzer {
  private func change(_ path: IdentityPath, view: String, owned: [String]) -> IdentityDiff.Change {
    var change = IdentityDiff.Change(
      path: path.description, place: path.canonical.description, view: view,
      owned: owned.filter { !OwnedState.isTask($0) })
    // How long a task lasts is not what is said of its end.
    change.tasks = owned.filter(OwnedState.isTask).map(OwnedState.taskAlone)
    change.untyped = path.withoutTypes.description
    change.hasUnknownType = path.hasUnknownType
    return change
  }

  /// The bodies of a file, for comparing with those of another version of it.
  public func identitySnapshots(in file: FileID) -> [IdentityDiff.Snapshot] {
    identities(in: file, isForComparison: true).map { tree in
      var views: [IdentityDiff.Change] = []
      var open = tree.roots.reversed().map { (node: $0, parent: IdentityNode?.none) }
      while let (next, parent) = open.popLast() {
        open += next.children.reversed().map { ($0, next) }
        let modifiers = modifiersWithState(on: next)
        if !next.isTransparent {
          var change = self.change(next.path, view: next.view, owned: owned(by: next))
          // What is in the container, not the view itself.
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
