import ViewMachine
import ViewSemantics
import ViewSource

/// Creates stand-ins for missing arguments: the simplest values of their types.
struct StandIns {
  let graph: Graph
  /// The types whose values are being created. A type that requires another value of itself cannot be created.
  var underWay: [TypeID] = []
  /// The index of the current array element, and the nesting depth of arrays. Elements differ by index.
  var element = (index: 0, depth: 0)
  /// Whether optional parameters get values, which a failable initializer or a view may need.
  var fillsOptionals = false

  init(_ graph: Graph) { self.graph = graph }

  private static let maximumDepth = 8
  var machine: Machine { graph.machine }
  var analyzer: Analyzer { graph.analyzer }
  var types: TypeTable { graph.types }

  // MARK: By type

  /// A value of a type for a name; `nil` if none can be created.
  mutating func value(of type: TypeID, named name: String) -> Value? {
    guard underWay.count < StandIns.maximumDepth, !underWay.contains(type) else { return nil }
    underWay.append(type)
    defer { underWay.removeLast() }
    switch types.kind(type) {
    case .nominal: return nominal(type, name)
    case .tuple:
      var elements: [Value] = []
      for element in types.arguments(type) {
        guard let value = value(of: element, named: name) else { return nil }
        elements.append(value)
      }
      return elements.isEmpty ? .void : .tuple(elements)
    case .function: return function(type, name)
    case .existential:
      // `Any`.
      if types.arguments(type).isEmpty { return machine.boxed(.string(words(of: name)), analyzer.known("String")) }
      return conforming(to: type, name)
    case .metatype: return .ref(MetatypeBox(types.argument(type, 0)))
    case .hole:
      return machine.failing(types.reason(ofHole: type).description)
    default: return nil
    }
  }

  private mutating func nominal(_ type: TypeID, _ name: String) -> Value? {
    if let wrapped = machine.wrappedType(type) {
      guard fillsOptionals, let value = value(of: wrapped, named: name), value.absence == nil else { return .nothing }
      return value.wrapped
    }
    if let catalogued = machine.catalogueName(type) { return value(ofCatalogued: catalogued, type, name) }
    switch analyzer.decl(types.decl(type)).kind {
    case .enumeration: return firstCase(of: type)
    case .structure, .classType, .actor:
      // Elements of an array have to differ.
      if element.depth == 0, let declared = declared(type) { return declared.value }
      guard let made = try? made(type, [:], missing: nil) else { return nil }
      fillAttributes(of: made, type)
      return made
    case .protocolType: return conforming(to: type, name)
    default: return nil
    }
  }

  /// A function value, whose result is created when it is called.
  private func function(_ type: TypeID, _ name: String) -> Value {
    let result = types.argument(type, types.argumentCount(type) - 1)
    let graph = graph
    return .ref(
      ClosureBox(native: { _ in
        if graph.types.kind(result) == .tuple, graph.types.argumentCount(result) == 0 { return .void }
        var standIns = StandIns(graph)
        guard let value = standIns.value(of: result, named: name) else {
          throw Fault(.unsupported, "`\(name)` has no value, and no plausible result exists for it")
        }
        return value
      }))
  }

  private mutating func value(ofCatalogued catalogued: String, _ type: TypeID, _ name: String) -> Value? {
    switch catalogued {
    case "Bool": return .bool(false)
    case "String": return .string(words(of: name))
    case "Character": return .character("A")
    case "Double", "Float", "Float16": return .double(0.5)
    case "CGFloat": return .double(40)
    case "CGSize": return make(type, ["width", "height"], [.double(100), .double(100)])
    case "CGRect":
      return make(type, ["x", "y", "width", "height"], [.double(0), .double(0), .double(100), .double(100)])
    case "Array", "ContiguousArray": return array(types.argument(type, 0), name)
    case "Binding":
      let inner = graph.valueType(type)
      guard let value = value(of: inner, named: name) else { return nil }
      let location = StateLocation(graph, nil, name: name, label: name, type: inner, value: value)
      return graph.binding(location.binding, type)
    case "Range", "ClosedRange":
      guard let bound = value(of: types.argument(type, 0), named: name) else { return nil }
      return make(type, ["uncheckedBounds"], [.tuple([bound, bound])])
    case "URL": return make(type, ["string"], [.string("https://example.com")])?.unwrapped
    case "Image": return make(type, ["systemName"], [.string("photo")])
    case "UIImage": return make(type, ["systemName"], [.string("photo")])?.unwrapped
    case "Text": return make(type, ["verbatim"], [.string(words(of: name))])
    case "AnyView": return erasedView(type, name)
    default: break
    }
    if machine.isIntegerType(type) { return .int(1 + element.index) }
    switch analyzer.decl(types.decl(type)).kind {
    case .protocolType: return conforming(to: type, name)
    case .enumeration: return firstCase(of: type)
    default: break
    }
    if analyzer.literalInitializer("stringLiteral", of: type) != nil {
      return make(type, ["stringLiteral"], [.string(words(of: name))])
    }
    for member: Name in [
      "_plausible", "automatic", "default", "standard", "shared", "body", "accentColor", "primary", "zero", "main",
    ] {
      if let value = try? machine.staticValue(member, of: type) { return value }
    }
    guard let made = make(type, [], []) ?? (try? made(type, [:], missing: nil)) else { return nil }
    // Classes of a data model are declared like those of the system.
    fillAttributes(of: made, type)
    return made
  }

  /// A few different values, if possible, so that a list is not empty and has a first and a largest element.
  private mutating func array(_ type: TypeID, _ name: String) -> Value {
    if let samples = declaredSamples(type) { return samples }
    let outer = element
    defer { element = outer }
    var values: [Value] = []
    let singular = name.count > 2 && name.hasSuffix("s") ? String(name.dropLast()) : name
    for index in 0..<(outer.depth == 0 ? StandIns.elementCount : outer.depth == 1 ? 1 : 0) {
      element = (outer.depth == 0 ? index : outer.index, outer.depth + 1)
      guard let value = value(of: type, named: singular), value.absence == nil else { return .array([]) }
      values.append(value)
    }
    return .array(values)
  }

  private static let elementCount = 4

  private func make(_ type: TypeID, _ labels: [Name], _ arguments: [Value]) -> Value? {
    (try? machine.make(type, labels: labels, arguments)) ?? nil
  }

  private func erasedView(_ type: TypeID, _ name: String) -> Value? {
    let text = analyzer.known("Text")
    guard let value = make(text, ["verbatim"], [.string(words(of: name))]),
      let initializer = analyzer.members("init", of: type).first(where: {
        analyzer.decl($0).kind == .initializer && analyzer.signature(of: $0).parameters.count == 1
      })
    else { return nil }
    return try? machine.make(type, by: initializer, [value], generics: [text])
  }

  /// The first case without payload, or else the first one that can be created.
  private mutating func firstCase(of type: TypeID) -> Value? {
    let cases = analyzer.children(of: types.decl(type)).filter { analyzer.decl($0).kind == .enumCase }
    if let plain = cases.first(where: { !analyzer.decl($0).has(.hasParameters) }) {
      return (try? machine.staticValue(analyzer.decl(plain).name, of: type)) ?? nil
    }
    for (tag, found) in cases.enumerated() {
      let surroundings = analyzer.surroundings(of: found, in: type)
      var payload: [Value] = []
      let parameters = analyzer.signature(of: found).parameters
      for parameter in parameters {
        let concrete = machine.concreteType(parameter.type, surroundings)
        guard let value = value(of: concrete, named: parameter.name.text) else { break }
        payload.append(value)
      }
      if payload.count == parameters.count { return .ref(EnumBox(type, tag, payload)) }
    }
    return nil
  }

  /// A value of a type of the program that conforms to a protocol. Mocks and samples are preferred.
  private mutating func conforming(to proto: TypeID, _ name: String) -> Value? {
    for found in conformers(to: proto).prefix(6) {
      if let value = value(of: found, named: name) { return machine.boxed(value, found) }
    }
    return nil
  }

  /// The nongeneric types that the program declares or extends and that conform to a protocol, or to all protocols of
  /// an existential. Types with names such as `Mock` or `Preview` come first.
  func conformers(to constraint: TypeID) -> [TypeID] {
    let protocols = types.kind(constraint) == .existential ? types.arguments(constraint) : [constraint]
    var declared: [DeclID] = []
    var extended: [DeclID] = []
    for file in analyzer.program.userFileIDs {
      for (index, decl) in analyzer.program.file(file).summary.decls.enumerated() {
        let id = analyzer.declID(file, index)
        if [.structure, .classType, .actor, .enumeration].contains(decl.kind) {
          declared.append(id)
        } else if decl.kind == .extension, let nominal = analyzer.nominal(of: id) {
          extended.append(nominal)
        }
      }
    }
    var seen: Set<DeclID> = []
    var shown: [TypeID] = []
    var others: [TypeID] = []
    for id in declared + extended where seen.insert(id).inserted {
      let decl = analyzer.decl(id)
      guard decl.kind != .protocolType, analyzer.genericContext(of: id).parameters.isEmpty else { continue }
      let type = analyzer.selfType(id)
      guard protocols.allSatisfy({ analyzer.conforms(type, to: $0) }) else { continue }
      let name = decl.name.text.lowercased()
      if ["mock", "preview", "fake", "stub", "sample", "dummy"].contains(where: { name.contains($0) }) {
        shown.append(type)
      } else {
        others.append(type)
      }
    }
    return shown + others
  }

  /// The text for a name: `User Name` for `userName`, and a symbol name for the name of a symbol.
  private func words(of name: String) -> String {
    let lower = name.lowercased()
    if lower.hasSuffix("hex") || lower.hasSuffix("color") || lower.hasSuffix("colour") { return "#4A90D9" }
    if ["icon", "symbol", "systemname", "image"].contains(where: { lower.hasSuffix($0) }) { return "star" }
    if lower.hasSuffix("url") || lower.hasSuffix("link") { return "https://example.com" }
    var words = ""
    for character in name where character != "_" {
      if words.isEmpty {
        words += character.uppercased()
      } else {
        if character.isUppercase, words.last?.isLowercase ?? false { words += " " }
        words.append(character)
      }
    }
    if words.isEmpty { words = "Text" }
    return element.index == 0 ? words : "\(words) \(element.index + 1)"
  }
}
