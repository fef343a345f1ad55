import ViewCatalog
import ViewSource
import ViewSyntax

/// A key of the environment, through which views receive values besides their inputs.
///
/// A value's key is its key path, such as `\.font` or `\.theme.color`; an object's key is its class. The empty path is
/// the whole environment.
enum EnvironmentKey: Hashable {
  case value([Name])
  case object(DeclID)

  /// Whether a write under another key may change the value under this one: the keys are equal, or one is a part of the
  /// other.
  func isTouched(by written: EnvironmentKey) -> Bool {
    switch (self, written) {
    case (.value(let read), .value(let path)): zip(read, path).allSatisfy { $0 == $1 }
    case (.value(let read), .object): read.isEmpty
    case (.object, .value(let path)): path.isEmpty
    case (.object(let read), .object(let object)): read == object
    }
  }

  /// Whether a write under another key replaces the whole value under this one.
  func isHidden(by written: EnvironmentKey) -> Bool {
    switch (self, written) {
    case (.value(let read), .value(let path)): read.starts(with: path)
    case (.value, .object): false
    case (.object, .value(let path)): path.isEmpty
    case (.object(let read), .object(let object)): read == object
    }
  }
}

extension EnvironmentKey {
  /// The key path as text: `theme.color`; `nil` for an object.
  var text: String? {
    switch self {
    case .value(let path): path.isEmpty ? nil : path.map(\.text).joined(separator: ".")
    case .object: nil
    }
  }

  /// Orders values by path, then objects by the position of their classes.
  static func isBefore(_ left: EnvironmentKey, _ right: EnvironmentKey) -> Bool {
    switch (left, right) {
    case (.value(let left), .value(let right)): left.map(\.text).lexicographicallyPrecedes(right.map(\.text))
    case (.value, .object): true
    case (.object, .value): false
    case (.object(let left), .object(let right)): left.bits < right.bits
    }
  }
}

extension Analyzer {
  /// The environment keys that a view's own properties read.
  func environmentKeysRead(by view: DeclID) -> Set<EnvironmentKey> {
    keysRead.value(of: view) { self.findEnvironmentKeysRead(by: $0) }
  }

  private func findEnvironmentKeysRead(by view: DeclID) -> Set<EnvironmentKey> {
    var keys: Set<EnvironmentKey> = []
    for member in children(of: view) where decl(member).kind == .variable {
      guard let wrapper = propertyWrappers(of: member).first else {
        if let inner = installedStruct(in: member), inner != view { keys.formUnion(environmentKeysRead(by: inner)) }
        continue
      }
      // A wrapper of the program reads the keys of its own properties.
      if isOwn(wrapper.decl) { keys.formUnion(environmentKeysRead(by: wrapper.decl)) }
      if let key = environmentKey(of: member) { keys.insert(key) }
    }
    keys.formUnion(environmentRead(byUpdateOf: view).map { .value([decl($0).name]) })
    return keys
  }

  /// The environment key of a view's property: `@Environment(\.level)`, `@EnvironmentObject`.
  func environmentKey(of member: DeclID) -> EnvironmentKey? {
    guard let wrapper = propertyWrappers(of: member).first, catalogueText(.requires, of: wrapper.decl) != nil else {
      return nil
    }
    if let path = keyPath(of: wrapper) { return .value(path) }
    return objectType(variableType(of: member)).map { .object($0) }
  }

  /// The key path in a wrapper's attribute: `@Environment(\.level)`.
  func keyPath(of wrapper: WrapperUse) -> [Name]? {
    wrapper.attribute.subtree.first { $0.kind == .keyPathExpr }.flatMap(\.keyNames)
  }

  /// The class of an object type or an optional of one.
  func objectType(_ type: TypeID) -> DeclID? {
    let type = wrapped(type) ?? type
    return types.kind(type) == .nominal && decl(types.decl(type)).kind == .classType ? types.decl(type) : nil
  }

  /// The environment keys that a modifier call writes: the key paths or the object in its arguments, else those that
  /// its own body writes.
  func environmentKeysWritten(by call: SyntaxNode, _ use: BodyRecord.Use, _ record: BodyRecord) -> Set<EnvironmentKey> {
    let arguments = call.callArguments.compactMap(\.node)
    let given = environmentKeys(in: arguments, record)
    if !given.isEmpty { return given }
    if let object = objectWritten(by: use, arguments, record) { return [object] }
    let stated = environmentKeysStated(of: use.decl)
    if stated.isEmpty { return environmentKeysWritten(by: use.decl) }
    let holding = stated.filter { isWritten($0, by: call, use) }
    return environmentKeysWritten(by: use.decl).union(holding.map { .value([$0.key]) })
  }

  /// The keys that the catalogue states for a modifier.
  private func environmentKeysStated(of modifier: DeclID) -> [StatedKey] {
    if let known = statedKeys[modifier] { return known }
    let found = (catalogueText(.writes, of: modifier) ?? "").split(separator: ",").map { StatedKey(text: $0) }
    statedKeys[modifier] = found
    return found
  }

  /// Whether a call's argument contains the member for which a key is written.
  private func isWritten(_ key: StatedKey, by call: SyntaxNode, _ use: BodyRecord.Use) -> Bool {
    guard let member = key.member else { return true }
    let parameters = signature(of: use.decl).parameters
    guard let index = parameters.firstIndex(where: { $0.label == key.parameter }) else { return true }
    let given = zip(call.callArguments.suffix(use.arguments.count), use.arguments).first { $0.1 == index }?.0.node
    let value = given ?? parameters[index].node.flatMap { node($0, of: use.decl).initialValue }
    guard let value else { return true }
    // An expression other than a list of members may contain any member.
    let isWritten = value.subtree.allSatisfy { [.implicitMemberExpr, .arrayExpr].contains($0.kind) || !$0.kind.isExpr }
    return !isWritten || value.subtree.contains { $0.referencedName.map($0.name(of:)) == member }
  }

  private func objectWritten(by use: BodyRecord.Use, _ arguments: [SyntaxNode], _ record: BodyRecord) -> EnvironmentKey?
  {
    guard catalogueText(.provides, of: use.decl) != nil, let type = arguments.first.flatMap({ record.types[$0.id] })
    else { return nil }
    return objectType(type).map { .object($0) }
  }

  private func environmentKeysWritten(by function: DeclID) -> Set<EnvironmentKey> {
    writtenKeys.value(of: function) { self.findEnvironmentKeysWritten(by: $0) }
  }

  private func findEnvironmentKeysWritten(by function: DeclID) -> Set<EnvironmentKey> {
    guard decl(function).kind == .function, node(of: function).child(.codeBlock) != nil else { return [] }
    let record = record(of: function)
    var keys = environmentKeys(in: [node(of: function)], record)
    for use in record.uses.values where decl(use.decl).kind == .function && use.base.map({ isView($0) }) == true {
      keys.formUnion(environmentKeysWritten(by: use.decl))
    }
    for call in node(of: function).subtree where call.kind == .functionCallExpr {
      guard let use = record.uses[call.id] else { continue }
      keys.formUnion(
        environmentKeysStated(of: use.decl).filter { isWritten($0, by: call, use) }.map { .value([$0.key]) })
      if let object = objectWritten(by: use, call.callArguments.compactMap(\.node), record) { keys.insert(object) }
    }
    return keys
  }

  /// Whether a modifier writes the argument of a parameter into the environment: a catalogue modifier does, one of the
  /// program if it passes the argument on to such a modifier.
  func writesIntoEnvironment(_ parameter: Int, of modifier: DeclID) -> Bool {
    guard isOwn(modifier) else { return true }
    let parameters = signature(of: modifier).parameters
    guard parameter < parameters.count, let block = node(of: modifier).child(.codeBlock) else { return false }
    let record = record(of: modifier)
    return block.subtree.contains { call in
      guard call.kind == .functionCallExpr, let use = record.uses[call.id], use.base.map({ isView($0) }) == true,
        call.callArguments.compactMap(\.node).contains(where: { node in
          node.mentions([parameters[parameter].name]) && (node.kind != .closureExpr || isTransform(node, record))
        })
      else { return false }
      return !environmentKeysWritten(by: call, use, record).isEmpty
    }
  }

  /// Whether a function mutates its argument.
  func isTransform(_ function: SyntaxNode, _ record: BodyRecord) -> Bool {
    record.types[function.id].map { type in
      types.kind(type) == .function && parameterFlags(ofFunction: type).contains { $0.contains(.isInout) }
    } ?? false
  }

  /// Whether a modifier transforms the value in the environment instead of replacing it: it takes a transform function,
  /// or passes one on.
  func transformsEnvironment(_ modifier: DeclID) -> Bool {
    transformingModifiers.value(of: modifier) { self.findsTransform(in: $0) }
  }

  private func findsTransform(in modifier: DeclID) -> Bool {
    let isGivenOne = signature(of: modifier).parameters.contains { parameter in
      types.kind(parameter.type) == .function
        && parameterFlags(ofFunction: parameter.type).contains { $0.contains(.isInout) }
    }
    if isGivenOne { return true }
    guard node(of: modifier).child(.codeBlock) != nil else { return false }
    return record(of: modifier).uses.values.contains { use in
      decl(use.decl).kind == .function && use.base.map({ isView($0) }) == true && transformsEnvironment(use.decl)
    }
  }

  /// The key of a modifier's request to the window, which affects all of its views: `.preferredColorScheme(.dark)`.
  func environmentKeyAsked(by modifier: DeclID) -> EnvironmentKey? {
    catalogueText(.asks, of: modifier).map { .value([Name($0)]) }
  }

  private func environmentKeys(in nodes: [SyntaxNode], _ record: BodyRecord) -> Set<EnvironmentKey> {
    var found: Set<EnvironmentKey> = []
    for path in nodes.lazy.flatMap(\.subtree) where path.kind == .keyPathExpr {
      guard let type = record.types[path.id], types.kind(type) == .nominal, types.argumentCount(type) > 0,
        types.argument(type, 0) == known(.environmentValues), let keys = path.keyNames
      else { continue }
      found.insert(.value(keys))
    }
    return found
  }
}

/// An environment key that the catalogue states for a modifier.
struct StatedKey {
  let key: Name
  /// The parameter, and the member in its argument, for which the key is written.
  let parameter: Name?
  let member: Name?

  /// - Parameter text: the catalogue's notation: `keyboardShortcut`, `verticalScrollBounceBehavior: axes.vertical`
  fileprivate init(text: Substring) {
    let words = text.split { ":. ".contains($0) }.map(String.init)
    key = Name(words.first ?? "")
    parameter = words.count > 2 ? Name(words[1]) : nil
    member = words.count > 2 ? Name(words[2]) : nil
  }
}

extension SyntaxNode {
  /// The names of a key path up to the first other component: `\.theme.color`, `\.levels[0]`; empty for `\.self`. `nil`
  /// if the first component is no name.
  var keyNames: [Name]? {
    var names: [Name] = []
    for part in children where !part.kind.isType {
      guard part.kind == .keyPathProperty, let token = part.keyPathName else {
        return names.isEmpty ? nil : names
      }
      if token.kind != .selfKeyword { names.append(part.name(of: token)) }
    }
    return names
  }
}
