extension InterfaceText {
  /// `Text` and the keys of its strings.
  static let swiftUIText = #"""
    @shows("words")
    public struct Text: View, Equatable, Sendable {
      public typealias Body = Never

      /// The content of the text.
      indirect enum Storage: Equatable, Sendable {
        case verbatim(String)
        case localized(LocalizedStringKey, tableName: String?, bundle: Bundle?)
        case attributed(AttributedString)
        case image(Image)
        case date(Date, style: DateStyle)
        case dateRange(ClosedRange<Date>)
        case timer(ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool)
        case concatenated(Text, Text)
        /// Text that changes with time.
        case timed(_TimedText)
      }

      /// The modifiers of the text, in the order of application.
      enum Modifier: Equatable, Sendable {
        case font(Font?)
        case foregroundColor(Color?)
        case foregroundStyle(AnyShapeStyle)
        case weight(Font.Weight?)
        case width(Font.Width?)
        case design(Font.Design?)
        case bold(Bool)
        case italic(Bool)
        case monospaced(Bool)
        case monospacedDigit
        case underline(LineStyle?)
        case strikethrough(LineStyle?)
        case kerning(CGFloat)
        case tracking(CGFloat)
        case baselineOffset(CGFloat)
        case scale(Scale)
        /// An accessibility attribute, which is spoken, not drawn.
        case accessibility
      }

      var storage: Storage
      var modifiers: [Modifier] = []

      init(storage: Storage) {
        self.storage = storage
      }

      func adding(_ modifier: Modifier) -> Text {
        var text = self
        text.modifiers.append(modifier)
        return text
      }

      public init(verbatim content: String) {
        storage = .verbatim(content)
      }
      @_disfavoredOverload
      public init<S: StringProtocol>(_ content: S) {
        storage = .verbatim(String(content))
      }
      public init(
        _ key: LocalizedStringKey,
        tableName: String? = nil,
        bundle: Bundle? = nil,
        comment: StaticString? = nil
      ) {
        storage = .localized(key, tableName: tableName, bundle: bundle)
      }
      @_disfavoredOverload
      public init(_ resource: LocalizedStringResource) {
        self.init(verbatim: String(localized: resource))
      }
      @_disfavoredOverload
      public init(_ attributedContent: AttributedString) {
        var text = Text(verbatim: "")
        var isFirst = true
        for piece in attributedContent._stored {
          text = isFirst ? Text(piece: piece) : text + Text(piece: piece)
          isFirst = false
        }
        self = text
      }
      init(picture image: Image) { self.init(image) }
      public init(_ image: Image) {
        storage = .image(image)
      }
      public init(_ date: Date, style: DateStyle) {
        storage = .date(date, style: style)
      }
      public init(_ dates: ClosedRange<Date>) {
        storage = .dateRange(dates)
      }
      public init(_ interval: DateInterval) {
        storage = .dateRange(interval.start...interval.end)
      }
      public init(
        timerInterval: ClosedRange<Date>,
        pauseTime: Date? = nil,
        countsDown: Bool = true,
        showsHours: Bool = true
      ) {
        storage = .timer(timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)
      }
      public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
      }
      public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
      }
      public init<F: FormatStyle>(
        _ input: F.FormatInput,
        format: F
      ) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(verbatim: format.format(input))
      }
      public init<F: FormatStyle>(
        _ input: F.FormatInput,
        format: F
      ) where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(format.format(input))
      }

      public static func + (lhs: Text, rhs: Text) -> Text {
        Text(storage: .concatenated(lhs, rhs))
      }

      public enum Case: Hashable, Sendable {
        case uppercase
        case lowercase
      }

      public enum TruncationMode: Hashable, Sendable {
        case head
        case tail
        case middle
      }

      public struct DateStyle: Equatable, Codable, Sendable {
        var name: String
        public static let time = DateStyle(name: "time")
        public static let date = DateStyle(name: "date")
        public static let relative = DateStyle(name: "relative")
        public static let offset = DateStyle(name: "offset")
        public static let timer = DateStyle(name: "timer")
      }

      public struct LineStyle: Hashable, Sendable {
        public struct Pattern: Hashable, Sendable {
          var name: String
          public static let solid = Pattern(name: "solid")
          public static let dot = Pattern(name: "dot")
          public static let dash = Pattern(name: "dash")
          public static let dashDot = Pattern(name: "dashDot")
          public static let dashDotDot = Pattern(name: "dashDotDot")
        }
        var pattern: Pattern
        var color: Color?
        public init(pattern: Pattern = .solid, color: Color? = nil) {
          self.pattern = pattern
          self.color = color
        }
        public static let single = LineStyle()
      }

      public struct Scale: Hashable, Sendable {
        var name: String
        public static let `default` = Scale(name: "default")
        public static let secondary = Scale(name: "secondary")
      }

      public struct AlignmentStrategy: Hashable, Sendable {
        var name: String
        public static let `default` = AlignmentStrategy(name: "default")
        public static let layoutBased = AlignmentStrategy(name: "layoutBased")
        public static let writingDirectionBased = AlignmentStrategy(name: "writingDirectionBased")
      }

      public struct WritingDirectionStrategy: Hashable, Sendable {
        var name: String
        public static let `default` = WritingDirectionStrategy(name: "default")
        public static let layoutBased = WritingDirectionStrategy(name: "layoutBased")
        public static let contentBased = WritingDirectionStrategy(name: "contentBased")
      }
    }

    public enum TextAlignment: Hashable, CaseIterable, Sendable {
      case leading
      case center
      case trailing
    }

    public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {
      /// A part of the string; parts are in source order.
      enum Part: Equatable, Sendable {
        case literal(String)
        /// The interpolated text, and its format specifier in the key.
        case argument(String, specifier: String)
        case text(Text)
      }

      // The first properties are those that a mirror and the description show.
      var key: String
      var hasFormatting = false
      var parts: [Part]

      public init(_ value: String) {
        key = value
        parts = [.literal(value)]
      }
      public init(stringLiteral value: String) {
        key = value
        parts = [.literal(value)]
      }
      public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation._key
        hasFormatting = true
        parts = stringInterpolation.parts
      }

      public struct StringInterpolation: StringInterpolationProtocol {
        var parts: [Part] = []
        var _key: String {
          var key = ""
          for part in parts {
            switch part {
            case .literal(let text): key += text
            case .argument(_, let specifier): key += specifier
            case .text: key += "%@"
            }
          }
          return key
        }

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {
          parts.append(.literal(literal))
        }
        public mutating func appendInterpolation(_ string: String) {
          parts.append(.argument(string, specifier: "%@"))
        }
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
          parts.append(.argument(formatter?.string(for: subject) ?? String(describing: subject), specifier: "%@"))
        }
        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
          _ subject: Subject,
          formatter: Formatter? = nil
        ) {
          parts.append(.argument(formatter?.string(for: subject) ?? String(describing: subject), specifier: "%@"))
        }
        public mutating func appendInterpolation<F: FormatStyle>(
          _ input: F.FormatInput,
          format: F
        ) where F.FormatInput: Equatable, F.FormatOutput == String {
          parts.append(.argument(format.format(input), specifier: "%@"))
        }
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
          parts.append(.argument(value._formatted(specifier: nil), specifier: value._specifier))
        }
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
          parts.append(.argument(value._formatted(specifier: specifier), specifier: specifier))
        }
        public mutating func appendInterpolation(_ text: Text) {
          parts.append(.text(text))
        }
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
          parts.append(.text(Text(attributedString)))
        }
        public mutating func appendInterpolation(_ image: Image) {
          parts.append(.text(Text(image)))
        }
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
          parts.append(.text(Text(date, style: style)))
        }
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
          parts.append(.text(Text(dates)))
        }
        public mutating func appendInterpolation(_ interval: DateInterval) {
          parts.append(.text(Text(interval)))
        }
        public mutating func appendInterpolation(
          timerInterval: ClosedRange<Date>,
          pauseTime: Date? = nil,
          countsDown: Bool = true,
          showsHours: Bool = true
        ) {
          parts.append(
            .text(
              Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)
            )
          )
        }
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) {
          parts.append(.literal(String(describing: value)))
        }
      }
    }

    /// A value that a localized string can format with a printf specifier.
    public protocol _FormatSpecifiable: Equatable {
      func _formatted(specifier: String?) -> String
      var _specifier: String { get }
    }

    extension _FormatSpecifiable {
      @primitive public func _formatted(specifier: String?) -> String
      public var _specifier: String { "%lld" }
    }

    extension Int: _FormatSpecifiable {}
    extension Int8: _FormatSpecifiable {}
    extension Int16: _FormatSpecifiable {}
    extension Int32: _FormatSpecifiable {}
    extension Int64: _FormatSpecifiable {}
    extension UInt: _FormatSpecifiable {}
    extension UInt8: _FormatSpecifiable {}
    extension UInt16: _FormatSpecifiable {}
    extension UInt32: _FormatSpecifiable {}
    extension UInt64: _FormatSpecifiable {}
    extension Float: _FormatSpecifiable { public var _specifier: String { "%f" } }
    extension Double: _FormatSpecifiable { public var _specifier: String { "%lf" } }
    extension CGFloat: _FormatSpecifiable { public var _specifier: String { "%lf" } }
    """#
}
