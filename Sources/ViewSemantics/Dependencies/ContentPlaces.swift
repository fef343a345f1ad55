import ViewCatalog
import ViewSource
import ViewSyntax

/// A view or modifier of the program that receives another view, and may show it conditionally.
struct Surrounding: Hashable {
  let view: DeclID
  /// The properties that hold the received view; empty for the content of a modifier.
  let properties: [DeclID]
  /// The other inputs.
  let inputs: [ChildInput.Input]
}

/// The places of the received views in a view's body: the conditions that end them, in terms of the view's own
/// properties.
struct ContentPlaces {
  var properties: [DeclID: Endings] = [:]
  /// The conditions for the content of a modifier.
  var content: Endings?
  /// The environment writers around each place of a received view.
  var writers: [DeclID: [[EnvironmentWriter]]] = [:]
  var contentWriters: [[EnvironmentWriter]] = []

  /// The limit of different places for one view.
  static let maximumPlaces = 8
}

extension DependencyWalker {
  /// Records the use of a view, or of a function for views, that the view received.
  func notePlace(of property: DeclID) {
    guard findsChildren, endings != Endings() || !modifiers.isEmpty,
      analyzer.decl(property).flags.isDisjoint(with: [.isComputed, .isStatic]), analyzer.keepsViews(property)
    else { return }
    if endings != Endings() { places.properties[property, default: Endings()].formUnion(endings) }
    if places.writers[property, default: []].count < ContentPlaces.maximumPlaces {
      places.writers[property, default: []].append(writersAround())
    }
  }

  /// Records the use of a modifier's content.
  func notePlace(named node: SyntaxNode, _ record: BodyRecord) {
    guard let content = contentName, record.uses[node.id] == nil,
      let token = node.referencedName ?? node.firstToken, node.name(of: token) == content
    else { return }
    if endings != Endings() {
      places.content = places.content ?? Endings()
      places.content?.formUnion(endings)
    }
    if places.contentWriters.count < ContentPlaces.maximumPlaces { places.contentWriters.append(writersAround()) }
  }

  /// The view of the program that receives an argument of a call; `nil` if there is none.
  func surrounding(_ use: BodyRecord.Use, _ index: Int, _ inputs: [ChildInput.Input]) -> Surrounding? {
    guard let made = use.base else { return nil }
    let properties = analyzer.properties(setBy: index, of: use, made: analyzer.types.decl(made))
    return properties.isEmpty
      ? nil : Surrounding(view: analyzer.types.decl(made), properties: properties, inputs: inputs)
  }

  /// The program's modifiers that a call applies to its view: `.modifier(Hidden(when: isOn))`.
  func surroundings(ofContentIn call: SyntaxNode, _ record: BodyRecord) -> [Surrounding] {
    call.callArguments.compactMap { argument in
      guard let node = argument.node, node.kind == .functionCallExpr, let use = record.uses[node.id],
        isMaker(use), let made = use.base, !analyzer.isView(made)
      else { return nil }
      return Surrounding(
        view: analyzer.types.decl(made), properties: [], inputs: inputs(of: node, use, record))
    }
  }

  /// Whether a call is an initializer of a view, modifier or style of the program.
  func isMaker(_ use: BodyRecord.Use) -> Bool {
    guard use.isMemberwise || analyzer.isInitializer(use.decl), let made = use.base,
      analyzer.types.kind(made) == .nominal, analyzer.isOwn(analyzer.types.decl(made))
    else { return false }
    return analyzer.isView(made) || analyzer.updatedMember(of: analyzer.types.decl(made)) != nil
  }

  /// The inputs of the properties of a value that a call constructs.
  func inputs(of call: SyntaxNode, _ use: BodyRecord.Use, _ record: BodyRecord) -> [ChildInput.Input] {
    guard let made = use.base else { return [] }
    let view = analyzer.types.decl(made)
    var inputs: [ChildInput.Input] = []
    for (argument, index) in zip(call.callArguments.suffix(use.arguments.count), use.arguments) {
      guard let node = argument.node, argument.closure == nil else { continue }
      let given = all(in: node, record)
      if given.isEmpty { continue }
      for property in analyzer.properties(setBy: index, of: use, made: view) {
        inputs.append(
          ChildInput.Input(
            property: property, values: given.values, bindings: given.bindings, alone: alone(node, record)))
      }
    }
    return inputs
  }
}

extension Analyzer {
  /// Whether a property holds a view, or a function that returns one.
  func keepsViews(_ property: DeclID) -> Bool {
    let type = variableType(of: property)
    let value = wrapped(type) ?? type
    return types.kind(value) == .function ? resultOfFunction(in: property).map { isView($0) } ?? false : isView(value)
  }

  /// A child with the conditions that end it in the views that receive it.
  func withEndings(_ child: ChildInput) -> ChildInput {
    var child = child
    for around in child.surroundings {
      guard let places = walkedBody(of: around.view)?.places else { continue }
      let endings =
        around.properties.isEmpty
        ? places.content.map { [$0] } ?? [] : around.properties.compactMap { places.properties[$0] }
      for ending in endings {
        for input in around.inputs {
          if ending.mayEnd(by: input.property) {
            if let property = input.alone {
              if ending.always.contains(input.property) { child.endings.always.insert(property) }
              if ending.flips.contains(input.property) { child.endings.flips.insert(property) }
            }
            child.endings.values.formUnion(input.values)
            child.endings.bindings.formUnion(input.bindings)
          } else if ending.choices.contains(input.property) {
            child.endings.choices.formUnion(input.values)
          }
        }
      }
    }
    return child
  }
}
