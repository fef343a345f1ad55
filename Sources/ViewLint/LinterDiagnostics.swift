import ViewSource

/// The linter's own diagnostics: about its comments, its baseline, and syntax errors.
enum LinterDiagnostics {
  static let all = [syntax, unusedSuppression, unknownRule, unfulfilledExpectation, staleBaseline]

  static let syntax = RuleInfo(
    .syntax, .linter, .error, isFixable: false,
    summary: "the source is not valid Swift",
    explanation: """
      A part of the file is not valid Swift. The rest of the file is linted as far as it can be parsed, no fix is \
      applied to the file, and the command exits with 3. This cannot be turned off or suppressed.
      """,
    silence: "Errors that only the compiler's type checker finds are not reported.",
    examples: [])

  static let unusedSuppression = RuleInfo(
    "unused_suppression", .linter, .warning, isFixable: true,
    summary: "a comment turns off a rule that has nothing to report there",
    explanation: """
      The code was corrected, or the comment is on the wrong line. A suppression that suppresses nothing would hide \
      the next finding: remove the comment, or the rule's name from it.
      """,
    silence: """
      Not reported for rules that did not run, in files with syntax errors, in code that `#if` leaves out, and in code \
      that runs only on versions older than the deployment target.
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
      The comment has no effect, most often because of a spelling mistake. `viewlint rules` lists the names; the name \
      of a group or `all` stands for several rules. Reported too for a finding that cannot be suppressed, such as a \
      syntax error.
      """,
    silence: "Not reported in comments that do not begin with `viewlint:`.",
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
      rule reports nothing there: the code was corrected, then remove the comment; or the rule misses the problem.
      """,
    silence: """
      Not reported for rules that did not run, in files with syntax errors, in code that `#if` leaves out, and in code \
      that runs only on versions older than the deployment target.
      """,
    examples: [RuleExample("↓// viewlint:expect:next conditional_same_view\nlet a = 1\n")])

  static let staleBaseline = RuleInfo(
    "stale_baseline", .linter, .note, isFixable: false,
    summary: "the baseline lists a finding that is no longer there",
    explanation: """
      The finding was corrected, or its rule, file, declaration or text has changed. `--write-baseline` writes the \
      baseline without it, so that it is reported if it comes back.
      """,
    silence: "Not reported for files that were not linted, and for rules that did not run.",
    examples: [])
}
