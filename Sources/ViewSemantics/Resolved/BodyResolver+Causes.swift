import ViewSource
import ViewSyntax

/// Reasons why code cannot run, described by their root cause. For `LazyImage(url: url).resizable()` with an undeclared
/// `LazyImage`, that is the missing declaration and not the missing `resizable`.
extension BodyResolver {
  /// An unresolved expression; if one of `parts` is the cause, its reason is reported.
  func unresolved(_ reason: String, for parts: [ResolvedExpr?], at node: SyntaxNode) -> ResolvedExpr {
    for case let part? in parts {
      if let cause = cause(of: part) { return unresolved(cause, node) }
    }
    return unresolved(reason + absentModules, node)
  }

  /// The reason why an expression or its type is unknown; `nil` if there is no specific one.
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

  /// The message that a name is undeclared, with the modules that may declare it.
  func notKnown(_ name: String) -> String { analyzer.notKnown(name, in: context.file) }

  /// The suffix of such a message that names missing modules.
  var absentModules: String { analyzer.absentModules(seenFrom: context.file) }
}

extension Analyzer {
  /// The reason why a type in a file is unknown; `nil` if it is fully known.
  public func reasonNotKnown(_ type: TypeID, in file: FileID) -> String? {
    nameNotKnown(in: type, depth: 4).map { notKnown($0, in: file) }
  }

  /// An undeclared name in a type.
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

  /// The message that a name is undeclared, with the modules that may declare it.
  func notKnown(_ name: String, in file: FileID) -> String {
    // A package may use the prefix of a system framework: `SFSymbol` of `SFSafeSymbols`.
    let isOfSystem =
      Analyzer.isOfSystem(name)
      && !absentImports(of: program.file(file)).contains { module in
        module.text.hasPrefix(name.prefix(while: \.isUppercase).dropLast())
      }
    return "`\(name)` is not known" + (isOfSystem ? "" : absentModules(seenFrom: file))
  }

  /// Whether a name belongs to a system framework: `UIWindowScene`, `AVPlayer`.
  private static func isOfSystem(_ name: String) -> Bool {
    let prefix = name.prefix(while: \.isUppercase).dropLast()
    return prefixesOfSystem.contains(String(prefix)) && name.dropFirst(prefix.count + 1).first?.isLowercase ?? false
  }

  private static let prefixesOfSystem: Set<String> = [
    "UI", "NS", "CG", "CA", "CF", "CI", "AV", "MK", "CL", "WK", "SK", "UN", "PH", "MP", "MTL", "CK", "CN", "EK", "HK",
    "LA", "SF", "QL", "IN", "CT", "GK", "NF", "PK",
  ]

  /// The suffix that names missing modules which may declare something: those that the file imports, else those that
  /// any file of its module imports.
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

  /// The suffix of a message about something of the program that a missing module may declare.
  public var absentModulesOfProgram: String {
    program.userFileIDs.firstNonNil { file in
      let words = absentModules(seenFrom: file)
      return words.isEmpty ? nil : words
    } ?? ""
  }

  /// Whether files of the program import missing modules.
  public var lacksModules: Bool {
    program.userFileIDs.contains { !absentImports(of: program.file($0)).isEmpty }
  }

  /// Whether a part of a type is unknown.
  public func lacksParts(of type: TypeID) -> Bool { types.flags(type).contains(.hasHole) }

  /// Modules of the toolchain, which declare nothing that a view can show.
  private static let modulesOfTools: Set<String> = ["XCTest", "Testing", "PackageDescription", "PackagePlugin"]

  /// The imported modules of a file that neither the program nor any platform has.
  func absentImports(of file: ProgramFile) -> [Name] {
    file.summary.imports.filter {
      let name = $0.text
      return program.module(named: $0) == nil && !Analyzer.modulesOfTools.contains(name)
        && !BuildConfiguration.Platform.allCases.contains { program.configuration.canImport(name, on: $0) }
    }
  }
}
