import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// The kinds of an `AnyTransition` of the catalogue.
enum TransitionKind: String, CatalogueEnum {
  static let typeName = "AnyTransition.Kind"
  case typed, modifiers, asymmetric, combined, animated
}

/// The phase of a transition: the cases of `TransitionPhase`.
enum TransitionPlace: String {
  case willAppear, identity, didDisappear
}

/// One modifier that a transition applies to a view.
struct TransitionPart {
  enum Content {
    /// A `Transition`, with its `body(content:phase:)`.
    case typed(Value, TypeID)
    /// A pair of modifier values: one while the view is absent, one while it is present.
    case modifiers(active: Value, identity: Value, TypeID)
  }

  let content: Content
  /// The `Animation?` of the part itself.
  let animation: Value?
}

extension Graph {
  /// The parts of a transition, innermost first.
  func transitionParts(_ transition: Value, isInsertion: Bool, animation: Value? = nil) -> [TransitionPart] {
    let kind = field("kind", of: machine.opened(transition))
    let parts = payload(kind)
    func opened(_ index: Int) -> (value: Value, type: TypeID)? {
      guard index < parts.count else { return nil }
      return (machine.opened(parts[index]), machine.dynamicType(of: parts[index], as: analyzer.anyType))
    }
    func inner(_ index: Int, _ animation: Value?) -> [TransitionPart] {
      guard index < parts.count else { return [] }
      return transitionParts(parts[index], isInsertion: isInsertion, animation: animation)
    }
    switch self.kind(of: kind, as: TransitionKind.self) {
    case .typed:
      return opened(0).map { [TransitionPart(content: .typed($0.value, $0.type), animation: animation)] } ?? []
    case .modifiers:
      guard let active = opened(0), let identity = opened(1), active.type == identity.type else { return [] }
      return [
        TransitionPart(
          content: .modifiers(active: active.value, identity: identity.value, active.type), animation: animation)
      ]
    case .asymmetric: return inner(isInsertion ? 0 : 1, animation)
    case .combined: return inner(0, animation) + inner(1, animation)
    case .animated: return inner(0, parts.count > 1 ? parts[1] : animation)
    case nil: return []
    }
  }

  /// Shows the parts of an element's transition as nested nodes.
  ///
  /// - Parameter old: The nodes of the same transition in another phase.
  func show(
    _ parts: [TransitionPart], around leaf: Element, at place: TransitionPlace, in parent: ViewNode, _ old: [ViewNode]
  ) -> [ViewNode] {
    var nodes: [ViewNode] = []
    for (number, part) in parts.enumerated() {
      let known = number < old.count ? old[number] : nil
      let holder = (known?.memoryOfTransition) ?? ContentHolder(.void, analyzer.void)
      let below = nodes.last
      holder.elements = { below?.elements ?? [leaf] }
      guard let (value, type) = view(of: part, at: place, holder) else { continue }
      let outer = animations.override
      if let animation = part.animation { animations.override = animations.run(of: animation) }
      let node = reconcile(
        known, parent: parent, key: .field("transition \(number)"), segment: ".transition", value: value, type: type,
        environment: parent.environment)
      animations.override = outer
      node.memoryOfTransition = holder
      node.didChangeList = false
      if let known, known !== node { end(known) }
      nodes.append(node)
    }
    return nodes
  }

  private func view(of part: TransitionPart, at place: TransitionPlace, _ holder: ContentHolder) -> (Value, TypeID)? {
    guard let placeholderDecl = analyzer.knownDecl("PlaceholderContentView") else { return nil }
    func placeholder(_ type: TypeID) -> (value: Value, type: TypeID) {
      let found = analyzer.nominalType(placeholderDecl, [type])
      if case .void = holder.placeholder { holder.placeholder = .ref(StructBox(found, [.ref(holder)])) }
      return (holder.placeholder, found)
    }
    switch part.content {
    case .typed(let transition, let type):
      guard let decl = analyzer.knownDecl("_AppliedTransition"),
        let phase = try? machine.staticValue(Name(place.rawValue), of: analyzer.known("TransitionPhase"))
      else { return nil }
      let content = placeholder(type)
      let own = analyzer.nominalType(decl, [type, content.type])
      return (.ref(StructBox(own, [transition, content.value, phase])), own)
    case .modifiers(let active, let identity, let type):
      guard let decl = service(AnimationRequirements.self).modifiedContent else { return nil }
      let content = placeholder(type)
      let own = analyzer.nominalType(decl, [content.type, type])
      let modifier =
        switch place {
        case .identity: identity
        case .willAppear, .didDisappear: active
        }
      return (.ref(StructBox(own, [content.value, modifier])), own)
    }
  }
}
