import ViewSource
import ViewSyntax

/// Questions of the linter's rules.
extension Analyzer {
  /// The declarations of a file that have code of their own: bodies, accessors, initial values.
  public func bodies(in file: FileID) -> [DeclID] {
    program.bodies(in: file)
  }

  /// Of those the ones of the same type, or of none; rules ask for them again and again.
  public func bodies(in file: FileID, of type: DeclID?) -> [DeclID] {
    if bodiesByType?.file != file {
      let byType = Dictionary(grouping: bodies(in: file)) { body in owner(of: body).flatMap { nominal(of: $0) } }
      bodiesByType = (file, byType)
    }
    return bodiesByType?.bodies[type] ?? []
  }

  /// The bodies that may use a property of their type by its name: those of its file and, unless it is seen only there,
  /// those in its type's extensions in other files.
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

  /// Whether a container that makes a view for each of its data tells these apart by the data themselves: `id: \.self`,
  /// a range of numbers.
  public func isToldByElements(_ type: TypeID) -> Bool {
    guard types.argumentCount(type) > 1, let element = elementType(ofSequence: types.argument(type, 0)) else {
      return false
    }
    return element == types.argument(type, 1) && isComplete(element)
  }

  /// Whether it is declared as `init`.
  public func isInitializer(_ id: DeclID) -> Bool { decl(id).kind == .initializer }

  /// Whether every part of a type is known.
  public func isComplete(_ type: TypeID) -> Bool {
    types.flags(type).isDisjoint(with: [.hasHole, .hasVariable])
  }

  /// As in `Decl.name`: `init` for an initialiser, `_` for an extension.
  public func name(of id: DeclID) -> String { decl(id).name.text }
}

// MARK: The catalogue

extension Analyzer {
  /// The name of the type that a declaration is a member of, through an extension too.
  public func ownerName(of id: DeclID) -> Name? {
    owner(of: id).flatMap { nominal(of: $0) }.map { decl($0).name }
  }

  /// The text of a parameter's default value.
  public func defaultText(of parameter: Parameter, in id: DeclID) -> String? {
    guard let node = parameter.node else { return nil }
    return self.node(node, of: id).initialValue?.text
  }
}

// MARK: Calls

/// An argument of a call as it is written.
public struct CallArgument {
  /// The name before the colon.
  public let label: Name
  /// The expression behind the label, or the closure.
  public let node: SyntaxNode
  /// The number of its parameter; `nil` if the call is not understood.
  public let parameter: Int?
  /// A closure behind the brackets.
  public let isTrailing: Bool
}

extension Analyzer {
  /// The arguments of a call, trailing closures last.
  public func arguments(of call: SyntaxNode, _ record: BodyRecord) -> [CallArgument] {
    // The code that looks at a call asks several times.
    if let last = lastArguments, last.call.id == call.id, last.record === record, last.call.isInSameTree(as: call) {
      return last.arguments
    }
    let arguments = makeArguments(of: call, record)
    lastArguments = (record, call, arguments)
    return arguments
  }

  private func makeArguments(of call: SyntaxNode, _ record: BodyRecord) -> [CallArgument] {
    let given = call.callArguments
    if given.isEmpty { return [] }
    let numbers = record.uses.with(call.id) { $0.arguments } ?? []
    var result: [CallArgument] = []
    result.reserveCapacity(given.count)
    for (position, argument) in given.enumerated() {
      guard let node = argument.node else { continue }
      result.append(
        CallArgument(
          label: argument.label, node: node, parameter: position < numbers.count ? numbers[position] : nil,
          isTrailing: argument.isTrailing))
    }
    return result
  }

  /// Whether what is called has a parameter of a label.
  public func hasParameter(_ label: Name, _ use: BodyRecord.Use) -> Bool {
    let signature = use.isMemberwise ? memberwiseSignature(of: use.decl) : signature(of: use.decl)
    return signature?.parameters.contains { $0.label == label } ?? false
  }

  /// The parameters of what is called.
  public func parameters(of use: BodyRecord.Use) -> [Parameter] {
    use.isMemberwise ? memberwiseSignature(of: use.decl)?.parameters ?? [] : signature(of: use.decl).parameters
  }

  /// Whether a member is one that SwiftUI asks a view, a modifier or an app for: `body`, `previews`.
  public func isViewContent(_ id: DeclID) -> Bool { isContent(id) }

  /// Whether a member of a type meets a requirement of a protocol, or may: then code that knows the protocol uses it. Of a
  /// protocol that is declared nowhere here it is not known what it requires.
  ///
  /// - Parameter countsCatalogue: whether requirements of the catalogue's protocols count.
  public func mayMeetRequirement(_ id: DeclID, countsCatalogue: Bool = true) -> Bool {
    guard decl(id).access > .privateAccess, let owner = owner(of: id).flatMap({ nominal(of: $0) }) else { return false }
    if let met = requirement(metBy: id, of: owner), countsCatalogue || !isFromCatalogue(met) { return true }
    return decl(id).access > .fileprivateAccess && mayConformToMore(owner)
  }

  /// The extensions of a type of the program, wherever they stand.
  public func extensions(of type: DeclID) -> [DeclID] { program.extensions(of: type) }

  /// Whether something keeps what it wraps for as long as its view lives, as `@State` does.
  public func ownsWrappedValue(_ wrapper: DeclID) -> Bool { ownsState(wrapper) }
}
