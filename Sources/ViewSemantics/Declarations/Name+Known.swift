import ViewSource
import ViewSyntax

/// The names with a meaning built into the language.
extension Name {
  static let initializer: Name = "init"
  static let subscriptName: Name = "subscript"
  static let selfName: Name = "self"
  static let metatype: Name = "Type"
  static let protocolMetatype: Name = "Protocol"
  static let body: Name = "body"
  static let element: Name = "Element"
  static let bound: Name = "Bound"
  static let rawValue: Name = "RawValue"
  static let rawValueLabel: Name = "rawValue"
  static let dynamicMember: Name = "dynamicMember"
  static let keyPathLabel: Name = "keyPath"
  static let callAsFunction: Name = "callAsFunction"
  static let dynamicallyCall: Name = "dynamicallyCall"
  static let withArguments: Name = "withArguments"
  static let withKeywordArguments: Name = "withKeywordArguments"
  static let wrappedValue: Name = "wrappedValue"
  static let projectedValue: Name = "projectedValue"
  static let firstParameter: Name = "$0"
  static let first: Name = "first"
  static let second: Name = "second"
  static let accumulated: Name = "accumulated"
  static let next: Name = "next"
  static let buildBlock: Name = "buildBlock"
  static let buildPartialBlock: Name = "buildPartialBlock"
  static let buildExpression: Name = "buildExpression"
  static let buildEither: Name = "buildEither"
  static let buildOptional: Name = "buildOptional"
  static let buildIf: Name = "buildIf"
  static let buildArray: Name = "buildArray"
  static let buildLimitedAvailability: Name = "buildLimitedAvailability"
  static let buildFinalResult: Name = "buildFinalResult"
  static let oldValue: Name = "oldValue"
  static let newValue: Name = "newValue"
  static let someCase: Name = "some"
  static let noneCase: Name = "none"

  static let coalescing: Name = "??"
  static let plus: Name = "+"
  static let minus: Name = "-"
  static let not: Name = "!"
  static let signs: Set<Name> = ["-", "+", "~"]
  static let arithmetic: Set<Name> = ["+", "-", "*", "/", "%"]
  static let comparisons: Set<Name> = ["==", "!=", "<", ">", "<=", ">=", "===", "!==", "~="]
  static let logical: Set<Name> = ["&&", "||"]
  static let rawPointers: [Name] = ["UnsafeRawPointer", "UnsafeMutableRawPointer"]
  static let assignments = Set(OperatorTable.standardAssignments.map { Name($0) }).union(["="])
}
