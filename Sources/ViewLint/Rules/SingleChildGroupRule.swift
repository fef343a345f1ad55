import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes groups with a single view.
struct SingleChildGroupRule: Rule {
  static let info = RuleInfo(
    "single_child_group", .performance, .note, isFixable: true, profile: .strict,
    summary: "a `Group` around one view has no effect",
    explanation: """
      `Group` gives several views, or the branches of a condition, one set of modifiers. Around one view it does \
      nothing: it adds one more type for the compiler to infer, and one more level for the reader.
      """,
    silence: """
      The rule ignores groups of conditions, of collections, and of properties and functions, which may be several \
      views.
      """,
    examples: [
      RuleExample(
        """
        struct Title: View {
          var body: some View {
            ↓Group {
              Text("Title")
            }
            .padding()
            .bold()
          }
        }
        """,
        fixed: """
          struct Title: View {
            var body: some View {
              Text("Title")
                .padding()
                .bold()
            }
          }
          """),
      RuleExample(
        """
        struct Counter: View {
          @State private var count = 0
          var body: some View {
            ↓Group {
              Text("\\(count)")
            }
            .font(.title)
            .onTapGesture {
              count += 1

              print(
                count
              )
            }
          }
        }
        """,
        fixed: """
          struct Counter: View {
            @State private var count = 0
            var body: some View {
              Text("\\(count)")
                .font(.title)
                .onTapGesture {
                  count += 1

                  print(
                    count
                  )
                }
            }
          }
          """),
      RuleExample(
        """
        struct Title: View {
          var body: some View {
            ↓Group {
              Text("Title")
                .bold()
            }
            .padding()
          }
        }
        """,
        fixed: """
          struct Title: View {
            var body: some View {
              Text("Title")
                .bold()
                .padding()
            }
          }
          """),
      RuleExample(
        """
        struct Title: View {
          let isNew: Bool
          var body: some View {
            Group { if isNew { Text("New") } else { Text("Old") } }.padding()
            Group { Text("One"); Text("Two") }.padding()
          }
        }
        """),
      RuleExample(
        """
        struct Title: View {
          let names: [String]
          @ViewBuilder var both: some View { Text("One"); Text("Two") }
          var body: some View {
            Group { ForEach(names, id: \\.self) { Text($0) } }.padding()
            Group { both }.padding()
          }
        }
        """),
      RuleExample(
        """
        struct Icon: View {
          let name: String
          private var icon: Group<Text> { ↓Group { Text(name) } }
          func label() -> VStack<Group<Text>> { VStack { ↓Group { Text(name) } } }
          var body: some View {
            let local = ↓Group { Text(name) }
            icon
            label()
            local
          }
        }
        """),
      RuleExample(
        """
        struct Card: View {
          var body: some View {
            ↓Group {
              VStack {
                Text("Card")
              }.frame(width: 3)
            }
            .padding()
          }
        }
        """,
        fixed: """
          struct Card: View {
            var body: some View {
              VStack {
                Text("Card")
              }.frame(width: 3)
              .padding()
            }
          }
          """),
      RuleExample(
        """
        struct Card: View {
          var body: some View {
            ↓Group {
              VStack {
                Text("Card")
              }
              .padding().bold()
            }
            .background(.red)
          }
        }
        """,
        fixed: """
          struct Card: View {
            var body: some View {
              VStack {
                Text("Card")
              }
              .padding().bold()
              .background(.red)
            }
          }
          """),
    ], precision: RuleInfo.Precision(right: 9, of: 9, inApps: 11))

  static let isAboutSpelling = true
  static let visits: [NodeKind] = [.functionCallExpr]

  static func checksCalls(_ callee: Callee) -> Bool { callee.madeFact(.holds) == .views }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let closure = context.analyzer.arguments(of: node, context.record).last?.node, node.arguments.isEmpty,
      closure.kind == .closureExpr, closure.children.count == 1, let only = closure.children.first,
      let chain = ViewChain(only, in: context), let made = context.madeType(chain.core),
      context.analyzer.isView(chain.coreType),
      context.analyzer.decl(made).flags.isDisjoint(with: [.isRepeating, .isTransparent]), !context.isPreview
    else { return }
    let name = context.madeType(node).map { context.analyzer.name(of: $0) } ?? ""
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id, "this `\(name)` holds one view and does nothing; write the view alone",
        in: context.file, at: node.children.first?.range ?? node.range,
        notes: [Diagnostic.Note("the view", in: context.file, at: only.range)],
        fixIts: only.kind == .postfixIfConfigExpr || !context.mayHaveAnotherType(node)
          ? [] : fix(node, closure, only, context)))
  }

  /// The fix that replaces the group by the view, with the indentation of the group.
  private func fix(_ group: SyntaxNode, _ closure: SyntaxNode, _ view: SyntaxNode, _ context: RuleContext) -> [FixIt] {
    guard let brace = closure.ownToken(.rightBrace), brace.range.start >= view.range.end, !brace.range.isEmpty else {
      return []
    }
    // The fix would lose other text between the braces.
    let before = context.file.text(SourceRange(closure.range.start + 1, view.range.start))
    let after = context.file.text(SourceRange(view.range.end, closure.range.end - 1))
    let text = view.text
    guard before.allSatisfy(\.isWhitespace), after.allSatisfy(\.isWhitespace), !text.contains("\"\"\"") else {
      return []
    }
    let outer = context.file.indentation(at: group.range.start)
    let inner = context.file.indentation(at: view.range.start)
    guard let outer, let inner, inner.hasPrefix(outer) else {
      if text.utf8.contains(UInt8(ascii: "\n")) { return [] }
      return [FixIt("keep the view alone", [TextEdit(group.range, text)], isSafe: true)]
    }
    var edits = [TextEdit(group.range, SourceFile.reindented(text, from: inner, to: outer))]
    let lead = lead(ofModifiersOn: view, at: inner, under: outer, context)
    if lead != inner, let tail = tail(of: group, under: outer, context) {
      let moved = outer + lead.dropFirst(inner.count)
      edits.append(TextEdit(tail, SourceFile.reindented(context.file.text(tail), from: outer, to: moved)))
    }
    return [FixIt("keep the view alone", edits, isSafe: true)]
  }

  /// The indentation of a further modifier of the view: that of its last modifier on a separate line. Otherwise that of
  /// a brace that begins a line, or one step more than that of a view on one line.
  private func lead(
    ofModifiersOn view: SyntaxNode, at inner: String, under outer: String, _ context: RuleContext
  ) -> String {
    for (modifier, _) in context.modifications(of: view) {
      if let lead = context.lineLead(ofLastModifierOf: modifier) {
        return lead.hasPrefix(inner) && lead.allSatisfy(\.isWhitespace) ? String(lead) : inner
      }
    }
    let lastLine = view.text.lastIndex(where: \.isNewline).map { view.text[view.text.index(after: $0)...] } ?? ""
    return lastLine.hasPrefix(inner + "}") ? inner : inner + inner.dropFirst(outer.count)
  }

  /// The range of the group's modifiers on separate lines, whose brace the fix removes, with their nested lines, which
  /// keep their relative indentation.
  private func tail(of group: SyntaxNode, under outer: String, _ context: RuleContext) -> SourceRange? {
    guard let last = context.outerModifiers(of: group).last else { return nil }
    let range = SourceRange(group.range.end, last.range.end)
    let text = context.file.text(range)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).dropFirst()
    guard !text.contains("\"\"\""), lines.contains(where: { $0.hasPrefix(outer + ".") }),
      lines.allSatisfy({ $0.isEmpty || $0.hasPrefix(outer) })
    else { return nil }
    return range
  }
}
