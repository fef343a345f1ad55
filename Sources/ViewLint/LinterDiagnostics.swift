import ViewSource

/// The linter's own diagnostics: about its comments, its baseline, and syntax errors.
enum LinterDiagnostics {
  static let all = [syntax, unusedSuppression, unknownRule, unfulfilledExpectation, staleBaseline]

  static let syntax = RuleInfo(
    .syntax, .linter, .error, isFixable: false,
    summary: "the source is no Swift",
    explanation: """
      A word or a sentence of the file is not Swift. The rest of the file is linted as far as it can be understood, no \
      fix is applied to the file, and the command exits with 3. This cannot be turned off or suppressed.
      """,
    silence: "Code that only the compiler's type checker rejects is not reported.",
    examples: [])

  static let unusedSuppression = RuleInfo(
    "unused_suppression", .linter, .warning, isFixable: true,
    summary: "a comment turns off a rule that has nothing to report there",
    explanation: """
      A suppression that suppresses nothing hides the next finding instead: the code was mended, or the comment stands \
      at the wrong line. Remove it, or the rule's name from it.
      """,
    silence: """
      Nothing is said of rules that did not run, in files with syntax errors, in code that `#if` leaves out, and in what \
      is only for older versions than the deployment target.
      """,
    examples: [
      RuleExample(
        "↓// viewlint:disable:next conditional_same_view - fades on purpose\nlet a = 1\n", fixed: "let a = 1\n"),
      RuleExample(
        "let a = 1  ↓// viewlint:disable:this conditional_same_view, identity\n", fixed: "let a = 1\n"),
      RuleExample("// viewlint is run by a script, see viewlint:disable in its manual\nlet a = 1\n"),
    ])

  static let unknownRule = RuleInfo(
    "unknown_rule", .linter, .warning, isFixable: false,
    summary: "a comment for the linter names a rule or a command that does not exist",
    explanation: """
      What the comment asks for is not done, most often because of a spelling mistake. `viewlint rules` lists the names; \
      a group's name or `all` stands for several rules. What cannot be suppressed, as a syntax error, is as unknown here.
      """,
    silence: "Only comments that begin with `viewlint:` are looked at.",
    examples: [
      RuleExample("// viewlint:disable:next ↓conditional_same_veiw\nlet a = 1\n"),
      RuleExample("// ↓viewlint:disabel conditional_same_view\nlet a = 1\n"),
      RuleExample("// ↓viewlint:disable:next\nlet a = 1\n"),
      RuleExample("// viewlint:disable:next ↓syntax\nlet a = 1\n"),
    ])

  static let unfulfilledExpectation = RuleInfo(
    "unfulfilled_expectation", .linter, .warning, isFixable: false,
    summary: "a comment expects a finding that is not there",
    explanation: """
      `// viewlint:expect:next rule_id` says that the rule reports something on the next line of code, and hides it. The \
      rule reports nothing there: the code was mended, then remove the comment; or the rule fails to see it.
      """,
    silence: """
      Nothing is said of rules that did not run, in files with syntax errors, in code that `#if` leaves out, and in what \
      is only for older versions than the deployment target.
      """,
    examples: [RuleExample("↓// viewlint:expect:next conditional_same_view\nlet a = 1\n")])

  static let staleBaseline = RuleInfo(
    "stale_baseline", .linter, .note, isFixable: false,
    summary: "the baseline lists a finding that is no longer there",
    explanation: """
      The finding was mended, or its rule, file, declaration or text has changed. `--write-baseline` writes the baseline \
      without it, so that it cannot come back unseen.
      """,
    silence: "Nothing is said of files that were not linted, and of rules that did not run.",
    examples: [])
}
