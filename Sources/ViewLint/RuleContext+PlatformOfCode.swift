import ViewSemantics
import ViewSource
import ViewSyntax

extension RuleContext {
  private static let platformImports = RuleID("platform_imports")

  /// Whether the surrounding files are for macOS or watchOS, judged by the nearest folder with imports of platform
  /// frameworks. A project may contain code for several platforms, while `--platform` names one.
  var isForOtherPlatform: Bool {
    let program = analyzer.program
    let imports = analyzer.perProgram(Self.platformImports) { PlatformImports(program) }
    let found = imports.nearest(to: file.path, inModule: program.moduleNumber(of: fileID))
    return !found.isEmpty && !found.contains(PlatformImports.phone)
  }
}

/// The imports of platform view frameworks in each folder of a program, including subfolders.
private struct PlatformImports {
  static let phone: Name = "UIKit"
  /// The frameworks in which a title belongs to the window or the page.
  private static let others: Set<Name> = ["AppKit", "Cocoa", "WatchKit"]

  /// A folder with a trailing slash, or a file.
  private struct Place: Hashable {
    let module: Int
    let path: Substring
  }
  private var found: [Place: Set<Name>] = [:]

  init(_ program: Program) {
    for file in program.userFileIDs {
      let imports = program.file(file).summary.imports.filter { Self.others.contains($0) || $0 == Self.phone }
      if imports.isEmpty { continue }
      let module = program.moduleNumber(of: file)
      for path in Self.places(around: program.file(file).source.path) {
        found[Place(module: module, path: path), default: []].formUnion(imports)
      }
    }
  }

  /// The imports of a file, or else of the nearest enclosing folder with such imports.
  func nearest(to path: String, inModule module: Int) -> Set<Name> {
    if found.isEmpty { return [] }
    return Self.places(around: path).lazy.compactMap { found[Place(module: module, path: $0)] }.first ?? []
  }

  /// The file itself and its enclosing folders, innermost first.
  private static func places(around path: String) -> some Sequence<Substring> {
    sequence(first: path[...]) { inner in
      inner.dropLast().lastIndex(of: "/").map { inner[...$0] }
    }
  }
}
