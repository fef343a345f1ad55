extension InterfaceText {
  /// The texts of the module `Swift`.
  static let swift: [(name: String, text: String)] = [
    ("Operators", swiftOperators),
    ("Basics", swiftBasics),
    ("Literals", swiftLiterals),
    ("Booleans", swiftBooleans),
    ("Numbers", swiftNumbers),
    ("Integers", swiftIntegers),
    ("FloatingPoint", swiftFloatingPoint),
    ("Optional", swiftOptional),
    ("Sequences", swiftSequences),
    ("Sequences+Wrappers", swiftSequencesWrappers),
    ("Lazy", swiftLazy),
    ("Collections", swiftCollections),
    ("Arrays", swiftArrays),
    ("Dictionaries", swiftDictionaries),
    ("Sets", swiftSets),
    ("Ranges", swiftRanges),
    ("Strings", swiftStrings),
    ("Functions", swiftFunctions),
    ("KeyPaths", swiftKeyPaths),
    ("Codable", swiftCodable),
    ("Concurrency", swiftConcurrency),
    ("SIMD", swiftSIMD),
  ]
}
