import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// A write of a property, with a context at its place.
struct PlacedWrite {
  let write: PropertyWrite
  let context: RuleContext

  /// When the code with a write runs.
  enum Moment {
    /// As the view appears: in `onAppear` or a `task` without an `id`.
    case appearance
    /// As the view disappears, in `onDisappear`.
    case disappearance
    /// At another time, while the view is shown.
    case other
  }

  /// The moments at which the write happens. There are several if functions with the write are called at several.
  var moments: Set<Moment> { context.moments() }

  /// Whether the written value differs from one that another write leaves, so that the write changes the property.
  func changes(after earlier: PlacedWrite) -> Bool {
    guard let value = write.value, let before = earlier.write.value else { return true }
    return value.plainText != before.plainText
  }
}

extension RuleContext {
  /// The writes of a property in the file that declares it, and in extensions of its type, outside of initializers.
  func placedWrites(of property: DeclID) -> [PlacedWrite] {
    let uses = PropertyUses(of: property, analyzer)
    return zip(uses.writes, uses.writers).map { write, writer in
      let place = RuleContext(analyzer, writer.file)
      place.enter(writer)
      place.descend(towards: write.node)
      return PlacedWrite(write: write, context: place)
    }
  }

  /// Enters the ancestors of a node of the current declaration.
  func descend(towards node: SyntaxNode) {
    var current = decl.map { analyzer.node(of: $0) }
    while let around = current, around.id != node.id {
      descend(into: around)
      current = around.children.first { $0.range.contains(node.range) }
    }
  }

  /// The maximum depth of functions that call each other.
  private static var maximumCallers: Int { 3 }

  /// When the code at the current node runs. A function runs when its callers do.
  func moments(depth: Int = 0) -> Set<PlacedWrite.Moment> {
    for (call, action) in enclosingCalls {
      if let moments = moments(ofCall: call, action, depth: depth) { return moments }
    }
    guard depth < Self.maximumCallers, let decl, analyzer.isOwnFunction(decl) else { return [.other] }
    let moments = callPlaces(of: decl).map { $0.context.moments(depth: depth + 1) }
    return moments.isEmpty ? [.other] : moments.reduce([]) { $0.union($1) }
  }

  /// The places that call a function: of its type, or of the whole program if it belongs to a class.
  func callPlaces(of function: DeclID) -> [HelperUse] {
    if let owner = ownerType, analyzer.decl(owner).kind == .classType {
      return calls(of: function) + places(naming: function)
    }
    return helperPlaces(of: function).filter { use in
      // The function that receives a function by its name calls it: `onAppear(perform: load)`.
      use.node.kind == .functionCallExpr || use.context.ancestors.last?.id == use.node.id
    }
  }

  /// When a call runs an action that it is given; `nil` if that does not depend on the call.
  func moments(ofCall call: SyntaxNode, _ action: SyntaxNode, depth: Int) -> Set<PlacedWrite.Moment>? {
    switch calledFact(.lifecycle, of: call) {
    case .onDisappear: [.disappearance]
    case .some: [argument(call, .id) == nil ? .appearance : .other]
    case nil: moments(ofActionGivenTo: call, action, depth: depth)
    }
  }
}

extension Analyzer {
  /// Whether a value is the initial value of a property: `.zero` for `CGSize.zero`.
  func isInitialValue(_ value: SyntaxNode, of property: DeclID) -> Bool {
    let declaration = node(of: property)
    guard let first = declaration.initialValue ?? declaration.child(.patternBinding)?.initialValue else {
      return value.kind == .nilLiteralExpr
    }
    return first.text == value.text || first.text.hasSuffix(value.text) && value.kind == .implicitMemberExpr
  }
}
