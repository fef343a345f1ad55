extension InterfaceText {
  /// The parts of a person's name, and their text.
  static let foundationPersonNames = #"""
    private let _namePrefixes = ["mr", "mrs", "ms", "miss", "dr", "prof", "sir"]
    private let _nameSuffixes = ["jr", "sr", "ii", "iii", "iv", "phd", "md", "esq"]
    private func _plainTitle(_ word: String) -> String { word.lowercased().filter { $0 != "." } }

    @costly

    open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
      public enum Style: Int, Sendable { case `default`, short, medium, long, abbreviated }
      public var style = Style.default
      public var locale: Locale! = .current
      @ambient("region") open func string(from components: PersonNameComponents) -> String {
        let styles: [Style: PersonNameComponents.FormatStyle.Style] = [
          .short: .short, .long: .long, .abbreviated: .abbreviated,
        ]
        return PersonNameComponents.FormatStyle(style: styles[style] ?? .medium).format(components)
      }
      open override func string(for obj: Any?) -> String? {
        (obj as? PersonNameComponents).map { string(from: $0) }
      }
      public func personNameComponents(from string: String) -> PersonNameComponents? {
        let sides = string.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        let isReversed = sides.count == 2 && !_nameSuffixes.contains(_plainTitle(sides[1]))
        let order = isReversed ? sides[1] + " " + sides[0] : sides.joined(separator: " ")
        var words = order.split(separator: " ").map { String($0) }
        guard !words.isEmpty else { return nil }
        var result = PersonNameComponents()
        if words.count > 1, let first = words.first, _namePrefixes.contains(_plainTitle(first)) {
          result.namePrefix = words.removeFirst()
        }
        if words.count > 1, let last = words.last, _nameSuffixes.contains(_plainTitle(last)) {
          result.nameSuffix = words.removeLast()
        }
        result.givenName = words.removeFirst()
        if !words.isEmpty { result.familyName = words.removeLast() }
        if !words.isEmpty { result.middleName = words.joined(separator: " ") }
        return result
      }
      @ambient("region") public class func localizedString(
        from components: PersonNameComponents, style nameFormatStyle: Style
      ) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = nameFormatStyle
        return formatter.string(from: components)
      }
    }

    public struct PersonNameComponents: Hashable, Codable, Sendable, CustomStringConvertible {
      public var description: String {
        let parts = [
          ("namePrefix", namePrefix), ("givenName", givenName), ("middleName", middleName), ("familyName", familyName),
          ("nameSuffix", nameSuffix), ("nickname", nickname),
        ]
        return parts.map { part in part.1.map { "\(part.0): \($0) " } ?? "" }.joined()
      }
      public var namePrefix: String?
      public var givenName: String?
      public var middleName: String?
      public var familyName: String?
      public var nameSuffix: String?
      public var nickname: String?
      public init(
        namePrefix: String? = nil, givenName: String? = nil, middleName: String? = nil, familyName: String? = nil,
        nameSuffix: String? = nil, nickname: String? = nil
      ) {
        self.namePrefix = namePrefix
        self.givenName = givenName
        self.middleName = middleName
        self.familyName = familyName
        self.nameSuffix = nameSuffix
        self.nickname = nickname
      }
      @ambient("region") public func formatted() -> String { FormatStyle().format(self) }
      @ambient("region") public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
      where S.FormatInput == PersonNameComponents {
        style.format(self)
      }
      public struct FormatStyle: Foundation.FormatStyle, Sendable {
        public enum Style: Int, Codable, Hashable, Sendable { case short, medium, long, abbreviated }
        public var style: Style
        public var locale: Locale
        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
          self.style = style
          self.locale = locale
        }
        public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }
        /// Chinese, Japanese and Korean names begin with the family name and have no spaces. [believed: the order of the
        /// parts, and that a short name is the nickname or the given name]
        public func format(_ value: PersonNameComponents) -> String {
          let isIdeographic = [value.givenName, value.familyName].allSatisfy { part in
            (part ?? "").unicodeScalars.allSatisfy { $0.value >= 0x1100 }
          }
          func joined(_ parts: [String?], _ separator: String) -> String {
            let given = parts.compactMap { $0 }.filter { !$0.isEmpty }
            return (isIdeographic ? given.reversed() : given).joined(separator: isIdeographic ? "" : separator)
          }
          let whole = [value.givenName, value.familyName]
          switch style {
          case .short:
            if let nickname = value.nickname, !nickname.isEmpty { return nickname }
            return value.givenName ?? value.familyName ?? ""
          case .medium: return joined(whole, " ")
          case .long:
            let name = joined([value.givenName, value.middleName, value.familyName], " ")
            return [value.namePrefix, name, value.nameSuffix].compactMap { $0 }.filter { !$0.isEmpty }
              .joined(separator: " ")
          case .abbreviated:
            if isIdeographic { return value.familyName ?? value.givenName ?? "" }
            return whole.compactMap { $0?.first }.map { String($0) }.joined()
          }
        }
      }
      public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
        public init() {}
        public func parse(_ value: String) throws -> PersonNameComponents {
          guard let found = PersonNameComponentsFormatter().personNameComponents(from: value) else {
            throw CocoaError(.formatting)
          }
          return found
        }
      }
    }

    extension PersonNameComponents.FormatStyle: ParseableFormatStyle {
      public var parseStrategy: PersonNameComponents.ParseStrategy { PersonNameComponents.ParseStrategy() }
    }

    extension FormatStyle where Self == PersonNameComponents.FormatStyle {
      public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
        PersonNameComponents.FormatStyle(style: style)
      }
    }
    """#
}
