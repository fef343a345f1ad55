import ViewCatalog
import ViewSource
import ViewSyntax

/// Something that lives as long as a view's identity and is lost with it.
public struct OwnedState: Hashable, Sendable {
  /// The property that owns it; `nil` for what a view of the catalogue keeps by itself.
  public let property: DeclID?
  /// The type whose views own it.
  public let owner: DeclID
  /// The property's name, or what is kept: `the scroll position of `List``.
  public let name: String
}

extension Analyzer {
  /// What every view of a type owns: itself, and the views that its body and its type are made of, across files.
  ///
  /// - Parameter includesLater: whether that counts which is shown only when somebody asks for it, as what a link leads to.
  public func ownedState(in type: TypeID, includesLater: Bool = true) -> [OwnedState] {
    ownership(in: type, includesLater: includesLater).states
  }

  /// What every view of a type owns as far as types tell, and the views of the program that it is made of.
  func ownership(in type: TypeID, includesLater: Bool = true) -> (states: [OwnedState], views: [DeclID]) {
    var collector = OwnedStateCollector(analyzer: self, includesLater: includesLater, entersBodies: true)
    collector.collect(resolvingOpaque(type))
    return (collector.found, collector.views)
  }

  /// The same of several types, without what the bodies of these views are made of.
  func ownershipOutsideBodies(in types: [TypeID]) -> (states: [OwnedState], views: [DeclID]) {
    var collector = OwnedStateCollector(analyzer: self, includesLater: true, entersBodies: false)
    for type in types { collector.collect(resolvingOpaque(type)) }
    return (collector.found, collector.views)
  }

  /// `@State counter`, or what a view of the catalogue keeps.
  public func description(of state: OwnedState) -> String {
    guard let property = state.property, let wrapper = propertyWrappers(of: property).first else { return state.name }
    return "@\(decl(wrapper.decl).name) \(decl(state.owner).name).\(state.name)"
  }

  /// The property that the getter of a view's content is: `body`.
  func bodyMember(of nominal: DeclID) -> DeclID? {
    directMembers(of: nominal, named: .body).first { id in
      (decl(id).kind == .variable || decl(id).kind == .function)
        && parent(of: id).map { decl($0).kind != .protocolType } == true
    }
  }

  /// What SwiftUI asks a type of the program for: its `body`, a style's `makeBody`, or that which an extension of a
  /// protocol has for it.
  func contentMember(of nominal: DeclID) -> DeclID? {
    if let body = bodyMember(of: nominal) { return body }
    for ancestor in ancestors(of: nominal) where decl(ancestor).kind == .protocolType {
      for requirement in children(of: ancestor) {
        guard decl(requirement).kind == .variable || decl(requirement).kind == .function,
          !decl(requirement).has(.isStatic), decl(requirement).has(.hasCustomAttributes),
          resultBuilder(of: requirement) != nil
        else { continue }
        let members = memberDecls(decl(requirement).name, of: nominal)
        if let own = members.first(where: { !isProtocolMember($0) && isContent($0) }) { return own }
        if let shared = members.first(where: { isProtocolMember($0) && !isFromCatalogue($0) && hasCode($0) }) {
          return shared
        }
      }
    }
    return nil
  }
}

/// Goes through types and, if it is to, the bodies of the views in them, each once.
private struct OwnedStateCollector {
  let analyzer: Analyzer
  let includesLater: Bool
  let entersBodies: Bool
  var found: [OwnedState] = []
  /// The views of the program that have a body.
  var views: [DeclID] = []
  private var seen: Set<DeclID> = []
  private var seenTypes: Set<TypeID> = []

  init(analyzer: Analyzer, includesLater: Bool, entersBodies: Bool) {
    self.analyzer = analyzer
    self.includesLater = includesLater
    self.entersBodies = entersBodies
  }

  mutating func collect(_ type: TypeID) {
    guard seenTypes.insert(type).inserted else { return }
    let isPlaceholder =
      analyzer.types.kind(type) == .nominal
      && analyzer.catalogueText(.placeholder, of: analyzer.types.decl(type)) != nil
    if isPlaceholder { return }
    guard analyzer.types.kind(type) == .nominal else {
      for argument in analyzer.types.arguments(type) { collect(argument) }
      return
    }
    let nominal = analyzer.types.decl(type)
    for (index, argument) in analyzer.types.arguments(type).enumerated() where !isShownLater(index, of: nominal) {
      collect(argument)
    }
    guard seen.insert(nominal).inserted else { return }
    if let thing = analyzer.catalogueText(.owns, of: nominal), !analyzer.decl(nominal).has(.isPropertyWrapper) {
      found.append(OwnedState(property: nil, owner: nominal, name: "the \(thing) of `\(analyzer.decl(nominal).name)`"))
    }
    guard Int(nominal.file.index) >= analyzer.program.catalogueFileCount else { return }
    // What wraps a view of UIKit or AppKit is bound to that one.
    for ancestor in analyzer.ancestors(of: nominal) where analyzer.decl(ancestor).kind == .protocolType {
      guard let thing = analyzer.catalogueText(.owns, of: ancestor) else { continue }
      found.append(OwnedState(property: nil, owner: nominal, name: "the \(thing) of `\(analyzer.decl(nominal).name)`"))
    }
    collectProperties(of: nominal)
    guard let body = analyzer.contentMember(of: nominal) else { return }
    views.append(nominal)
    guard entersBodies else { return }
    for underlying in analyzer.underlyingTypes(of: body) { collect(analyzer.resolvingOpaque(underlying)) }
  }

  private mutating func collectProperties(of nominal: DeclID) {
    for member in analyzer.children(of: nominal) where analyzer.decl(member).kind == .variable {
      if let wrapper = analyzer.propertyWrappers(of: member).first {
        collect(wrapper, of: member, in: nominal)
      } else if !analyzer.decl(member).has(.isStatic), !analyzer.decl(member).has(.isComputed) {
        collect(stored: analyzer.variableType(of: member))
      }
    }
  }

  /// What a value of the program keeps for the view that it is stored in: SwiftUI installs each `DynamicProperty`.
  private mutating func collect(stored: TypeID) {
    guard analyzer.types.kind(stored) == .nominal else { return }
    let nominal = analyzer.types.decl(stored)
    guard !analyzer.isFromCatalogue(nominal), analyzer.isInstalled(nominal), seen.insert(nominal).inserted else {
      return
    }
    collectProperties(of: nominal)
  }

  /// Whether views of a generic parameter are left out: they are made when somebody asks for them.
  private func isShownLater(_ parameter: Int, of nominal: DeclID) -> Bool {
    guard !includesLater, let name = analyzer.catalogueText(.later, of: nominal) else { return false }
    let parameters = analyzer.genericParameters(of: nominal)
    return parameter < parameters.count && analyzer.name(of: parameters[parameter]) == name
  }

  private mutating func collect(_ use: WrapperUse, of property: DeclID, in owner: DeclID) {
    if analyzer.ownsState(use.decl) {
      found.append(OwnedState(property: property, owner: owner, name: analyzer.decl(property).name.text))
    }
  }
}

extension Analyzer {
  /// Whether SwiftUI installs the properties of a type as those of the view that it is stored in: a `DynamicProperty`.
  func isInstalled(_ nominal: DeclID) -> Bool {
    ancestors(of: nominal).contains { catalogueText(.installed, of: $0) != nil }
  }

  /// Whether a property wrapper keeps something for the life of its view: one of the catalogue that says so, or one of
  /// the program that has such a property itself.
  func ownsState(_ wrapper: DeclID) -> Bool {
    installedWrappers(of: wrapper).contains { decl($0).has(.ownsState) }
  }

  /// A property wrapper and those of the properties in it, in theirs and so on, each once.
  func installedWrappers(of wrapper: DeclID) -> [DeclID] {
    var result = [wrapper]
    var next = 0
    while next < result.count {
      let current = result[next]
      next += 1
      guard !isFromCatalogue(current) else { continue }
      for member in children(of: current) where decl(member).kind == .variable {
        for inner in propertyWrappers(of: member) where !result.contains(inner.decl) { result.append(inner.decl) }
      }
    }
    return result
  }
}
