import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about rows that are moved by removing and inserting them at the offset of `onMove`.
struct MoveIndexShiftedRule: Rule {
  static let info = RuleInfo(
    "move_index_shifted", .correctness, .warning, isFixable: false,
    summary: "the row is inserted one place too far down, or past the end, because it was removed before",
    explanation: """
      A row that a person drags down ends one place too far, and the app stops when it is dragged to the end. The second \
      value that `onMove` passes is an offset in the data with the moved row still in it: one that is behind the row is \
      one too large after the row has been removed. `move(fromOffsets:toOffset:)` counts in the same way as `onMove`.
      """,
    silence: "The rule ignores code that calculates with the offset before it uses it.",
    examples: [
      RuleExample(
        """
        struct Songs: View {
          @State private var songs = ["A", "B", "C"]
          var body: some View {
            List {
              ForEach(songs, id: \\.self) { Text($0) }
                .onMove(perform: move)
            }
          }
          private func move(from source: IndexSet, to destination: Int) {
            guard let first = source.first else { return }
            let song = songs.remove(at: first)
            songs.insert(song, at: ↓destination)
          }
        }
        """),
      RuleExample(
        """
        struct Songs: View {
          @State private var songs = ["A", "B", "C"]
          @State private var more = ["A", "B", "C"]
          var body: some View {
            List {
              ForEach(songs, id: \\.self) { Text($0) }
                .onMove { from, to in songs.swapAt(from.first!, ↓to) }
              ForEach(more, id: \\.self) { Text($0) }
                .onMove { more.insert(more.remove(at: $0.first!), at: ↓$1) }
            }
          }
        }
        """),
      RuleExample(
        """
        final class Queue: ObservableObject {
          @Published var songs = ["A", "B", "C"]
          func move(_ source: IndexSet, _ target: Int) {
            let moved = source.map { songs[$0] }
            songs.remove(atOffsets: source)
            songs.insert(contentsOf: moved, at: ↓target)
          }
        }
        struct Songs: View {
          @StateObject private var queue = Queue()
          var body: some View {
            List {
              ForEach(queue.songs, id: \\.self) { Text($0) }
                .onMove(perform: queue.move)
            }
          }
        }
        """),
      RuleExample(
        """
        struct Songs: View {
          @State private var songs = ["A", "B", "C"]
          @State private var log: [Int] = []
          var body: some View {
            List {
              ForEach(songs, id: \\.self) { Text($0) }
                .onMove { songs.move(fromOffsets: $0, toOffset: $1) }
              ForEach(songs, id: \\.self) { Text($0) }
                .onMove { from, to in
                  guard let first = from.first else { return }
                  let song = songs.remove(at: first)
                  songs.insert(song, at: to > first ? to - 1 : to)
                }
              ForEach(songs, id: \\.self) { Text($0) }
                .onMove { from, to in
                  guard let first = from.first else { return }
                  var target = to
                  if target > first { target -= 1 }
                  let song = songs.remove(at: first)
                  songs.insert(song, at: target)
                  log.insert(to, at: 0)
                }
            }
          }
        }
        """),
    ])

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The action may be a function of a model in another file.
  static let dependsOnWholeProgram = true

  private static let move = CatalogueMember("DynamicViewContent", "onMove")
  private static let insert: Name = "insert"
  private static let swap: Name = "swapAt"
  private static let removals: Set<Name> = ["remove", "removeSubrange", "removeAll"]
  private static let place: Name = "at"

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [move]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard context.isUse(node, of: Self.move), !context.isPreview,
      let action = context.analyzer.arguments(of: node, context.record).last?.node,
      let code = context.code(ofAction: action, isOfAnyType: true),
      let target = offset(of: action, code, context)
    else { return }
    let parts = code.statements.flatMap(\.subtree)
    for call in parts where call.kind == .functionCallExpr {
      guard let name = call.calleeName, code.context.isFromCatalogue(call), let list = call.memberBase,
        let index = index(of: call, code.context), index.kind == .declReferenceExpr, index.text == target
      else { continue }
      let word = call.name(of: name)
      let isSwap = word == Self.swap
      guard isSwap || word == Self.insert && removes(from: list, before: call, parts) else { continue }
      let list1 = RuleText.oneLine(list.text)
      let effect =
        isSwap
        ? "`\(target)` is the place before which the row goes, and the number of rows at the end, where this stops the app"
        : "`\(target)` counts the moved row, which is removed here: the row goes one place too far down, and past the end it "
          + "stops the app"
      context.report(
        Diagnostic(
          Self.info.level, Self.info.id, "\(effect); use `\(list1).move(fromOffsets:toOffset:)`", in: code.context.file,
          at: index.range,
          notes: code.isHere
            ? [] : [Diagnostic.Note("rows are moved here", in: context.file, at: node.calleeName?.range ?? node.range)])
      )
    }
  }

  /// The name of the offset in the code of the action.
  private func offset(of action: SyntaxNode, _ code: RuleContext.ActionCode, _ context: RuleContext) -> String? {
    if code.isHere {
      guard action.kind == .closureExpr else { return nil }
      return action.closureParameterNames(unnamed: 2).dropFirst().first?.text
    }
    guard let function = code.context.decl else { return nil }
    let parameters = context.analyzer.signature(of: function).parameters
    guard parameters.count == 2 else { return nil }
    return parameters[1].name.text
  }

  /// The index at which a call inserts or with which it exchanges.
  private func index(of call: SyntaxNode, _ context: RuleContext) -> SyntaxNode? {
    let arguments = context.analyzer.arguments(of: call, context.record)
    return arguments.first { $0.label == Self.place }?.node ?? arguments.last?.node
  }

  /// Whether an element is removed from the same list before a call inserts one.
  private func removes(from list: SyntaxNode, before insertion: SyntaxNode, _ parts: [SyntaxNode]) -> Bool {
    parts.contains { call in
      guard call.kind == .functionCallExpr, let name = call.calleeName, Self.removals.contains(call.name(of: name)),
        let base = call.memberBase
      else { return false }
      return base.plainText == list.plainText && call.range.start < insertion.range.end
        && call.range.end <= insertion.range.end
    }
  }
}
