import ViewCatalog
import ViewSemantics
import ViewSource

/// What is called, apart from the place and the arguments of a call: a declaration, and what an initialiser makes.
///
/// A program calls the same few things everywhere. A rule says once for each whether it is about calls of it, and is
/// shown no others.
public struct Callee {
  let analyzer: Analyzer
  let decl: DeclID
  /// The type of which an initialiser makes a value.
  let made: DeclID?
  // What one rule after the other asks.
  private let isFromCatalogue: Bool
  private let name: Name
  /// The name of the type that it is a member of.
  private let owner: Name?
  /// The name of the type of the catalogue of which it makes a value.
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

  /// Whether it is a member of one of SwiftUI's types.
  func isAny(of members: [CatalogueMember]) -> Bool {
    isFromCatalogue && members.contains { $0.name == name && $0.owner == owner }
  }

  /// Whether it makes a value of one of the types of the catalogue.
  func makes(anyOf names: [Name]) -> Bool { madeName.map { names.contains($0) } ?? false }

  /// Whether it makes a value of a type that is marked by a flag.
  func makes(_ flag: Decl.Flags) -> Bool { made.map { analyzer.decl($0).has(flag) } ?? false }

  /// Whether it is a modifier of every view.
  var isModifier: Bool { isFromCatalogue && owner == .view }

  /// Whether it is a member of `View`: of the catalogue's or of an extension in the program.
  var isMemberOfView: Bool { owner == .view }

  /// Whether it is a function that the program declares outside of bodies.
  var isOwnFunction: Bool { analyzer.isOwnFunction(decl) }

  /// Whether it makes a view of the program.
  var makesOwnView: Bool { made.map { analyzer.isOwn($0) && analyzer.isView(analyzer.nominalType($0)) } ?? false }

  /// Whether it is a container that makes views of the elements of its data.
  var makesRows: Bool {
    made.map { analyzer.makesRows($0) } ?? false
  }

  /// What an attribute of the catalogue says of it; `nil` if it does not have the attribute.
  func text(of attribute: CatalogueText) -> String? {
    isFromCatalogue ? analyzer.catalogueText(attribute, of: decl) : nil
  }

  /// What an attribute of the catalogue says of the type that an initialiser makes a value of.
  func madeText(of attribute: CatalogueText) -> String? {
    madeName == nil ? nil : made.flatMap { analyzer.catalogueText(attribute, of: $0) }
  }

  /// Whether it is marked by a flag.
  func has(_ flag: Decl.Flags) -> Bool { analyzer.decl(decl).has(flag) }

  /// Whether it is a function or an initialiser of SwiftUI that has a parameter of a label.
  func isFromCatalogue(with label: Name) -> Bool {
    isFromCatalogue && analyzer.signature(of: decl).parameters.contains { $0.label == label }
  }

  /// Whether it is a modifier that presents something of one of the kinds that `@presents` names.
  func presents(_ kinds: [String]) -> Bool {
    text(of: .presents).map { kinds.contains($0) } ?? false
  }
}

/// The rules that are about each callee, found out once for each.
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

  /// - Parameter ids: the numbers of the rules that look at calls.
  init(_ analyzer: Analyzer, _ rules: [any Rule.Type], _ ids: [Int]) {
    self.analyzer = analyzer
    self.rules = rules
    self.ids = ids
    ofUnknown = ids.filter { rules[$0].looksAtUnknownCalls }
  }

  /// The numbers of the rules that are about calls of a declaration; `nil` stands for one that is not known.
  func rules(about decl: DeclID?, making made: DeclID?) -> [Int] {
    guard let decl else { return ofUnknown }
    let key = Key(decl: decl, made: made)
    if let found = known[key] { return found }
    let callee = Callee(decl, making: made, analyzer)
    let found = ids.filter { rules[$0].isAbout(callee) }
    known[key] = found
    return found
  }
}
