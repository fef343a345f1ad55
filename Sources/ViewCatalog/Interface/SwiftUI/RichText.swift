extension InterfaceText {
  /// Attributed text in an editor: the selection and the allowed attributes; options for lines and symbols.
  static let swiftUIRichText = #"""
    #if SDK_26
    public struct AttributedTextSelection: Equatable, Hashable, Sendable {
      public enum Indices {
        case insertionPoint(AttributedString.Index)
        case ranges(RangeSet<AttributedString.Index>)
      }
      public init() {}
      public init(range: Range<AttributedString.Index>) {}
      public init(ranges: RangeSet<AttributedString.Index>) {}
      public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {}
      @primitive public func indices(in text: AttributedString) -> Indices
      @primitive public func typingAttributes(in text: AttributedString) -> AttributeContainer
      @primitive public func affinity(in text: AttributedString) -> TextSelectionAffinity
    }

    extension AttributedString {
      @primitive public mutating func transformAttributes(
        in selection: inout AttributedTextSelection,
        body: (inout AttributeContainer) -> Void
      )
      @primitive public mutating func replaceSelection(
        _ selection: inout AttributedTextSelection,
        with replacement: AttributedString
      )
      @primitive public mutating func replaceSelection(
        _ selection: inout AttributedTextSelection,
        withCharacters replacement: some Collection<Character>
      )
    }

    extension TextEditor {
      nonisolated public init(
        text: Binding<AttributedString>,
        selection: Binding<AttributedTextSelection>?
      ) {
        self.init(text: text)
      }
    }

    public enum AttributedTextFormatting {
      @dynamicMemberLookup
      public struct Attributes<Scope: AttributeScope> {
        @primitive public subscript<T: AttributedStringKey>(_: T.Type) -> T.Value? { get set }
        @primitive public subscript<T: AttributedStringKey>(dynamicMember key: KeyPath<Scope, T>) -> T.Value? { get set }
      }
      @resultBuilder
      public struct DefinitionBuilder<Scope: AttributeScope> {
        public static func buildBlock() -> EmptyDefinition<Scope> { EmptyDefinition() }
        public static func buildBlock<D: AttributedTextFormattingDefinition>(_ definition: D) -> D
        where D.Scope == Scope {
          definition
        }
        public static func buildBlock<each D: AttributedTextFormattingDefinition>(
          _ definitions: repeat each D
        ) -> some AttributedTextFormattingDefinition<Scope> {
          EmptyDefinition<Scope>()
        }
      }
      public struct EmptyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
        public typealias Body = Never
        public init() {}
      }
      public struct ValueConstraint<Scope: AttributeScope, Key: AttributedStringKey>: AttributedTextFormattingDefinition {
        public typealias Body = Never
        public init(
          for key: KeyPath<Scope, Key>,
          values: Set<Key.Value?>,
          default: Key.Value?
        ) where Key.Value: Hashable {}
      }
    }

    public protocol AttributedTextFormattingDefinition<Scope> {
      associatedtype Scope: AttributeScope
      associatedtype Body
      @AttributedTextFormatting.DefinitionBuilder<Scope> var body: Body { get }
    }

    extension AttributedTextFormattingDefinition where Body == Never {
      public var body: Never { fatalError() }
    }

    public protocol AttributedTextValueConstraint<Scope, AttributeKey>: AttributedTextFormattingDefinition {
      associatedtype AttributeKey: AttributedStringKey
      typealias Attributes = AttributedTextFormatting.Attributes<Scope>
      func constrain(_ container: inout Attributes)
    }

    public struct FindContext {
      public var isPresented: Bool
      public var isPresentedBinding: Binding<Bool> { .constant(isPresented) }
      public var supportsReplace: Bool
    }

    public enum TextSelectionAffinity: Hashable, Sendable {
      case automatic
      case upstream
      case downstream
    }

    public struct SymbolColorRenderingMode: Hashable, Sendable {
      var name: String
      public static let flat = SymbolColorRenderingMode(name: "flat")
      public static let gradient = SymbolColorRenderingMode(name: "gradient")
    }

    public struct SymbolVariableValueMode: Hashable, Sendable {
      var name: String
      public static let color = SymbolVariableValueMode(name: "color")
      public static let draw = SymbolVariableValueMode(name: "draw")
    }

    extension Image {
      public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { self }
      public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }
    }

    extension EnvironmentValues {
      @primitive public var findContext: FindContext? { get }
      @primitive public var textSelectionAffinity: TextSelectionAffinity { get set }
      @primitive public var symbolColorRenderingMode: SymbolColorRenderingMode? { get set }
      @primitive public var symbolVariableValueMode: SymbolVariableValueMode? { get set }
      @primitive public var fontResolutionContext: Font.Context { get }
    }

    nonisolated extension View {
      public func attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(
        _ definition: D
      ) -> some View {
        modifier(_TextOption())
      }
      public func attributedTextFormattingDefinition<S: AttributeScope>(_ scope: S.Type) -> some View {
        modifier(_TextOption())
      }
      public func attributedTextFormattingDefinition<S: AttributeScope>(
        _ scope: KeyPath<AttributeScopes, S.Type>
      ) -> some View {
        modifier(_TextOption())
      }
      public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
        modifier(_TextOption())
      }
      public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View {
        modifier(_TextOption())
      }
      public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View {
        modifier(_TextOption())
      }
      @writes("symbolColorRenderingMode")
      public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
        modifier(_TextOption())
      }
      @writes("symbolVariableValueMode")
      public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
        modifier(_TextOption())
      }
      @writes("textSelectionAffinity")
      public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
        modifier(_TextOption())
      }
      public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View {
        modifier(_TextOption())
      }
      public func searchSelection(_ selection: Binding<TextSelection?>) -> some View {
        modifier(_TextOption())
      }
    }

    extension AttributedString {
      public struct LineHeight: Hashable, Sendable {
        var name: String
        public static let normal = LineHeight(name: "normal")
        public static let loose = LineHeight(name: "loose")
        public static let tight = LineHeight(name: "tight")
        public static let variable = LineHeight(name: "variable")
        public static func multiple(factor: Double) -> LineHeight { LineHeight(name: "multiple") }
        public static func leading(increase: Double) -> LineHeight { LineHeight(name: "leading") }
        public static func exact(points: Double) -> LineHeight { LineHeight(name: "exact") }
      }
    }
    #endif

    #if !os(watchOS)
    nonisolated extension View {
      public func textInputCompletion(_ completion: String) -> some View {
        modifier(_TextOption())
      }
      public func textInputSuggestions<Data: RandomAccessCollection, Content: View>(
        _ data: Data,
        @ViewBuilder content: @escaping (Data.Element) -> Content
      ) -> some View where Data.Element: Identifiable {
        modifier(_TextOption())
      }
      public func textInputSuggestions<Data: RandomAccessCollection, ID: Hashable, Content: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
      ) -> some View {
        modifier(_TextOption())
      }
    }
    #endif

    @hole
    struct _TextOption: ViewModifier {
      typealias Body = Never
    }
    """#
}
