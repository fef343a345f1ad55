import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// The words that distinguish the code that rules check from the rest of a program.
///
/// Much of an app is models, networking and tests. Code that makes a view has to name one of SwiftUI's types, or a type
/// of the program that is a view. Code outside of views that names none of them needs no type checking, because rules
/// about views find nothing in it. Names are resolved only if the program declares the same name; a wrong match only
/// costs time.
struct ViewVocabulary: Sendable {
  private var words = NameSet()
  /// The words that are not types, which rules have requested.
  private var plainWords = NameSet()
  /// The functions whose calls rules may check, by name, with these rules.
  private var functions: [Name: [any Rule.Type]] = [:]
  /// Words and function names.
  private var allWords = WordFilter([])
  /// The words that are types of the program: views, and types that are derived from them.
  private var types = NameSet()
  /// The names of properties, in any type, that rules check.
  private var properties = NameSet()
  /// Whether a rule checks all code that assigns a closure.
  private var wantsAssignedClosures = false
  /// Whether a rule checks all properties with a `didSet`.
  private var wantsPropertyObservers = false
  /// Whether a rule checks the operator functions of types.
  private var wantsOperators = false
  /// Whether a rule checks the `async` functions of observable objects.
  private var wantsAsyncFunctions = false

  /// - Parameter rules: the enabled rules.
  init(_ analyzer: Analyzer, _ rules: [any Rule.Type], jobs: Int) {
    let program = analyzer.program
    for rule in rules {
      for name in rule.outsideViews.properties { properties.insert(name) }
      if rule.outsideViews.assignedClosures { wantsAssignedClosures = true }
      if rule.outsideViews.propertyObservers { wantsPropertyObservers = true }
      if rule.outsideViews.operators { wantsOperators = true }
      if rule.outsideViews.asyncFunctionsOfObjects { wantsAsyncFunctions = true }
      for name in rule.outsideViews.words {
        insert(word: name)
        plainWords.insert(name)
      }
    }
    if let view = analyzer.knownDecl(KnownType.view) {
      addTypes(ofModuleWith: view.file, analyzer)
    }
    addCallees(analyzer, rules.filter { $0.outsideViews.calls })
    addTypes(program, jobs: jobs)
    for name in functions.keys { allWords.insert(name) }
  }

  private mutating func insert(word: Name) {
    words.insert(word)
    allWords.insert(word)
  }

  /// Whether rules may find something in the code of a declaration.
  func covers(_ id: DeclID, _ analyzer: Analyzer) -> Bool {
    let program = analyzer.program
    let decl = program.decl(id)
    // Most wrappers are SwiftUI's, or Combine's, whose changes views observe.
    if decl.kind == .variable, decl.has(.hasCustomAttributes) || properties.contains(decl.name) { return true }
    if let parent = program.parent(of: id) {
      let kind = program.decl(parent).kind
      if kind.isNominal, types.contains(program.decl(parent).name) { return true }
      if kind == .extension, ViewVocabulary.head(of: parent, program).contains(where: words.contains) { return true }
    }
    let node = program.node(of: id)
    if wantsOperators, decl.kind == .function, decl.has(.isStatic), decl.name.text.allSatisfy({ "=<>!".contains($0) }) {
      return true
    }
    if wantsPropertyObservers, decl.kind == .variable, hasObserver(node) { return true }
    if wantsAsyncFunctions, decl.kind == .function, node.ownToken(.asyncKeyword) != nil,
      let parent = program.parent(of: id), program.decl(parent).kind == .classType,
      ViewVocabulary.head(of: parent, program).contains(.observableObject)
    {
      return true
    }
    if wantsAssignedClosures, decl.kind == .function || decl.kind == .initializer, assignsClosure(node) { return true }
    guard node.says(allWords) else { return false }
    return says(wordIn: node, id, analyzer) || isWantedCall(in: node)
  }

  /// Whether a property has a `didSet`.
  private func hasObserver(_ property: SyntaxNode) -> Bool {
    (property.child(.accessorBlock) ?? property.child(.patternBinding)?.child(.accessorBlock))?.children.contains {
      $0.firstToken.map { token in property.text(of: token) } == "didSet"
    } == true
  }

  /// Whether the code of a declaration contains `= {`.
  private func assignsClosure(_ node: SyntaxNode) -> Bool {
    let indices = node.tokenIndices
    return indices.dropLast().contains { index in
      node.token(index + 1).kind == .leftBrace && node.isSpelt(node.token(index), "=")
    }
  }

  /// Whether a word occurs in the code of a declaration with its expected meaning. A program may declare its own
  /// `State` or `Section` type, or members with such names.
  private func says(wordIn node: SyntaxNode, _ id: DeclID, _ analyzer: Analyzer) -> Bool {
    var others = NameSet()
    for index in node.tokenIndices where node.says(allWords, at: index) {
      let name = node.name(at: index)
      guard words.contains(name), !others.contains(name) else { continue }
      let isOfMembers = analyzer.program.declaresMember(name)
      if plainWords.contains(name) || !isOfMembers && !analyzer.program.declaresTopLevel(name) { return true }
      let isMember = index > node.tokenIndices.lowerBound && node.token(index - 1).kind == .period
      if isMember, isOfMembers {
        if types.contains(name) { return true }
        continue
      }
      let meant = analyzer.types(named: name, in: id)
      if meant.isEmpty || meant.contains(where: { analyzer.isFromCatalogue($0) || types.contains(name) }) {
        return true
      }
      others.insert(name)
    }
    return false
  }

  /// Whether the code contains a call that a rule may check, by its name and syntax.
  private func isWantedCall(in node: SyntaxNode) -> Bool {
    if node.kind == .functionCallExpr, let name = node.calleeName.map({ node.name(of: $0) }),
      let rules = functions[name], rules.contains(where: { $0.mayCheck(node) })
    {
      return true
    }
    return node.children.contains { isWantedCall(in: $0) }
  }

  /// Adds SwiftUI's types. The UIKit and AppKit types in the same module are not words, because code that only uses
  /// images, colors, controllers and delegates makes no view. These are the non-generic classes (a generic class may
  /// host a view), the delegate protocols, and aliases of both.
  private mutating func addTypes(ofModuleWith file: FileID, _ analyzer: Analyzer) {
    let program = analyzer.program
    let types = program.typesAtTop(ofModuleWith: file)
    var ofSystem = NameSet()
    for type in types {
      switch program.decl(type).kind {
      case .classType where program.node(of: type).child(.genericParameterClause) == nil: break
      case .protocolType where isOfDelegates(type, analyzer): break
      default: continue
      }
      ofSystem.insert(program.decl(type).name)
    }
    for type in types where !ofSystem.contains(program.decl(type).name) {
      let node = program.node(of: type)
      if program.decl(type).kind == .alias, let other = node.children.last(where: { $0.kind.isType })?.lastToken,
        ofSystem.contains(node.name(of: other))
      {
        continue
      }
      insert(word: program.decl(type).name)
    }
  }

  /// Whether a protocol is a delegate protocol of apps or scenes, which views find in their environment.
  private func isOfDelegates(_ type: DeclID, _ analyzer: Analyzer) -> Bool {
    ([type] + analyzer.ancestors(of: type)).contains { analyzer.catalogueText(.provided, of: $0) == "object" }
  }

  /// Adds the functions whose calls rules check in all code.
  private mutating func addCallees(_ analyzer: Analyzer, _ rules: [any Rule.Type]) {
    guard !rules.isEmpty else { return }
    let program = analyzer.program
    for file in 0..<program.catalogueFileCount {
      let id = program.fileID(file)
      for index in program.files[file].summary.decls.indices {
        let decl = program.declID(id, index)
        let kind = program.decl(decl).kind
        guard kind == .function || kind == .initializer else { continue }
        let owner = analyzer.owner(of: decl).flatMap { analyzer.nominal(of: $0) }
        let callee = Callee(decl, making: kind == .initializer ? owner : nil, analyzer)
        let interested = rules.filter { $0.checksCalls(callee) }
        guard !interested.isEmpty else { continue }
        if kind == .function {
          functions[program.decl(decl).name, default: []] += interested
        } else if let owner {
          insert(word: program.decl(owner).name)
        }
      }
    }
  }

  // MARK: Types

  /// A type or an extension: the declared or extended name, and the names in its head.
  private struct TypeHead: Sendable {
    let name: Name
    let words: [Name]
  }

  /// Adds the types with known words in their heads: conformances, superclasses, aliased types.
  private mutating func addTypes(_ program: Program, jobs: Int) {
    let known = words
    let heads = Workers.map(program.files.count, jobs: jobs) { index in
      ViewVocabulary.heads(in: program.fileID(index), program, apartFrom: known)
    }.flatMap { $0 }
    // Most types are decided at once. A type that derives from the others may still be a view.
    var names = NameSet()
    for head in heads { names.insert(head.name) }
    var users: [Name: [Name]] = [:]
    var open: [Name] = []
    for head in heads {
      if head.words.contains(where: known.contains) {
        open.append(head.name)
      } else {
        for word in head.words where names.contains(word) { users[word, default: []].append(head.name) }
      }
    }
    while let name = open.popLast() {
      if types.contains(name) { continue }
      types.insert(name)
      insert(word: name)
      open += users[name] ?? []
    }
  }

  private static func heads(in file: FileID, _ program: Program, apartFrom known: NameSet) -> [TypeHead] {
    let isCatalogue = Int(file.index) < program.catalogueFileCount
    var found: [TypeHead] = []
    for index in program.file(file).summary.decls.indices {
      let id = program.declID(file, index)
      let kind = program.decl(id).kind
      guard kind.isNominal || kind == .extension || kind == .alias else { continue }
      // Types inside of SwiftUI's types, and associated type names, have common names such as `Value` and `Content`.
      if program.parent(of: id) != nil, isCatalogue || kind == .alias { continue }
      // A conformance of `String` to a view protocol does not make all code with strings view code.
      if kind == .extension, let type = extendedName(of: id, program), program.catalogueDeclaresType(type) { continue }
      var words = head(of: id, program)
      let name = kind == .extension ? words.removeFirst() : program.decl(id).name
      // A type of the program may have the name of a SwiftUI type.
      if words.isEmpty || known.contains(name) && (isCatalogue || kind == .extension) { continue }
      found.append(TypeHead(name: name, words: words))
    }
    return found
  }

  /// The last identifier of the extended type.
  private static func extendedName(of id: DeclID, _ program: Program) -> Name? {
    guard let type = program.node(of: id).children.first(where: { $0.kind.isType }), !type.tokenIndices.isEmpty else {
      return nil
    }
    return type.name(at: type.tokenIndices.upperBound - 1)
  }

  /// The names in the head of a type, extension or alias without its own name. For an extension, the first is the
  /// extended type.
  private static func head(of id: DeclID, _ program: Program) -> [Name] {
    let node = program.node(of: id)
    var found: [Name] = []
    for child in node.children where child.kind != .memberBlock && child.kind != .modifierList {
      if found.isEmpty, program.decl(id).kind == .extension, child.kind.isType, let last = child.lastToken {
        found.append(node.name(of: last))
        continue
      }
      for index in child.tokenIndices where child.token(index).kind == .identifier {
        found.append(child.name(at: index))
      }
    }
    if found.isEmpty, program.decl(id).kind == .extension { found.append(.none) }
    return found
  }
}
