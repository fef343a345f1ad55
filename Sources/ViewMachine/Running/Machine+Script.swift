import ViewSemantics
import ViewSource
import ViewSyntax

/// Runs complete programs, without views.
extension Machine {
  /// Runs a program: the top-level statements of its main file, or `main()` of the type marked `@main`.
  ///
  /// - Returns: The exit status of the program.
  /// - Throws: `Fault` for a trap, a limit, or unsupported code.
  public func runProgram() throws(Fault) -> Int {
    fuel = limits.fuel
    objectHome.endsInTurn = !observesLifetimes
    do {
      let entry = try entry()
      try runMain(entry)
      return 0
    } catch let error as ThrownError {
      let text = (try? debugDescription(of: error.value, as: standard(.error))) ?? "?"
      throw .trap("Error raised at top level: \(text)")
    } catch let fault as Fault {
      if case .exit(let status) = fault.kind { return status }
      throw fault
    } catch {
      throw .unsupported("\(error)")
    }
  }

  /// Resets the program's state for another run. The lowered code is kept.
  public func restart() {
    for index in globals.indices {
      globals[index] = .void
      globalStates[index] = .new(globalDecls[index].decl, globalDecls[index].type)
    }
    output = ""
    random = SplitMix64(seed: 0)
  }

  private func entry() throws -> Code {
    let files = analyzer.program.userFileIDs
    for file in files {
      let summary = analyzer.program.file(file).summary
      for (index, decl) in summary.decls.enumerated() where decl.has(.isMain) {
        return try mainCode(of: analyzer.declID(file, index))
      }
    }
    let main =
      files.first { isScript($0, named: "main.swift") } ?? files.first { isScript($0, named: nil) } ?? files.first
    guard let main else { throw Fault.unsupported("there is no file to run") }
    let decl = analyzer.addScript(main)
    guard let code = try code(decl, .body, Substitution(), selfType: nil) else {
      throw Fault.unsupported("there is nothing to run")
    }
    return code
  }

  /// Whether a file has top-level statements.
  private func isScript(_ file: FileID, named name: String?) -> Bool {
    let found = analyzer.program.file(file)
    if let name { return FilePath.name(of: found.source.path) == name }
    return found.tree.root.children.contains { !$0.kind.isDecl || $0.kind == .macroExpansionDecl }
  }

  /// The code of a type's `static func main()`.
  private func mainCode(of decl: DeclID) throws -> Code {
    let type = analyzer.selfType(decl)
    guard
      let main = analyzer.members("main", of: analyzer.metatype(of: type)).first
        ?? analyzer.memberDecls("main", of: decl).first
    else { throw Fault.unsupported("`\(analyzer.name(of: decl))` has no `main()`") }
    guard case .code(let code) = try target(main, .body, type, [], hasSelf: false) else {
      throw Fault.unsupported("`main()` has no body")
    }
    return code
  }
}
