extension InterfaceText {
  /// The texts of the module `RegexBuilder`.
  static let regexBuilder: [(name: String, text: String)] = [
    ("Components", regexBuilderComponents),
    ("CharacterClasses", regexBuilderCharacterClasses),
    ("Blocks", regexBuilderBlocks),
    ("Choices", regexBuilderChoices),
    ("Quantifiers", regexBuilderQuantifiers),
    ("Repetitions", regexBuilderRepetitions),
    ("Captures", regexBuilderCaptures),
  ]
}
