import ViewCommandLine
import ViewSemantics
import ViewSource
import ViewSyntax

/// What the comments of one file hide, and what there is to say about the comments.
struct Suppressions {
  private let file: ProgramFile
  private let configuration: BuildConfiguration
  private let comments: [SuppressionComment]
  private var covers: [Cover] = []
  /// What is wrong with the comments themselves.
  private var complaints: [Diagnostic] = []

  /// The findings of one name that one comment hides.
  private struct Cover {
    let comment: Int
    let name: String
    let place: Place
    var isUsed = false

    enum Place {
      case line(Int)
      case bytes(SourceRange)
    }
  }

  init(in file: ProgramFile, _ configuration: BuildConfiguration) {
    self.file = file
    self.configuration = configuration
    comments = SuppressionScanner.scan(file.tree, file.source)
    readComments()
  }

  /// The diagnostics that are not hidden, and those about the comments.
  ///
  /// - Parameter runs: whether a rule was asked about this file.
  mutating func apply(to diagnostics: [Diagnostic], runs: (RuleInfo) -> Bool) -> [Diagnostic] {
    guard !comments.isEmpty else { return diagnostics }
    var kept = diagnostics.filter { !hide($0) }
    let isBroken = file.diagnostics.contains { !$0.message.isWarning }
    if !isBroken { complainOfUnused(runs) }
    for complaint in complaints where !isBroken || complaint.rule != OwnRules.unusedSuppression.id {
      guard let info = Linter.info(of: complaint.rule), runs(info), !hide(complaint) else { continue }
      kept.append(complaint)
    }
    return kept
  }

  /// Whether a comment hides a diagnostic.
  private mutating func hide(_ diagnostic: Diagnostic) -> Bool {
    guard diagnostic.rule != .syntax else { return false }
    var isHidden = false
    for index in covers.indices where covers(index, diagnostic) {
      covers[index].isUsed = true
      isHidden = true
    }
    return isHidden
  }

  private func covers(_ index: Int, _ diagnostic: Diagnostic) -> Bool {
    let cover = covers[index]
    guard Suppressions.isMeant(diagnostic.rule, by: cover.name) else { return false }
    switch cover.place {
    case .line(let line): return file.source.lineIndex.line(of: diagnostic.range.start) == line
    case .bytes(let range): return range.contains(diagnostic.range.start)
    }
  }

  private static func isMeant(_ rule: RuleID, by name: String) -> Bool {
    if rule.name == name { return true }
    guard let group = Linter.info(of: rule)?.group, group != .linter else { return false }
    return name == all || group.rawValue == name
  }

  private static let all = "all"

  // MARK: Reading the comments

  private static let names: [String] =
    Linter.allRuleInfo.map { $0.id.name } + RuleInfo.Group.allCases.map { $0.rawValue } + [all]

  private mutating func readComments() {
    var open: [(comment: Int, name: String)] = []
    for (index, comment) in comments.enumerated() {
      guard let command = comment.command else {
        let words = SuppressionComment.Command.allCases.map { $0.rawValue }
        complain(
          OwnRules.unknownRule, "there is no `viewlint:\(comment.word)`" + hint(comment.word, in: words),
          comment.commandRange)
        continue
      }
      if comment.names.isEmpty, command.needsNames {
        complain(
          OwnRules.unknownRule, "this names no rule: write `viewlint:\(comment.word) rule_id - a reason`",
          comment.commandRange)
      }
      let known = comment.names.filter { Suppressions.names.contains($0.text) }
      for name in comment.names where !Suppressions.names.contains(name.text) {
        complain(
          OwnRules.unknownRule, "there is no rule `\(name.text)`" + hint(name.text, in: Suppressions.names), name.range)
      }
      for name in known.map(\.text) {
        switch command {
        case .disable: open.append((index, name))
        case .disableNext, .disableThis, .expectNext:
          covers.append(Cover(comment: index, name: name, place: .line(comment.line)))
        case .disableFile:
          covers.append(Cover(comment: index, name: name, place: .bytes(SourceRange(0, Int.max))))
        case .enable: break
        }
      }
      if command == .enable { close(&open, comment) }
    }
    for (index, name) in open { cover(index, name, to: Int.max) }
  }

  private mutating func cover(_ index: Int, _ name: String, to end: Int) {
    covers.append(Cover(comment: index, name: name, place: .bytes(SourceRange(comments[index].range.start, end))))
  }

  /// `enable` ends what it names, or everything.
  private mutating func close(_ open: inout [(comment: Int, name: String)], _ comment: SuppressionComment) {
    let names = comment.names.map(\.text)
    let isForAll = names.isEmpty || names.contains(Suppressions.all)
    let closed = open.filter { isForAll || names.contains($0.name) }
    open.removeAll { isForAll || names.contains($0.name) }
    for (index, name) in closed { cover(index, name, to: comment.range.start) }
    if closed.isEmpty {
      complain(
        OwnRules.unusedSuppression, "nothing is disabled here that this comment could enable", comment.range,
        fix: FixIt("remove the comment", [TextEdit(removal(of: comment), "")], isSafe: true))
    }
  }

  private mutating func complain(_ rule: RuleInfo, _ message: String, _ range: SourceRange, fix: FixIt? = nil) {
    complaints.append(
      Diagnostic(rule.level, rule.id, message, in: file.source, at: range, fixIts: fix.map { [$0] } ?? []))
  }

  private func hint(_ word: String, in words: [String]) -> String {
    Spelling.nearest(to: word, in: words).map { "; did you mean `\($0)`?" } ?? ""
  }

  // MARK: Unused ones

  private mutating func complainOfUnused(_ runs: (RuleInfo) -> Bool) {
    for (index, comment) in comments.enumerated() {
      let unused = covers.filter { $0.comment == index && !$0.isUsed && didRun($0.name, runs) }.map(\.name)
      if unused.isEmpty || isInactive(comment.range.start) { continue }
      let names = RuleText.list(unused.map { "`\($0)`" })
      let verb = Set(unused).count == 1 ? "reports" : "report"
      if comment.command == .expectNext {
        complain(
          OwnRules.unfulfilledExpectation,
          "\(names) \(verb) nothing on the next line of code, though this comment expects it",
          comment.range)
        continue
      }
      let rest = comment.names.map(\.text).filter { !unused.contains($0) }
      let fix: FixIt
      if let first = comment.names.first, let last = comment.names.last, !rest.isEmpty {
        fix = FixIt(
          "remove \(names) from the comment",
          [TextEdit(SourceRange(first.range.start, last.range.end), rest.joined(separator: ", "))], isSafe: true)
      } else {
        fix = FixIt("remove the comment", [TextEdit(removal(of: comment), "")], isSafe: true)
      }
      complain(
        OwnRules.unusedSuppression, "this comment disables \(names), but there is nothing to suppress", comment.range,
        fix: fix)
    }
  }

  /// Whether a name stands for a rule that had the chance to report. What the linter itself says is left aside: whether
  /// a comment about comments is used would depend on itself.
  private func didRun(_ name: String, _ runs: (RuleInfo) -> Bool) -> Bool {
    Linter.allRuleInfo.contains { info in
      info.group != .linter && (name == Suppressions.all || name == info.group.rawValue || name == info.id.name)
        && runs(info)
    }
  }

  /// Whether a place is in a clause of `#if` that does not count: the rules never look there.
  private func isInactive(_ offset: Int) -> Bool {
    var node = file.tree.root
    while let child = node.children.last(where: { $0.range.start <= offset && !$0.tokenIndices.isEmpty }) {
      if child.kind == .ifConfigClause, let active = configuration.activeClause(of: node) {
        // The last clause ends where the `#endif` stands, which is the parent's.
        if offset < node.range.end, child != active { return true }
      } else if child.kind == .ifConfigClause, offset < node.range.end {
        return true
      }
      node = child
    }
    return false
  }

  /// The comment with the white space before it, or the whole line if nothing else is on it.
  private func removal(of comment: SuppressionComment) -> SourceRange {
    let bytes = file.source.bytes
    var start = comment.range.start
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t") { start -= 1 }
    let isAlone = start == 0 || bytes[start - 1] == UInt8(ascii: "\n") || bytes[start - 1] == UInt8(ascii: "\r")
    var end = comment.range.end
    if isAlone, end < bytes.count {
      end += bytes[end] == UInt8(ascii: "\r") && bytes[end + 1] == UInt8(ascii: "\n") ? 2 : 1
    }
    return SourceRange(start, end)
  }
}
