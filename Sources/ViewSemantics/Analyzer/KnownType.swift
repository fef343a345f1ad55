/// The catalogue's types and protocols that the language itself uses: a `for` loop needs `Sequence`, the literal `1`
/// needs `ExpressibleByIntegerLiteral`.
public enum KnownType: Int, Sendable, CaseIterable {
  case anyHashable
  case anyObject
  case array
  case arraySlice
  case bool
  case cgFloat
  case closedRange
  case copyable
  case dictionary
  case double
  case environmentValues
  case error
  case escapable
  case expressibleByArrayLiteral
  case expressibleByBooleanLiteral
  case expressibleByDictionaryLiteral
  case expressibleByFloatLiteral
  case expressibleByIntegerLiteral
  case expressibleByNilLiteral
  case expressibleByStringInterpolation
  case expressibleByStringLiteral
  case expressibleByUnicodeScalarLiteral
  case hashable
  case int
  case keyPath
  case never
  case observable
  case observableObject
  case optional
  case partialKeyPath
  case range
  case rawRepresentable
  case referenceWritableKeyPath
  case regex
  case sendable
  case sequence
  case set
  case shapeStyle
  case string
  case substring
  case view
  case writableKeyPath

  var name: String {
    switch self {
    case .anyHashable: "AnyHashable"
    case .anyObject: "AnyObject"
    case .array: "Array"
    case .arraySlice: "ArraySlice"
    case .bool: "Bool"
    case .cgFloat: "CGFloat"
    case .closedRange: "ClosedRange"
    case .copyable: "Copyable"
    case .dictionary: "Dictionary"
    case .double: "Double"
    case .environmentValues: "EnvironmentValues"
    case .error: "Error"
    case .escapable: "Escapable"
    case .expressibleByArrayLiteral: "ExpressibleByArrayLiteral"
    case .expressibleByBooleanLiteral: "ExpressibleByBooleanLiteral"
    case .expressibleByDictionaryLiteral: "ExpressibleByDictionaryLiteral"
    case .expressibleByFloatLiteral: "ExpressibleByFloatLiteral"
    case .expressibleByIntegerLiteral: "ExpressibleByIntegerLiteral"
    case .expressibleByNilLiteral: "ExpressibleByNilLiteral"
    case .expressibleByStringInterpolation: "ExpressibleByStringInterpolation"
    case .expressibleByStringLiteral: "ExpressibleByStringLiteral"
    case .expressibleByUnicodeScalarLiteral: "ExpressibleByUnicodeScalarLiteral"
    case .hashable: "Hashable"
    case .int: "Int"
    case .keyPath: "KeyPath"
    case .never: "Never"
    case .observable: "Observable"
    case .observableObject: "ObservableObject"
    case .optional: "Optional"
    case .partialKeyPath: "PartialKeyPath"
    case .range: "Range"
    case .rawRepresentable: "RawRepresentable"
    case .referenceWritableKeyPath: "ReferenceWritableKeyPath"
    case .regex: "Regex"
    case .sendable: "Sendable"
    case .sequence: "Sequence"
    case .set: "Set"
    case .shapeStyle: "ShapeStyle"
    case .string: "String"
    case .substring: "Substring"
    case .view: "View"
    case .writableKeyPath: "WritableKeyPath"
    }
  }
}

extension KnownType {
  static let keyPaths: [KnownType] = [.keyPath, .writableKeyPath, .referenceWritableKeyPath, .partialKeyPath]
}
