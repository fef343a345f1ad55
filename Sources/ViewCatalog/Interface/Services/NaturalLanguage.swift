extension InterfaceText {
  /// The texts of the module `NaturalLanguage`. Words and sentences are divided as `String` divides them; the language
  /// is the one whose commonest words occur most [approximation], and there are no models.
  static let naturalLanguage: [(name: String, text: String)] = [("Language", servicesNaturalLanguage)]

  private static let servicesNaturalLanguage = #"""
    import Foundation

    public struct NLLanguage: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let undetermined = NLLanguage("und")
      public static let amharic = NLLanguage("am")
      public static let arabic = NLLanguage("ar")
      public static let armenian = NLLanguage("hy")
      public static let bengali = NLLanguage("bn")
      public static let bulgarian = NLLanguage("bg")
      public static let burmese = NLLanguage("my")
      public static let catalan = NLLanguage("ca")
      public static let cherokee = NLLanguage("chr")
      public static let croatian = NLLanguage("hr")
      public static let czech = NLLanguage("cs")
      public static let danish = NLLanguage("da")
      public static let dutch = NLLanguage("nl")
      public static let english = NLLanguage("en")
      public static let finnish = NLLanguage("fi")
      public static let french = NLLanguage("fr")
      public static let georgian = NLLanguage("ka")
      public static let german = NLLanguage("de")
      public static let greek = NLLanguage("el")
      public static let gujarati = NLLanguage("gu")
      public static let hebrew = NLLanguage("he")
      public static let hindi = NLLanguage("hi")
      public static let hungarian = NLLanguage("hu")
      public static let icelandic = NLLanguage("is")
      public static let indonesian = NLLanguage("id")
      public static let italian = NLLanguage("it")
      public static let japanese = NLLanguage("ja")
      public static let kannada = NLLanguage("kn")
      public static let kazakh = NLLanguage("kk")
      public static let khmer = NLLanguage("km")
      public static let korean = NLLanguage("ko")
      public static let lao = NLLanguage("lo")
      public static let malay = NLLanguage("ms")
      public static let malayalam = NLLanguage("ml")
      public static let marathi = NLLanguage("mr")
      public static let mongolian = NLLanguage("mn")
      public static let norwegian = NLLanguage("nb")
      public static let oriya = NLLanguage("or")
      public static let persian = NLLanguage("fa")
      public static let polish = NLLanguage("pl")
      public static let portuguese = NLLanguage("pt")
      public static let punjabi = NLLanguage("pa")
      public static let romanian = NLLanguage("ro")
      public static let russian = NLLanguage("ru")
      public static let simplifiedChinese = NLLanguage("zh-Hans")
      public static let sinhalese = NLLanguage("si")
      public static let slovak = NLLanguage("sk")
      public static let spanish = NLLanguage("es")
      public static let swedish = NLLanguage("sv")
      public static let tamil = NLLanguage("ta")
      public static let telugu = NLLanguage("te")
      public static let thai = NLLanguage("th")
      public static let tibetan = NLLanguage("bo")
      public static let traditionalChinese = NLLanguage("zh-Hant")
      public static let turkish = NLLanguage("tr")
      public static let ukrainian = NLLanguage("uk")
      public static let urdu = NLLanguage("ur")
      public static let vietnamese = NLLanguage("vi")
    }

    public enum NLTokenUnit: Int, Sendable { case word, sentence, paragraph, document }

    open class NLTokenizer: NSObject {
      public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let numeric = Attributes(rawValue: 1)
        public static let symbolic = Attributes(rawValue: 2)
        public static let emoji = Attributes(rawValue: 4)
      }
      public let unit: NLTokenUnit
      public var string: String?
      public init(unit: NLTokenUnit) { self.unit = unit }
      public func setLanguage(_ language: NLLanguage) {}
      public func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
        _tokens(of: string ?? "", in: range, by: unit)
      }
      public func tokenRange(at index: String.Index) -> Range<String.Index> {
        let text = string ?? ""
        return tokens(for: text.startIndex..<text.endIndex).first { $0.contains(index) } ?? index..<index
      }
      public func enumerateTokens(
        in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool
      ) {
        for token in tokens(for: range) where !block(token, []) { return }
      }
    }

    func _tokens(of text: String, in range: Range<String.Index>, by unit: NLTokenUnit) -> [Range<String.Index>] {
      var tokens: [Range<String.Index>] = []
      var start: String.Index?
      var index = range.lowerBound
      while index < range.upperBound {
        let character = text[index]
        let next = text.index(after: index)
        let isInside: Bool
        let isEnd: Bool
        switch unit {
        case .word:
          isInside = character.isLetter || character.isNumber || (start != nil && (character == "'" || character == "’"))
          isEnd = false
        case .sentence:
          isInside = start != nil || !character.isWhitespace
          isEnd = character == "." || character == "!" || character == "?" || character == "。"
        case .paragraph:
          isInside = true
          isEnd = character.isNewline
        case .document:
          isInside = true
          isEnd = false
        }
        if isInside, start == nil { start = index }
        if let first = start, !isInside {
          tokens.append(first..<index)
          start = nil
        } else if let first = start, isEnd {
          tokens.append(first..<next)
          start = nil
        }
        index = next
      }
      if let start { tokens.append(start..<range.upperBound) }
      return tokens
    }

    open class NLLanguageRecognizer: NSObject {
      public override init() {}
      private var text = ""
      public var languageConstraints: [NLLanguage] = []
      public var languageHints: [NLLanguage: Double] = [:]
      public func processString(_ string: String) { text += string }
      public func reset() { text = "" }
      public var dominantLanguage: NLLanguage? { Self.dominantLanguage(for: text) }
      public func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] {
        guard maxHypotheses > 0, let language = dominantLanguage else { return [:] }
        return [language: 1]
      }
      public class func dominantLanguage(for string: String) -> NLLanguage? {
        for scalar in string.unicodeScalars.prefix(400) {
          switch scalar.value {
          case 0x3040...0x30FF: return .japanese
          case 0xAC00...0xD7AF: return .korean
          case 0x4E00...0x9FFF: return .simplifiedChinese
          case 0x0400...0x04FF: return .russian
          case 0x0600...0x06FF: return .arabic
          case 0x0590...0x05FF: return .hebrew
          case 0x0370...0x03FF: return .greek
          case 0x0E00...0x0E7F: return .thai
          case 0x0900...0x097F: return .hindi
          default: break
          }
        }
        let words = Set(string.prefix(2000).lowercased().split { !$0.isLetter }.map { String($0) })
        guard !words.isEmpty else { return nil }
        let common: [(NLLanguage, [String])] = [
          (.english, ["the", "and", "of", "is", "to", "this", "with", "for", "you"]),
          (.german, ["der", "die", "und", "das", "ist", "nicht", "ein", "mit", "ich"]),
          (.french, ["le", "la", "et", "les", "est", "une", "des", "pas", "je"]),
          (.spanish, ["el", "y", "los", "es", "que", "una", "por", "para", "no"]),
          (.italian, ["il", "e", "che", "di", "un", "per", "non", "sono", "gli"]),
          (.portuguese, ["o", "e", "que", "os", "uma", "não", "com", "para", "é"]),
          (.dutch, ["de", "het", "en", "een", "van", "ik", "niet", "dat", "is"]),
        ]
        var best = NLLanguage.english
        var most = 0
        for (language, list) in common {
          let count = list.filter { words.contains($0) }.count
          if count > most {
            most = count
            best = language
          }
        }
        return best
      }
    }

    public struct NLTag: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let word = NLTag("Word")
      public static let punctuation = NLTag("Punctuation")
      public static let whitespace = NLTag("Whitespace")
      public static let other = NLTag("Other")
      public static let otherWord = NLTag("OtherWord")
      public static let noun = NLTag("Noun")
      public static let verb = NLTag("Verb")
      public static let adjective = NLTag("Adjective")
      public static let adverb = NLTag("Adverb")
      public static let pronoun = NLTag("Pronoun")
      public static let number = NLTag("Number")
      public static let personalName = NLTag("PersonalName")
      public static let placeName = NLTag("PlaceName")
      public static let organizationName = NLTag("OrganizationName")
    }
    public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let tokenType = NLTagScheme("TokenType")
      public static let lexicalClass = NLTagScheme("LexicalClass")
      public static let nameType = NLTagScheme("NameType")
      public static let nameTypeOrLexicalClass = NLTagScheme("NameTypeOrLexicalClass")
      public static let lemma = NLTagScheme("Lemma")
      public static let language = NLTagScheme("Language")
      public static let script = NLTagScheme("Script")
      public static let sentimentScore = NLTagScheme("SentimentScore")
    }
    open class NLTagger: NSObject {
      public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let omitWords = Options(rawValue: 1)
        public static let omitPunctuation = Options(rawValue: 2)
        public static let omitWhitespace = Options(rawValue: 4)
        public static let omitOther = Options(rawValue: 8)
        public static let joinNames = Options(rawValue: 16)
        public static let joinContractions = Options(rawValue: 32)
      }
      public let tagSchemes: [NLTagScheme]
      public var string: String?
      public init(tagSchemes: [NLTagScheme]) { self.tagSchemes = tagSchemes }
      public var dominantLanguage: NLLanguage? { string.flatMap { NLLanguageRecognizer.dominantLanguage(for: $0) } }
      public func setLanguage(_ language: NLLanguage, range: Range<String.Index>) {}
      private func tag(of word: Substring, _ scheme: NLTagScheme) -> NLTag? {
        switch scheme.rawValue {
        case "Lemma": NLTag(word.lowercased())
        case "Language": dominantLanguage.map { NLTag($0.rawValue) }
        case "SentimentScore": NLTag("0.0")
        case "TokenType": .word
        default: .otherWord
        }
      }
      public func tag(
        at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme
      ) -> (NLTag?, Range<String.Index>) {
        let text = string ?? ""
        let tokens = _tokens(of: text, in: text.startIndex..<text.endIndex, by: unit)
        guard let range = tokens.first(where: { $0.contains(index) }) else { return (nil, index..<index) }
        return (tag(of: text[range], scheme), range)
      }
      public func enumerateTags(
        in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
        using block: (NLTag?, Range<String.Index>) -> Bool
      ) {
        let text = string ?? ""
        for token in _tokens(of: text, in: range, by: unit) where !block(tag(of: text[token], scheme), token) { return }
      }
      public func tags(
        in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = []
      ) -> [(NLTag?, Range<String.Index>)] {
        let text = string ?? ""
        return _tokens(of: text, in: range, by: unit).map { (tag(of: text[$0], scheme), $0) }
      }
    }

    public enum NLDistanceType: Int, Sendable { case cosine }
    open class NLEmbedding: NSObject {
      public class func wordEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
      public class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
      public var dimension: Int { 0 }
      public var vocabularySize: Int { 0 }
      public func contains(_ string: String) -> Bool { false }
      public func vector(for string: String) -> [Double]? { nil }
      public func distance(
        between firstString: String, and secondString: String, distanceType: NLDistanceType = .cosine
      ) -> Double { 2 }
      public func neighbors(
        for string: String, maximumCount maxCount: Int, distanceType: NLDistanceType = .cosine
      ) -> [(String, Double)] { [] }
    }
    open class NLContextualEmbedding: NSObject {
      public init?(language: NLLanguage) { return nil }
    }
    """#
}
