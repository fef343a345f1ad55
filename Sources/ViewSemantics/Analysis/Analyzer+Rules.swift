import ViewSource
import ViewSyntax

/// Queries of the linter's rules.
extension Analyzer {
  /// The declarations of a file with code: bodies, accessors, initial values.
  public func bodies(in file: FileID) -> [DeclID] {
    program.bodies(in: file)
  }

  /// The declarations with code in one type, or outside of types. Cached, because rules query them repeatedly.
  public func bodies(in file: FileID, of type: DeclID?) -> [DeclID] {
    if bodiesByType?.file != file {
      let byType = Dictionary(grouping: bodies(in: file)) { body in owner(of: body).flatMap { nominal(of: $0) } }
      bodiesByType = (file, byType)
    }
    return bodiesByType?.bodies[type] ?? []
  }

  /// The bodies that may use a property by its unqualified name: those of its file, and unless it is private, those in
  /// extensions of its type in other files.
  public func bodies(near property: DeclID) -> [DeclID] {
    let here = bodies(in: property.file)
    guard decl(property).access > .fileprivateAccess, let type = owner(of: property).flatMap({ nominal(of: $0) }) else {
      return here
    }
    let elsewhere = extensions(of: type).filter { $0.file != property.file }.flatMap { children(of: $0) }
    return here + elsewhere.filter { program.hasBody($0) }
  }

  /// Whether a type conforms to `View`.
  public func isView(_ type: TypeID) -> Bool {
    let view = known(.view)
    return types.kind(type) != .hole && types.kind(view) == .nominal && conforms(type, to: view)
  }

  /// Whether a repeating container identifies its elements by themselves: with `id: \.self` or a range of integers.
  public func isToldByElements(_ type: TypeID) -> Bool {
    guard types.argumentCount(type) > 1, let element = elementType(ofSequence: types.argument(type, 0)) else {
      return false
    }
    return element == types.argument(type, 1) && isComplete(element)
  }

  /// Whether a declaration is an `init`.
  public func isInitializer(_ id: DeclID) -> Bool { decl(id).kind == .initializer }

  /// Whether every part of a type is known.
  public func isComplete(_ type: TypeID) -> Bool {
    types.flags(type).isDisjoint(with: [.hasHole, .hasVariable])
  }

  /// The name as in `Decl.name`: `init` for an initializer, `_` for an extension.
  public func name(of id: DeclID) -> String { decl(id).name.text }
}

// MARK: The catalogue

extension Analyzer {
  /// The name of the type that a declaration is a member of, also through an extension.
  public func ownerName(of id: DeclID) -> Name? {
    owner(of: id).flatMap { nominal(of: $0) }.map { decl($0).name }
  }

  /// The source text of a parameter's default value.
  public func defaultText(of parameter: Parameter, in id: DeclID) -> String? {
    guard let node = parameter.node else { return nil }
    return self.node(node, of: id).initialValue?.text
  }
}

// MARK: Calls

/// An argument of a call in the source.
public struct CallArgument {
  /// The argument label.
  public let label: Name
  /// The expression after the label, or the closure.
  public let node: SyntaxNode
  /// The index of its parameter; `nil` if the call is unresolved.
  public let parameter: Int?
  /// Whether this is a trailing closure.
  public let isTrailing: Bool
}

extension Analyzer {
  /// The arguments of a call; trailing closures come last.
  public func arguments(of call: SyntaxNode, _ record: BodyRecord) -> [CallArgument] {
    // Rules query the same call several times.
    if let last = lastArguments, last.call.id == call.id, last.record === record, last.call.isInSameTree(as: call) {
      return last.arguments
    }
    let arguments = makeArguments(of: call, record)
    lastArguments = (record, call, arguments)
    return arguments
  }

  private func makeArguments(of call: SyntaxNode, _ record: BodyRecord) -> [CallArgument] {
    let given = record.argumentSource(of: call).callArguments
    if given.isEmpty { return [] }
    let numbers = record.uses.with(call.id) { $0.arguments } ?? []
    var result: [CallArgument] = []
    result.reserveCapacity(given.count)
    for (position, argument) in given.enumerated() {
      guard let node = argument.node else { continue }
      result.append(
        CallArgument(
          label: argument.label, node: node,
          parameter: position < numbers.count && numbers[position] != BodyRecord.Use.noParameter
            ? numbers[position] : nil,
          isTrailing: argument.isTrailing))
    }
    return result
  }

  /// Whether the callee has a parameter with a label.
  public func hasParameter(_ label: Name, _ use: BodyRecord.Use) -> Bool {
    let signature = use.isMemberwise ? memberwiseSignature(of: use.decl) : signature(of: use.decl)
    return signature?.parameters.contains { $0.label == label } ?? false
  }

  /// The parameters of the callee.
  public func parameters(of use: BodyRecord.Use) -> [Parameter] {
    use.isMemberwise ? memberwiseSignature(of: use.decl)?.parameters ?? [] : signature(of: use.decl).parameters
  }

  /// Whether a member is the content that SwiftUI evaluates for a view, a modifier or an app: `body`, `previews`.
  public func isViewContent(_ id: DeclID) -> Bool { isContent(id) }

  /// Whether a member of a type witnesses a protocol requirement, or may, so that generic code may use it. The
  /// requirements of an undeclared protocol are unknown.
  ///
  /// - Parameter countsCatalogue: whether requirements of the catalogue's protocols count.
  public func mayMeetRequirement(_ id: DeclID, countsCatalogue: Bool = true) -> Bool {
    guard decl(id).access > .privateAccess, let owner = owner(of: id).flatMap({ nominal(of: $0) }) else { return false }
    if let met = requirement(metBy: id, of: owner), countsCatalogue || !isFromCatalogue(met) { return true }
    return decl(id).access > .fileprivateAccess && mayConformToMore(owner)
  }

  /// The extensions of a type of the program, in all files.
  public func extensions(of type: DeclID) -> [DeclID] { program.extensions(of: type) }

  /// Whether a wrapper keeps its wrapped value for the lifetime of its view, as `@State` does.
  public func ownsWrappedValue(_ wrapper: DeclID) -> Bool { ownsState(wrapper) }
}
