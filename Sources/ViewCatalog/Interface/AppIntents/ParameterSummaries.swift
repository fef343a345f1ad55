extension InterfaceText {
  /// The parameter summaries of intents.
  static let appIntentsParameterSummaries = #"""
    import Foundation

    public protocol ParameterSummary: Sendable {
      associatedtype Intent: AppIntent
    }

    public struct ParameterSummaryString<Intent: AppIntent>: Sendable, ExpressibleByStringInterpolation {
      public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {}
      }
      public init(stringLiteral value: String) {}
      public init(stringInterpolation: StringInterpolation) {}
    }

    @resultBuilder
    public struct ParameterKeyPathsBuilder<Intent: AppIntent> {
      public static func buildExpression<Value>(
        _ expression: KeyPath<Intent, IntentParameter<Value>>
      ) -> [PartialKeyPath<Intent>] { [expression] }
      public static func buildBlock(_ components: [PartialKeyPath<Intent>]...) -> [PartialKeyPath<Intent>] {
        components.flatMap { $0 }
      }
    }

    public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
      public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) {}
      public init(
        _ summary: ParameterSummaryString<Intent>, table: String? = nil,
        @ParameterKeyPathsBuilder<Intent> _ parameterKeyPaths: () -> [PartialKeyPath<Intent>]
      ) {}
      public init(@ParameterKeyPathsBuilder<Intent> _ parameterKeyPaths: () -> [PartialKeyPath<Intent>]) {}
    }
    """#
}
