extension InterfaceText {
  /// The texts of the module `RegexBuilder`.
  static let regexBuilder: [(name: String, text: String)] = [
    ("Components", regexBuilderComponents),
    ("CharacterClasses", regexBuilderCharacterClasses),
    ("Blocks", regexBuilderBlocks),
    ("LongBlocks", regexBuilderLongBlocks),
    ("Choices", regexBuilderChoices),
    ("Quantifiers", regexBuilderQuantifiers),
    ("Repetitions", regexBuilderRepetitions),
    ("Captures", regexBuilderCaptures),
  ]
}
