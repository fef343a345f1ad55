extension InterfaceText {
  /// The texts of the module `Swift`.
  static let swift: [(name: String, text: String)] = [
    ("Operators", swiftOperators),
    ("BasicProtocols", swiftBasicProtocols),
    ("Literals", swiftLiterals),
    ("Booleans", swiftBooleans),
    ("Numbers", swiftNumbers),
    ("Integers", swiftIntegers),
    ("FloatingPoint", swiftFloatingPoint),
    ("Optionals", swiftOptionals),
    ("Sequences", swiftSequences),
    ("Sequences+Wrappers", swiftSequencesWrappers),
    ("LazySequences", swiftLazySequences),
    ("Collections", swiftCollections),
    ("Arrays", swiftArrays),
    ("Dictionaries", swiftDictionaries),
    ("Sets", swiftSets),
    ("Ranges", swiftRanges),
    ("Strings", swiftStrings),
    ("Regex", swiftRegex),
    ("FreeFunctions", swiftFreeFunctions),
    ("KeyPaths", swiftKeyPaths),
    ("Codable", swiftCodable),
    ("Concurrency", swiftConcurrency),
    ("SIMD", swiftSIMD),
  ]
}
