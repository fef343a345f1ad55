import ViewSource
import ViewSyntax

/// Questions of the linter's rules.
extension Analyzer {
  /// The declarations of a file that have code of their own: bodies, accessors, initial values.
  public func bodies(in file: FileID) -> [DeclID] {
    program.file(file).summary.decls.indices.map { DeclID(file, $0) }.filter { id in
      switch decl(id).kind {
      case .function, .initializer, .subscriptDecl, .variable: true
      default: false
      }
    }
  }

  /// Whether a type conforms to `View`.
  public func isView(_ type: TypeID) -> Bool {
    let view = known(.view)
    return types.kind(type) != .hole && types.kind(view) == .nominal && conforms(type, to: view)
  }

  public func isInitializer(_ id: DeclID) -> Bool { decl(id).kind == .initializer }

  /// Whether every part of a type is known.
  public func isComplete(_ type: TypeID) -> Bool {
    types.flags(type).isDisjoint(with: [.hasHole, .hasVariable])
  }

  public func name(of id: DeclID) -> String { decl(id).name.text }
}
