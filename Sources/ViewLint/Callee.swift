import ViewCatalog
import ViewSemantics
import ViewSource

/// The callee of a call, without place and arguments: a declaration, and the type that an initializer makes.
///
/// A program calls the same few declarations everywhere. A rule decides once for each callee whether it checks calls of
/// it, and visits no others.
public struct Callee {
  let analyzer: Analyzer
  let decl: DeclID
  /// The type that the initializer makes.
  let made: DeclID?
  // Cached, because many rules query them.
  let isFromCatalogue: Bool
  /// The name of the member.
  let name: Name
  /// The name of the type that declares the member.
  private let owner: Name?
  /// The name of the catalogue type that the initializer makes.
  private let madeName: Name?

  init(_ decl: DeclID, making made: DeclID?, _ analyzer: Analyzer) {
    self.analyzer = analyzer
    self.decl = decl
    self.made = made
    isFromCatalogue = analyzer.isFromCatalogue(decl)
    name = analyzer.decl(decl).name
    owner = analyzer.ownerName(of: decl)
    madeName = made.flatMap { analyzer.isFromCatalogue($0) ? analyzer.decl($0).name : nil }
  }

  /// Whether the callee is one of the members of the catalogue.
  func isAny(of members: [CatalogueMember]) -> Bool {
    isFromCatalogue && members.contains { $0.name == name && $0.owner == owner }
  }

  /// Whether the callee makes a value of one of the catalogue types.
  func makes(anyOf names: [Name]) -> Bool { madeName.map { names.contains($0) } ?? false }

  /// Whether the callee makes an object of a class of the program.
  var makesOwnClass: Bool {
    made.map { !analyzer.isFromCatalogue($0) && analyzer.decl($0).kind == .classType } ?? false
  }

  /// Whether the callee makes a value of a type with a flag.
  func makes(_ flag: Decl.Flags) -> Bool { made.map { analyzer.decl($0).has(flag) } ?? false }

  /// Whether the callee is a modifier that the catalogue declares in `View`.
  var isModifier: Bool { isFromCatalogue && owner == .view }

  /// Whether the callee is a member of `View`, declared in the catalogue or in an extension in the program.
  var isMemberOfView: Bool { owner == .view }

  /// Whether the callee is a function that the program declares outside of bodies.
  var isOwnFunction: Bool { analyzer.isOwnFunction(decl) }

  /// Whether the callee makes a view of the program.
  var makesOwnView: Bool { made.map { analyzer.isOwn($0) && analyzer.isView(analyzer.nominalType($0)) } ?? false }

  /// Whether the callee makes a container with views for the elements of a collection.
  var makesRows: Bool {
    made.map { analyzer.makesRows($0) } ?? false
  }

  /// The text of the callee's catalogue attribute; `nil` if it does not have the attribute.
  func text(of attribute: CatalogueText) -> String? {
    isFromCatalogue ? analyzer.catalogueText(attribute, of: decl) : nil
  }

  /// The text of the catalogue attribute on the type that the initializer makes.
  func madeText(of attribute: CatalogueText) -> String? {
    madeName == nil ? nil : made.flatMap { analyzer.catalogueText(attribute, of: $0) }
  }

  /// The value of a fact that the catalogue states about the callee.
  func fact<Value>(_ fact: CatalogueFact<Value>) -> Value? {
    isFromCatalogue ? analyzer.fact(fact, of: decl) : nil
  }

  /// The value of a fact that the catalogue states about the type that the initializer makes.
  func madeFact<Value>(_ fact: CatalogueFact<Value>) -> Value? {
    madeName == nil ? nil : made.flatMap { analyzer.fact(fact, of: $0) }
  }

  /// Whether the callee has a flag.
  func has(_ flag: Decl.Flags) -> Bool { analyzer.decl(decl).has(flag) }

  /// Whether the callee is declared in the catalogue and has a parameter with the label.
  func isFromCatalogue(with label: Name) -> Bool {
    isFromCatalogue && analyzer.signature(of: decl).parameters.contains { $0.label == label }
  }

  /// Whether the callee is a modifier with one of the kinds in its `@presents` attribute.
  func presents(_ kinds: [PresentedContent]) -> Bool {
    fact(.presents).map { kinds.contains($0) } ?? false
  }
}

/// A cache of the rules that check calls of each callee.
final class CalleeTable {
  let analyzer: Analyzer
  private let rules: [any Rule.Type]
  private let ids: [Int]
  private let ofUnknown: [Int]
  private var known: [Key: [Int]] = [:]

  private struct Key: IntegerKey {
    let decl: DeclID
    let made: DeclID?

    var bits: UInt64 { decl.bits &* 0xA076_1D64_78BD_642F ^ (made?.bits ?? .max) }
  }

  /// - Parameter ids: the indices of the rules that visit calls.
  init(_ analyzer: Analyzer, _ rules: [any Rule.Type], _ ids: [Int]) {
    self.analyzer = analyzer
    self.rules = rules
    self.ids = ids
    ofUnknown = ids.filter { rules[$0].visitsUnresolvedCalls }
  }

  /// The indices of the rules that check calls of a declaration; `nil` stands for an unresolved callee.
  func rules(about decl: DeclID?, making made: DeclID?) -> [Int] {
    guard let decl else { return ofUnknown }
    let key = Key(decl: decl, made: made)
    if let found = known[key] { return found }
    let callee = Callee(decl, making: made, analyzer)
    let found = ids.filter { rules[$0].checksCalls(callee) }
    known[key] = found
    return found
  }
}
