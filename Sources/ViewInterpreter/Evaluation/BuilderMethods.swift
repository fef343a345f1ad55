import ViewSemantics
import ViewSource

/// A method of a result builder that the transform of statements calls.
enum BuilderMethod: Int, CaseIterable {
  case block, partialBlock, expression, optional, ifMethod, either, array, limitedAvailability, finalResult

  var name: Name {
    switch self {
    case .block: "buildBlock"
    case .partialBlock: "buildPartialBlock"
    case .expression: "buildExpression"
    case .optional: "buildOptional"
    case .ifMethod: "buildIf"
    case .either: "buildEither"
    case .array: "buildArray"
    case .limitedAvailability: "buildLimitedAvailability"
    case .finalResult: "buildFinalResult"
    }
  }
}

/// The methods that one builder has, looked up once: every block asks for several.
struct BuilderMethods {
  private var lists: [[DeclID]] = []

  /// - Parameters:
  ///   - find: The methods of a name.
  ///   - labels: The labels of a method's parameters.
  init(find: (Name) -> [DeclID], labels: (DeclID) -> [Name]) {
    for method in BuilderMethod.allCases { lists.append(find(method.name)) }
    // Of the two methods that take a block one component after the other one alone does nothing.
    let forms = self[.partialBlock].map(labels)
    if !forms.contains(["first"]) || !forms.contains(["accumulated", "next"]) {
      lists[BuilderMethod.partialBlock.rawValue] = []
    }
  }

  subscript(method: BuilderMethod) -> [DeclID] { lists[method.rawValue] }
}

extension Interpreter {
  func methods(ofBuilder type: TypeID) -> BuilderMethods {
    if let last = lastBuilder, last.type == type { return last.methods }
    let methods: BuilderMethods
    if let known = builders[type] {
      methods = known
    } else {
      methods = BuilderMethods(
        find: { name in
          guard types.kind(type) == .nominal else { return [] }
          return members(name, of: type).filter { analyzer.decl($0).kind == .function }
        }, labels: { analyzer.signature(of: $0).parameters.map(\.label) })
      builders[type] = methods
    }
    lastBuilder = (type, methods)
    return methods
  }
}
