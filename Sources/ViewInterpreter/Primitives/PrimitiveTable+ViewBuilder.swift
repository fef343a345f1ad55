import ViewSemantics
import ViewSource

/// The methods of `ViewBuilder`, native for speed.
extension PrimitiveTable {
  mutating func addViewBuilder() {
    let owners = ["ViewBuilder", "SceneBuilder", "ToolbarContentBuilder", "CommandsBuilder", "TabContentBuilder"].map {
      "SwiftUI." + $0
    }
    add(["buildExpression", "buildIf", "buildOptional"], in: owners) { call in call[0] }
    add(["buildBlock"], in: owners) { call in PrimitiveTable.block(call) }
    add(["buildEither"], in: owners) { call in PrimitiveTable.either(call) }
    add(["buildLimitedAvailability"], in: owners) { call in
      guard let type = call.interpreter.analyzer.knownDecl("AnyView") else { return call[0] }
      return .structure(StructValue(type: call.interpreter.analyzer.nominalType(type), fields: [call[0]]))
    }
  }

  private static func block(_ call: PrimitiveCall) -> Value {
    let interpreter = call.interpreter
    if call.boxes.count == 1 { return call[0] }
    guard let decl = interpreter.analyzer.knownDecl(call.boxes.isEmpty ? "EmptyView" : "TupleView") else {
      return .void
    }
    let isKnown = call.result.map { interpreter.nominal($0) == decl } ?? false
    if call.boxes.isEmpty { return .structure(StructValue(type: interpreter.analyzer.nominalType(decl), fields: [])) }
    let types = call.arguments.map { interpreter.type(of: $0) }
    let type = isKnown ? call.result : nil
    return .structure(
      StructValue(
        type: type ?? interpreter.analyzer.nominalType(decl, [interpreter.analyzer.tupleType(types)]),
        fields: [.tuple(TupleValue(call.arguments))]))
  }

  /// `_ConditionalContent`, with the side that was taken.
  private static func either(_ call: PrimitiveCall) -> Value {
    let interpreter = call.interpreter
    let isFirst = call.label == "first"
    guard let decl = interpreter.analyzer.knownDecl("_ConditionalContent"),
      let storage = interpreter.analyzer.directMembers(of: decl, named: "Storage").first
    else { return call[0] }
    var type = call.result ?? interpreter.analyzer.unknownType
    if interpreter.nominal(type) != decl {
      let own = interpreter.type(of: call[0])
      let other = interpreter.analyzer.unknownType
      type = interpreter.analyzer.nominalType(decl, isFirst ? [own, other] : [other, own])
    }
    let name: Name = isFirst ? "trueContent" : "falseContent"
    guard let enumCase = interpreter.cases(of: storage).first(where: { interpreter.analyzer.decl($0).name == name })
    else {
      return call[0]
    }
    let side = EnumValue(
      type: interpreter.analyzer.nominalType(storage, interpreter.types.arguments(type)), enumCase: enumCase,
      payload: [call[0]])
    return .structure(StructValue(type: type, fields: [.enumeration(side)]))
  }
}
