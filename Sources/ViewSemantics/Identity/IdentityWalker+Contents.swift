import ViewCatalog
import ViewSource
import ViewSyntax

/// Views passed to containers and modifiers.
extension IdentityWalker {
  /// The views in the closures of a container.
  func inside(_ core: SyntaxNode, _ frame: Frame, _ place: Place) -> [IdentityNode] {
    guard core.kind == .functionCallExpr, let use = frame.record.uses[core.id] else { return [] }
    let made = use.base.flatMap { analyzer.types.kind($0) == .nominal ? analyzer.types.decl($0) : nil }
    let name = made.map { analyzer.decl($0).name.text } ?? core.calleeName.map { core.text(of: $0) } ?? ""
    let isPlace = use.base.map { !isTransparent($0) } ?? true
    if let nodes = throughContainer(core, use, name, frame, place) { return nodes }
    let inner = isPlace ? place.appending(.content(name)) : place
    // The placement of the views is unknown if the container is the program's and its body does not mention them.
    let isUnclear = made.map { analyzer.isOwn($0) && (use.isMemberwise || analyzer.isInitializer(use.decl)) } ?? false
    return contents(of: core, frame, isUnclear ? inner.shown(by: name, in: place) : inner)
  }

  /// The views that the arguments of a call make: those of builder closures, and views passed directly.
  func contents(of call: SyntaxNode, _ frame: Frame, _ place: Place) -> [IdentityNode] {
    guard let use = frame.record.uses[call.id] else { return [] }
    let parameters =
      use.isMemberwise
      ? analyzer.memberwiseSignature(of: use.decl)?.parameters ?? [] : analyzer.signature(of: use.decl).parameters
    let place = lifetime(ofContentIn: use).map { place.lasting($0) } ?? place
    var parts: [Part] = []
    // `Flow(spacing: 8) { … }` calls the new value with only the closure.
    let arguments = call.callArguments.suffix(use.arguments.count)
    for (argument, index) in zip(arguments, use.arguments) {
      guard let node = argument.node else { continue }
      let parameter = index < parameters.count ? parameters[index] : nil
      // A result builder does not transform a closure with a `return`.
      let isReturning = parameter?.builder != nil && makesView(node, frame)
      guard isReturning || isContent(node, frame) || mayBeView(node, parameter, use, frame) else { continue }
      guard isFunction(node, frame) || isCarrier(node, frame) || parameter.map({ isPlaced($0, use) }) ?? true else {
        continue
      }
      let label = parameter?.label ?? argument.label
      parts.append(
        Part(
          label: label == .none ? "content" : label.text,
          hasOwnLifetime: parameter.flatMap { analyzer.catalogueText(.lasts, of: $0, in: use.decl) } != nil,
          place: lasting(place, givenAs: label.text, to: use) ?? lasting(place, in: parameter, of: use), node: node,
          branch: parameter.flatMap { analyzer.catalogueText(.branch, of: $0, in: use.decl) },
          key: parameter.flatMap { analyzer.catalogueText(.keyed, of: $0, in: use.decl) }))
    }
    return parts.flatMap { part -> [IdentityNode] in
      let names = frame.names
      defer { frame.names = names }
      // An argument beside the main content is under its label.
      let isAlone = parts.count == 1 && !part.hasOwnLifetime && (isFunction(part.node, frame) || isErasing(use))
      let id = elementID(call, part.node, frame, use)
      var inner = part.place
      if part.label != "content" {
        if !isAlone {
          inner = inner.appending(.modifier(part.label))
        } else if id == nil, !isErasing(use) {
          // Rows have no name in the path, so that a list with data has them at the same place as one with a `ForEach`.
          inner = inner.appending(.only(part.label))
        }
      }
      if let branch = part.branch { inner = part.place.appending(.branch(branch == "true")) }
      var element = ElementKeys(keys: part.key.map { keys(of: $0, givenTo: part.node, frame) } ?? [])
      if let id {
        inner = inner.appending(.element(id.text, meaning: id.meaning, type: id.type))
          .lasting(id.isFresh ? .fresh : .element)
        element.keys += id.keys
        element.parts = id.parts
      }
      return content(part.node, frame, inner, for: element)
    }
  }

  /// Whether the constructed type hides the type of its content.
  private func isErasing(_ use: BodyRecord.Use) -> Bool {
    guard let made = use.base, analyzer.types.kind(made) == .nominal else { return false }
    return analyzer.catalogueText(.erases, of: analyzer.types.decl(made)) != nil
  }

  /// An argument of a container or modifier that makes views.
  private struct Part {
    let label: String
    /// Whether its lifetime differs from that of the container: the destination of a link is not content of the link.
    let hasOwnLifetime: Bool
    let place: Place
    let node: SyntaxNode
    /// The branch of the container's condition that it is in.
    let branch: String?
    /// The part of the closure's argument that is constant for one view.
    let key: String?
  }

  /// The parts of an element that are constant for one view: a different identifier makes another view.
  struct ElementKeys {
    /// The property paths of the element, `self` for the element itself.
    var keys: [String] = []
    /// The labels of a tuple element, each of which may bind a name of its own.
    var parts: [String] = []
  }

  /// The property paths of the argument of a closure or function that are constant while one property is.
  private func keys(of key: String, givenTo function: SyntaxNode, _ frame: Frame) -> [String] {
    guard key != "self", let type = type(of: function, frame), analyzer.types.kind(type) == .function,
      analyzer.types.argumentCount(type) > 1
    else { return [key] }
    return elementID(key, [Name(key)], analyzer.types.argument(type, 0)).keys
  }

  func content(_ node: SyntaxNode, _ frame: Frame, _ place: Place, for element: ElementKeys)
    -> [IdentityNode]
  {
    if let given = given(for: node, frame) ?? member(for: node, frame) {
      return given.node.kind == .closureExpr
        ? closure(given, [], from: frame, place, for: element)
        : content(given.node, given.frame, place, for: element)
    }
    switch node.kind {
    case .closureExpr:
      frame.note(element, named: node.closureParameterNames(unnamed: 1))
      let statements = node.children.filter { $0.kind != .closureSignature }
      return items(statements, frame, by: frame.record.builders[node.id], place)
    case .tupleExpr:
      // `TupleView((a, b))`
      let elements = node.children.filter { $0.kind.isExpr }
      return elements.enumerated().flatMap { expression($1, frame, place.appending(.index($0)), as: nil) }
    default:
      if let use = frame.record.uses[node.id], isHelper(use), analyzer.decl(use.decl).kind == .function {
        return helper(use, node, on: nil, from: frame, for: element)(place, nil)
      }
      if let result = viewMade(by: node, frame) { return made(node, frame, place, result, result) }
      if isCarrier(node, frame) { return contents(of: node, frame, place) }
      return expression(node, frame, place, as: nil)
    }
  }

  /// Whether an argument is a builder closure that makes views, or makes views directly.
  func isContent(_ node: SyntaxNode, _ frame: Frame) -> Bool {
    switch node.kind {
    case .closureExpr:
      // Closures for animations or navigation values contain no views.
      guard let builder = frame.record.builders[node.id] else { return housesViews(node, frame) }
      guard analyzer.types.kind(builder) == .nominal else { return true }
      let decl = analyzer.types.decl(builder)
      return analyzer.catalogueText(.builds, of: decl) == nil && (!analyzer.isOwn(decl) || hasViews(node, frame))
    case .tupleExpr: return node.children.allSatisfy { isContent($0, frame) }
    case .functionCallExpr, .memberAccessExpr, .ternaryExpr, .parenExpr, .declReferenceExpr:
      if let use = frame.record.uses[node.id], isHelper(use) { return true }
      if viewMade(by: node, frame) != nil || isCarrier(node, frame) { return true }
      if let member = member(for: node, frame) {
        return member.node.kind == .closureExpr || isContent(member.node, member.frame)
      }
      if let given = given(for: node, frame) ?? local(for: node, frame) {
        return given.node.kind != .closureExpr && isContent(given.node, given.frame)
      }
      return frame.record.types[node.id].map { analyzer.isView(analyzer.wrapped($0) ?? $0) } ?? false
    default: return false
    }
  }

  /// Whether an argument of an unknown type, for example from a package, is passed to a generic parameter that must be
  /// a view.
  private func mayBeView(_ node: SyntaxNode, _ parameter: Parameter?, _ use: BodyRecord.Use, _ frame: Frame) -> Bool {
    guard let parameter, node.kind == .functionCallExpr || node.kind == .memberAccessExpr,
      analyzer.types.kind(parameter.type) == .parameter || analyzer.types.kind(parameter.type) == .opaque,
      isRequiredToBeView(parameter.type, by: use)
    else { return false }
    return frame.record.types[node.id].map { !analyzer.isComplete($0) } ?? true
  }

  /// Whether the callee requires a generic parameter to be a view; for `Section`, its extensions do.
  private func isRequiredToBeView(_ type: TypeID, by use: BodyRecord.Use) -> Bool {
    let view = analyzer.known(.view)
    if analyzer.constraints(on: type).contains(view) { return true }
    guard !use.isMemberwise else { return false }
    return analyzer.signature(of: use.decl).generics.requirements.contains {
      $0.kind == .conforms && $0.subject == type && $0.other == view
    }
  }

  /// Whether a closure returns a value that is no view but contains views, such as the island of a live activity.
  private func housesViews(_ closure: SyntaxNode, _ frame: Frame) -> Bool {
    guard let type = frame.record.types[closure.id], analyzer.types.kind(type) == .function,
      let result = analyzer.types.arguments(type).last, analyzer.types.kind(result) == .nominal
    else { return false }
    return analyzer.catalogueText(.houses, of: analyzer.types.decl(result)) != nil
  }

  /// Whether a block for a builder of the program contains an expression that may be a view.
  private func hasViews(_ closure: SyntaxNode, _ frame: Frame) -> Bool {
    closure.children.contains { component in
      guard component.kind.isExpr, component.kind != .ifExpr, component.kind != .switchExpr else {
        return component.kind != .closureSignature
      }
      guard let type = frame.record.types[component.id], !analyzer.types.flags(type).contains(.hasHole) else {
        return true
      }
      return analyzer.isView(analyzer.wrapped(type) ?? type)
    }
  }

  /// Whether an argument is placed as a view; a style, a shape or a text for drawing is not.
  private func isPlaced(_ parameter: Parameter, _ use: BodyRecord.Use) -> Bool {
    let type = analyzer.wrapped(parameter.type) ?? parameter.type
    switch analyzer.types.kind(type) {
    case .parameter, .member, .opaque, .existential:
      let constraints = analyzer.constraints(on: type)
      return constraints.isEmpty || constraints.contains(analyzer.known(.view))
        || parameter.node != nil && analyzer.catalogueText(.places, of: parameter, in: use.decl) != nil
    default: return !analyzer.isFromCatalogue(use.decl) && !analyzer.conforms(type, to: analyzer.known(.shapeStyle))
    }
  }

  /// Whether an argument is a function: a closure, a function name or a parameter with a function.
  func isFunction(_ node: SyntaxNode, _ frame: Frame) -> Bool {
    if let given = given(for: node, frame) { return isFunction(given.node, given.frame) }
    if node.kind == .closureExpr { return true }
    return frame.record.types[node.id].map { analyzer.types.kind($0) == .function } ?? false
  }

  /// The view type that a function reference returns: `Row.init`, a stored closure.
  func viewMade(by node: SyntaxNode, _ frame: Frame) -> TypeID? {
    guard node.kind == .memberAccessExpr || node.kind == .declReferenceExpr, let type = frame.record.types[node.id],
      analyzer.types.kind(type) == .function
    else { return nil }
    let result = analyzer.types.argument(type, analyzer.types.argumentCount(type) - 1)
    return analyzer.isView(result) ? analyzer.substitute(result, frame.substitution) : nil
  }

  /// Whether an argument is a modifier or style of the program that contains views: `.modifier(Banner { … })`.
  private func isCarrier(_ node: SyntaxNode, _ frame: Frame) -> Bool {
    guard node.kind == .functionCallExpr, let use = frame.record.uses[node.id], let made = use.base,
      use.isMemberwise || analyzer.isInitializer(use.decl), analyzer.types.kind(made) == .nominal,
      !analyzer.isView(made), analyzer.contentMember(of: analyzer.types.decl(made)) != nil
    else { return false }
    return node.callArguments.contains { $0.node.map { isContent($0, frame) } ?? false }
  }
}

extension IdentityWalker.Frame {
  /// Declares the names of an element, with the constant parts that identify it.
  func note(_ element: IdentityWalker.ElementKeys, named names: [Name]) {
    shadow(names)
    guard let name = names.first?.text else { return }
    if names.count > 1 {
      // `{ index, item in … }`
      for key in element.keys {
        let steps = key.split(separator: ".", maxSplits: 1)
        guard let part = element.parts.firstIndex(where: { $0 == steps[0] }), part < names.count else { continue }
        constants.insert(steps.count > 1 ? "\(names[part]).\(steps[1])" : names[part].text)
      }
      return
    }
    for key in element.keys {
      let member = key == "self" ? "" : "." + key
      constants.insert(name + member)
      // `{ $item in item.id }`
      if name.hasPrefix("$"), name.dropFirst().contains(where: \.isLetter) {
        constants.insert(name.dropFirst() + member)
      }
    }
  }
}
