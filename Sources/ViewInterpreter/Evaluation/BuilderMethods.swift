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

  /// - Parameter find: Finds the declarations of a method.
  init(find: (BuilderMethod) -> [DeclID]) {
    for method in BuilderMethod.allCases { lists.append(find(method)) }
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
      methods = BuilderMethods { method in
        guard types.kind(type) == .nominal else { return [] }
        let found = members(method.name, of: type).filter { analyzer.decl($0).kind == .function }
        return method == .partialBlock && !analyzer.buildInParts(found) ? [] : found
      }
      builders[type] = methods
    }
    lastBuilder = (type, methods)
    return methods
  }
}
