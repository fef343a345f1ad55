import ViewSemantics
import ViewSource
import ViewSyntax

/// A place in the program's code where an expression names a member, a function or a type.
struct NamedPlace: Sendable {
  let file: FileID
  private let node: NodeID
  /// The enclosing nodes, outermost first.
  private let ancestors: [NodeID]

  fileprivate init(_ node: SyntaxNode, inside ancestors: [SyntaxNode], of file: FileID) {
    self.file = file
    self.node = node.id
    self.ancestors = ancestors.map(\.id)
  }

  /// The name, the key path component or the member access.
  func expression(_ program: Program) -> SyntaxNode { program.file(file).tree.node(node) }

  /// The enclosing nodes, innermost first.
  func enclosing(_ program: Program) -> some Sequence<SyntaxNode> {
    let tree = program.file(file).tree
    return ancestors.reversed().lazy.map { tree.node($0) }
  }

  /// The call of the named function; `nil` if the expression is not a callee.
  func call(_ program: Program) -> SyntaxNode? {
    enclosing(program).first { _ in true }.flatMap { around in
      around.kind == .functionCallExpr && around.children.first?.id == node ? around : nil
    }
  }

  /// A context that resolves the names at the place; `nil` outside of declarations with code.
  func context(_ analyzer: Analyzer) -> RuleContext? {
    let range = expression(analyzer.program).range
    guard let decl = analyzer.bodies(in: file).last(where: { analyzer.node(of: $0).range.contains(range) }) else {
      return nil
    }
    let context = RuleContext(analyzer, file)
    context.enter(decl)
    return context
  }
}

/// The places that name what findings depend on, in all code of the program except `#Preview`, also in code that the
/// rules do not visit.
///
/// They are collected once for a program, and only if there are such findings.
struct NamedPlaces: Sendable {
  private var places: [Name: [NamedPlace]] = [:]

  /// No places.
  init() {}

  init(_ claims: [Claim], _ program: Program, _ team: WorkerPool<CalleeTable>) {
    let names = Set(claims.flatMap { [$0.condition, $0.fixCondition].compactMap { $0 }.flatMap(\.namesAsked) })
    if names.isEmpty { return }
    let words = WordFilter(names)
    let files = program.userFileIDs
    let found = team.map(files.count, cost: { program.file(files[$0]).source.buffer.count }) { _, index in
      var reader = Reader(words: words, file: files[index])
      reader.read(program.file(files[index]))
      return reader.found
    }
    for (name, place) in found.joined() { places[name, default: []].append(place) }
  }

  /// Whether a place that names one of the names passes a test.
  func contains(_ names: [Name], _ analyzer: Analyzer, where isMeant: (NamedPlace, Analyzer) -> Bool) -> Bool {
    names.contains { name in places[name, default: []].contains { isMeant($0, analyzer) } }
  }

  /// A walk over a file, into the nodes that contain one of the names.
  private struct Reader {
    let words: WordFilter
    let file: FileID
    var found: [(Name, NamedPlace)] = []
    private var ancestors: [SyntaxNode] = []

    init(words: WordFilter, file: FileID) {
      self.words = words
      self.file = file
    }

    mutating func read(_ file: ProgramFile) {
      let root = file.tree.root
      guard root.says(words) else { return }
      let previews = Set(ProgramFactsReader.previews(in: file).map(\.id))
      for item in root.children where !previews.contains(item.id) && item.says(words) { read(item) }
    }

    private mutating func read(_ node: SyntaxNode) {
      if let token = name(node) {
        let name = node.name(of: token)
        if words.names.contains(name) { found.append((name, NamedPlace(node, inside: ancestors, of: file))) }
      }
      ancestors.append(node)
      for child in node.children where child.says(words) { read(child) }
      ancestors.removeLast()
    }

    private func name(_ node: SyntaxNode) -> Token? {
      switch node.kind {
      case .declReferenceExpr, .memberAccessExpr, .implicitMemberExpr: node.referencedName
      case .keyPathProperty: node.keyPathName
      default: nil
      }
    }
  }
}

extension ProgramCondition {
  /// The names whose places in the program decide about the condition.
  fileprivate var namesAsked: [Name] {
    switch self {
    case .nowhere(let names, _), .somewhere(let names, _): names
    case .all(let parts), .any(let parts): parts.flatMap(\.namesAsked)
    default: []
    }
  }
}
