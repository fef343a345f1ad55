import ViewSemantics
import ViewSource
import ViewSyntax

/// The findings that the comments of one file suppress, and the diagnostics about the comments.
struct Suppressions {
  private let file: ProgramFile
  private let configuration: BuildConfiguration
  private let comments: [SuppressionComment]
  private var covers: [Cover] = []
  /// The diagnostics about the comments.
  private var complaints: [Diagnostic] = []

  /// The suppression of one name by one comment.
  private struct Cover {
    let comment: Int
    let name: String
    var place: SuppressedPlaces.Place
  }

  init(in file: ProgramFile, _ configuration: BuildConfiguration) {
    self.file = file
    self.configuration = configuration
    comments = SuppressionScanner.scan(file.tree, file.source)
    readComments()
  }

  /// The diagnostics that are not suppressed, and those about the comments.
  ///
  /// - Parameter runs: whether a rule ran on this file.
  mutating func apply(to diagnostics: [Diagnostic], runs: (RuleInfo) -> Bool) -> [Diagnostic] {
    guard !comments.isEmpty else { return diagnostics }
    let hidden = SuppressedPlaces(covers.map { ($0.name, $0.place) })
    var kept = diagnostics.filter { !isHidden($0, in: hidden) }
    let isBroken = file.diagnostics.contains { !$0.message.isWarning }
    if !isBroken { complainOfUnused(diagnostics, runs) }
    for complaint in complaints where !isBroken || complaint.rule != LinterDiagnostics.unusedSuppression.id {
      guard let info = Linter.info(of: complaint.rule), runs(info), !isHidden(complaint, in: hidden) else { continue }
      kept.append(complaint)
    }
    return kept
  }

  private func isHidden(_ diagnostic: Diagnostic, in hidden: SuppressedPlaces) -> Bool {
    let offset = diagnostic.range.start
    let line = file.source.lineIndex.line(of: offset)
    return Suppressions.names(of: diagnostic.rule).contains { hidden.hides($0, line: line, offset: offset) }
  }

  /// The names by which a comment can suppress a rule: the rule, its group, or `all`. The linter's own diagnostics have
  /// only their own name. Syntax errors cannot be suppressed, and neither can stale baseline entries, since baselines
  /// have no comments.
  private static func names(of rule: RuleID) -> [String] {
    guard rule != .syntax, rule != LinterDiagnostics.staleBaseline.id else { return [] }
    guard let group = Linter.info(of: rule)?.group, group != .linter else { return [rule.name] }
    return [rule.name, group.rawValue, all]
  }

  private static let all = "all"

  // MARK: Reading the comments

  private static let names: [String] =
    Linter.allRuleInfo.map { $0.id.name } + RuleInfo.Group.allCases.map { $0.rawValue } + [all]
  private static let knownNames = Set(names)
  /// The names that suppress at least one rule.
  private static let hidingNames = Set(Linter.allRuleInfo.flatMap { names(of: $0.id) })

  private mutating func readComments() {
    var open: [String: [Int]] = [:]
    for (index, comment) in comments.enumerated() {
      guard let command = comment.command else {
        let words = SuppressionComment.Command.allCases.map { $0.rawValue }
        complain(
          LinterDiagnostics.unknownRule,
          "there is no `viewlint:\(comment.word)`" + Spelling.hint(for: comment.word, in: words),
          comment.commandRange)
        continue
      }
      if comment.names.isEmpty, command.needsNames {
        complain(
          LinterDiagnostics.unknownRule, "this names no rule: write `viewlint:\(comment.word) rule_id - a reason`",
          comment.commandRange)
      }
      let known = comment.names.filter { Suppressions.hidingNames.contains($0.text) }
      for name in comment.names where !Suppressions.knownNames.contains(name.text) {
        let near = Spelling.hint(for: name.text, in: Suppressions.names)
        complain(LinterDiagnostics.unknownRule, "there is no rule `\(name.text)`\(near)", name.range)
      }
      for name in comment.names
      where Suppressions.knownNames.contains(name.text) && !Suppressions.hidingNames.contains(name.text) {
        complain(LinterDiagnostics.unknownRule, "no comment can suppress `\(name.text)`", name.range)
      }
      for name in known.map(\.text) {
        switch command {
        case .disable:
          open[name, default: []].append(covers.count)
          covers.append(Cover(comment: index, name: name, place: .bytes(SourceRange(comment.range.start, Int.max))))
        case .disableNext, .disableThis, .expectNext:
          covers.append(Cover(comment: index, name: name, place: .line(comment.line)))
        case .disableFile:
          covers.append(Cover(comment: index, name: name, place: .bytes(SourceRange(0, Int.max))))
        case .enable: break
        }
      }
      if command == .enable { close(&open, comment) }
    }
  }

  /// `enable` ends the suppression of its names, or of all.
  private mutating func close(_ open: inout [String: [Int]], _ comment: SuppressionComment) {
    let names = Set(comment.names.map(\.text))
    let isForAll = names.isEmpty || names.contains(Suppressions.all)
    var closed: [Int] = []
    for name in isForAll ? Set(open.keys) : names { closed += open.removeValue(forKey: name) ?? [] }
    for index in closed {
      let start = comments[covers[index].comment].range.start
      covers[index].place = .bytes(SourceRange(start, comment.range.start))
    }
    if closed.isEmpty, open[Suppressions.all]?.isEmpty == false {
      let name = comment.names.first?.text ?? Suppressions.all
      complain(
        LinterDiagnostics.unusedSuppression,
        "all rules are disabled here, and `\(name)` alone cannot be enabled; enable `\(Suppressions.all)`",
        comment.range)
    } else if closed.isEmpty {
      complain(
        LinterDiagnostics.unusedSuppression, "nothing is disabled here that this comment could enable", comment.range,
        fix: FixIt("remove the comment", [removal(of: comment)], isSafe: true))
    }
  }

  private mutating func complain(_ rule: RuleInfo, _ message: String, _ range: SourceRange, fix: FixIt? = nil) {
    complaints.append(
      Diagnostic(rule.level, rule.id, message, in: file.source, at: range, fixIts: fix.map { [$0] } ?? []))
  }

  // MARK: Unused ones

  private mutating func complainOfUnused(_ diagnostics: [Diagnostic], _ runs: (RuleInfo) -> Bool) {
    let index = file.source.lineIndex
    let found = FindingPlaces(
      diagnostics.flatMap { diagnostic in
        let offset = diagnostic.range.start
        return Suppressions.names(of: diagnostic.rule).map { ($0, index.line(of: offset), offset) }
      })
    let ran = namesThatRan(runs)
    var unusedNames: [Int: [String]] = [:]
    for cover in covers where ran.contains(cover.name) && !found.contains(cover.name, in: cover.place) {
      unusedNames[cover.comment, default: []].append(cover.name)
    }
    for (index, comment) in comments.enumerated() {
      let unused = unusedNames[index] ?? []
      if unused.isEmpty || isInactive(comment.range.start) { continue }
      let names = RuleText.list(unused.map { "`\($0)`" })
      let distinct = Set(unused)
      let verb = distinct.count == 1 ? "reports" : "report"
      if comment.command == .expectNext {
        complain(
          LinterDiagnostics.unfulfilledExpectation,
          "\(names) \(verb) nothing on the next line of code, though this comment expects it",
          comment.range)
        continue
      }
      let rest = comment.names.map(\.text).filter { !distinct.contains($0) }
      let fix: FixIt
      if let first = comment.names.first, let last = comment.names.last, !rest.isEmpty {
        fix = FixIt(
          "remove \(names) from the comment",
          [TextEdit(SourceRange(first.range.start, last.range.end), rest.joined(separator: ", "))], isSafe: true)
      } else {
        fix = FixIt("remove the comment", [removal(of: comment)], isSafe: true)
      }
      complain(
        LinterDiagnostics.unusedSuppression, "this comment disables \(names), but there is nothing to suppress",
        comment.range,
        fix: fix)
    }
  }

  /// The names of the rules that ran. The linter's own diagnostics are excluded: whether a comment about comments is
  /// used would depend on itself.
  private func namesThatRan(_ runs: (RuleInfo) -> Bool) -> Set<String> {
    var names: Set<String> = []
    for info in Linter.allRuleInfo where info.group != .linter && runs(info) {
      names.formUnion(Suppressions.names(of: info.id))
    }
    return names
  }

  /// Whether an offset is in an inactive `#if` clause, or in a branch that is dead for the deployment target. The rules
  /// do not visit such code.
  private func isInactive(_ offset: Int) -> Bool {
    var node = file.tree.root
    while let child = Suppressions.lastChild(of: node, startingBefore: offset) {
      if child.kind == .ifConfigClause, let active = configuration.activeClause(of: node) {
        // The last clause ends at the `#endif`, which belongs to the parent.
        if offset < node.range.end, child != active { return true }
      } else if child.kind == .ifConfigClause, offset < node.range.end {
        return true
      } else if offset < child.range.end, configuration.deadBranch(of: node) == child {
        return true
      }
      node = child
    }
    return false
  }

  /// The last child with tokens that begins at or before an offset.
  private static func lastChild(of node: SyntaxNode, startingBefore offset: Int) -> SyntaxNode? {
    let children = node.children
    let following = children.firstIndex(sortedBy: { $0.range.start > offset })
    // Few children have no tokens, and no two of them are adjacent.
    return children[..<following].last { !$0.tokenIndices.isEmpty }
  }

  /// Removes the comment with the white space before it. At the beginning of a line, removes the white space behind it
  /// instead, and the whole line if nothing else is on it. The code on both sides stays separate.
  private func removal(of comment: SuppressionComment) -> TextEdit {
    let bytes = file.source.bytes
    func isSpace(_ offset: Int) -> Bool { bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\t") }
    func isLineEnd(_ offset: Int) -> Bool { bytes[offset] == UInt8(ascii: "\n") || bytes[offset] == UInt8(ascii: "\r") }
    var start = comment.range.start
    while start > 0, isSpace(start - 1) { start -= 1 }
    var end = comment.range.end
    while end < bytes.count, isSpace(end) { end += 1 }
    let isFirst = start == 0 || isLineEnd(start - 1)
    let isLast = end == bytes.count || isLineEnd(end)
    switch (isFirst, isLast) {
    case (true, true):
      if end < bytes.count {
        end += bytes[end] == UInt8(ascii: "\r") && bytes[end + 1] == UInt8(ascii: "\n") ? 2 : 1
      }
      return TextEdit(SourceRange(start, end), "")
    case (true, false): return TextEdit(SourceRange(comment.range.start, end), "")
    case (false, true): return TextEdit(SourceRange(start, end), "")
    case (false, false): return TextEdit(SourceRange(start, end), " ")
    }
  }
}
