import ViewMachine
import ViewSemantics
import ViewSource

/// The catalogue declarations that the graph calls.
struct KnownViews {
  /// The `body` requirement of each protocol with a body, and `makeBody` of styles, by protocol name. The body of a
  /// variadic view root receives its children.
  let bodies: [String: DeclID]
  /// `ViewModifier.body(content:)`
  var modifierBody: DeclID? { bodies["ViewModifier"] }
  /// `DynamicProperty.update()`
  let propertyUpdate: DeclID?
  /// `Collection.subscript(position:)`
  let collectionSubscript: DeclID?

  /// `Shape.sizeThatFits(_:)`
  let shapeSize: DeclID?
  /// `EnvironmentalModifier.resolve(in:)`
  let modifierResolution: DeclID?
  /// `EnvironmentalModifier.ResolvedModifier`
  let resolvedModifier: DeclID?
  /// `AlignmentID.defaultValue(in:)`
  let alignmentDefault: DeclID?

  init(_ machine: Machine) {
    let analyzer = machine.analyzer
    func requirement(_ name: Name, of proto: Name) -> DeclID? {
      guard let owner = analyzer.knownDecl(proto) else { return nil }
      return analyzer.memberDecls(name, of: owner).first { analyzer.parent(of: $0) == owner }
    }
    var bodies: [String: DeclID] = [:]
    for proto in ["View", "ViewModifier", "App", "Scene", "ToolbarContent", "TabContent"] {
      bodies[proto] = requirement("body", of: Name(proto))
    }
    for style in StyleKind.allCases {
      bodies[style.rawValue] = requirement(style.requirement, of: Name(style.rawValue))
    }
    let variadicRoot = "_VariadicView_ViewRoot"
    bodies[variadicRoot] = requirement("body", of: Name(variadicRoot))
    self.bodies = bodies
    propertyUpdate = requirement("update", of: "DynamicProperty")
    shapeSize = requirement("sizeThatFits", of: "Shape")
    modifierResolution = requirement("resolve", of: "EnvironmentalModifier")
    resolvedModifier = requirement("ResolvedModifier", of: "EnvironmentalModifier")
    alignmentDefault = requirement("defaultValue", of: "AlignmentID")
    collectionSubscript = requirement("subscript", of: "Collection")
  }
}
