import ViewSource
import ViewSyntax

/// Why something cannot be run, in words for a person: by what is behind it. Of `LazyImage(url: url).resizable()`, where
/// `LazyImage` is declared nowhere, that is what to say, not that something unknown has no `resizable`.
extension BodyResolver {
  /// Something that is not known, where `parts` of it may be what is not: what is said of them is said of it.
  func unresolved(_ reason: String, for parts: [ResolvedExpr?], at node: SyntaxNode) -> ResolvedExpr {
    for case let part? in parts {
      if let cause = cause(of: part) { return unresolved(cause, node) }
    }
    return unresolved(reason + absentModules, node)
  }

  /// Why an expression is not known, or its type, unless that says nothing.
  private func cause(of expr: ResolvedExpr) -> String? {
    switch expr.kind {
    case .unresolved(let reason), .lost(let reason, _): reason
    case .force(let inner), .convert(let inner): cause(of: inner)
    case .metatype(let type): cause(of: type, depth: 4)
    default: cause(of: expr.type, depth: 4)
    }
  }

  func cause(of type: TypeID, depth: Int = 4) -> String? {
    analyzer.nameNotKnown(in: type, depth: depth).map { notKnown($0) }
  }

  /// That a name is declared nowhere, and where it may be.
  func notKnown(_ name: String) -> String { analyzer.notKnown(name, in: context.file) }

  /// What to add where something is declared nowhere, if it may be in a module that is not here.
  var absentModules: String { analyzer.absentModules(seenFrom: context.file) }
}

extension Analyzer {
  /// Why a type that a file names is not known; `nil` if all of it is.
  public func reasonNotKnown(_ type: TypeID, in file: FileID) -> String? {
    nameNotKnown(in: type, depth: 4).map { notKnown($0, in: file) }
  }

  /// A name in a type that is declared nowhere.
  func nameNotKnown(in type: TypeID, depth: Int) -> String? {
    guard depth > 0, types.flags(type).contains(.hasHole) || types.kind(type) == .hole else { return nil }
    guard types.kind(type) == .hole else {
      return types.arguments(type).firstNonNil { nameNotKnown(in: $0, depth: depth - 1) }
    }
    let reason = types.reason(ofHole: type)
    switch reason.kind {
    case .undeclaredType, .unresolvedName, .unresolvedMember, .unknownModule:
      return reason.detail.isEmpty || reason.detail == "subscript" ? nil : reason.detail
    default: return nil
    }
  }

  /// That a name is declared nowhere, and where it may be.
  func notKnown(_ name: String, in file: FileID) -> String {
    "`\(name)` is not known" + (Analyzer.isOfSystem(name) ? "" : absentModules(seenFrom: file))
  }

  /// `UIWindowScene`, `AVPlayer`: a name of one of the system's own frameworks.
  private static func isOfSystem(_ name: String) -> Bool {
    let prefix = name.prefix(while: \.isUppercase).dropLast()
    return prefixesOfSystem.contains(String(prefix)) && name.dropFirst(prefix.count + 1).first?.isLowercase ?? false
  }

  private static let prefixesOfSystem: Set<String> = [
    "UI", "NS", "CG", "CA", "CF", "CI", "AV", "MK", "CL", "WK", "SK", "UN", "PH", "MP", "MTL", "CK", "CN", "EK", "HK",
    "LA", "SF", "QL", "IN", "CT", "GK", "NF", "PK",
  ]

  /// What to add where something is declared nowhere, if it may be in a module that is not here: first of those that the
  /// file imports, else of those that any file of its module does.
  func absentModules(seenFrom file: FileID) -> String {
    var names = absentImports(of: program.file(file))
    if names.isEmpty, file != .local, Int(file.index) >= program.catalogueFileCount {
      let module = program.file(file).module
      names = program.modules[module].files.flatMap { absentImports(of: program.file($0)) }
    }
    var seen: Set<Name> = []
    names = names.filter { seen.insert($0).inserted }
    guard let first = names.first else { return "" }
    if names.count == 1 { return ": the module `\(first.text)` is not here" }
    let shown = names.prefix(3).map { "`\($0.text)`" }
    let rest = names.count - shown.count
    let last = rest > 0 ? "\(rest) other\(rest == 1 ? "" : "s")" : shown[shown.count - 1]
    let others = rest > 0 ? shown[...] : shown.dropLast()
    return ": the modules \(others.joined(separator: ", ")) and \(last) are not here"
  }

  /// Whether files of the program import modules that are not here.
  public var lacksModules: Bool {
    program.userFileIDs.contains { !absentImports(of: program.file($0)).isEmpty }
  }

  /// Whether something in a type is not known.
  public func lacksParts(of type: TypeID) -> Bool { types.flags(type).contains(.hasHole) }

  /// The modules that a file imports and that are neither of the program nor of any platform.
  func absentImports(of file: ProgramFile) -> [Name] {
    file.summary.imports.filter {
      let name = $0.text
      return program.module(named: $0) == nil
        && !BuildConfiguration.Platform.allCases.contains { program.configuration.canImport(name, on: $0) }
    }
  }
}
