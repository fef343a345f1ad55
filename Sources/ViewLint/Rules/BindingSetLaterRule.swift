import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a binding whose setter changes the value of its getter only after a pause.
struct BindingSetLaterRule: Rule {
  static let info = RuleInfo(
    "binding_set_later", .state, .warning, isFixable: false,
    summary: "the setter changes the value only after it has waited: the control snaps back until then",
    explanation: """
      A switch jumps back after a tap and changes again a moment later, and typed letters are lost. A control writes its \
      new value through the setter of its binding and reads the value again at once. A setter that only starts a task or \
      a request, and stores the value when that has ended, leaves the old value to be read. Store the new value in the \
      setter first, then start the work, and store the old value again if the work fails.
      """,
    silence: """
      The rule ignores setters with code that it cannot follow, bindings that present views, and setters that store the \
      value at once.
      """,
    examples: [
      RuleExample(
        """
        @MainActor final class Options: ObservableObject {
          @Published private(set) var isOn = false
          @Published private(set) var isLoud = false
          func change(_ isOn: Bool) {
            Task {
              try? await Task.sleep(for: .seconds(1))
              self.isOn = isOn
            }
          }
          func changeLoud(_ isLoud: Bool) {
            self.isLoud = isLoud
            Task { try? await Task.sleep(for: .seconds(1)) }
          }
        }
        struct OptionsView: View {
          @StateObject private var options = Options()
          var body: some View {
            Toggle("On", isOn: ↓Binding(get: { options.isOn }, set: { options.change($0) }))
            Toggle("Loud", isOn: Binding(get: { options.isLoud }, set: { options.changeLoud($0) }))
          }
        }
        """),
      RuleExample(
        """
        actor Store {
          private var name = ""
          func rename(_ name: String) async -> String {
            self.name = name
            return name
          }
        }
        struct Profile: View {
          let store: Store
          @State private var name = ""
          private var binding: Binding<String> {
            ↓Binding {
              name
            } set: { new in
              Task { name = await store.rename(new) }
            }
          }
          var body: some View { TextField("Name", text: binding) }
        }
        """),
      RuleExample(
        """
        @MainActor @Observable final class Server {
          var isRunning = false
          func set(_ isRunning: Bool) async {
            _ = try? await URLSession.shared.data(from: URL(string: "https://example.com")!)
            self.isRunning = isRunning
          }
        }
        struct ServerView: View {
          @State private var server = Server()
          var body: some View {
            Toggle("Runs", isOn: ↓Binding(get: { server.isRunning }, set: { new in Task { await server.set(new) } }))
          }
        }
        """),
      RuleExample(
        """
        @MainActor @Observable final class Server {
          var isRunning = false
          var error: String?
          func set(_ isRunning: Bool) {
            let old = self.isRunning
            self.isRunning = isRunning
            Task {
              do { _ = try await URLSession.shared.data(from: URL(string: "https://example.com")!) } catch {
                self.isRunning = old
              }
            }
          }
          func clear() {
            Task {
              try? await Task.sleep(for: .seconds(1))
              error = nil
            }
          }
        }
        struct ServerView: View {
          @State private var server = Server()
          let save: (Bool) -> Void
          var body: some View {
            Toggle("Runs", isOn: Binding(get: { server.isRunning }, set: { server.set($0) }))
            Toggle("Runs", isOn: Binding(get: { server.isRunning }, set: { save($0) }))
              .alert("Failed", isPresented: Binding(get: { server.error != nil }, set: { _ in server.clear() })) {}
          }
        }
        """),
      RuleExample(
        """
        struct Item: Identifiable {
          let id: Int
          var isOn: Bool
        }
        @MainActor final class Store: ObservableObject {
          @Published private(set) var items = [Item(id: 1, isOn: true)]
          func set(_ isOn: Bool, id: Int) async {
            try? await Task.sleep(for: .seconds(1))
            guard let index = items.firstIndex(where: { $0.id == id }) else { return }
            items[index].isOn = isOn
          }
        }
        struct Items: View {
          @StateObject private var store = Store()
          var body: some View { List(store.items) { row($0) } }
          private func row(_ item: Item) -> some View {
            Toggle("On", isOn: ↓Binding(get: { item.isOn }, set: { isOn in Task { await store.set(isOn, id: item.id) } }))
          }
        }
        """),
      RuleExample(
        """
        struct Extension: Identifiable { let id: Int; let isOn: Bool }
        @MainActor final class Extensions {
          static let shared = Extensions()
          func all() -> [Extension] { [] }
          func set(_ id: Int, _ isOn: Bool) async throws {}
        }
        struct ExtensionList: View {
          @State private var extensions: [Extension] = []
          var body: some View {
            List {
              ForEach(extensions) { row($0) }
            }
            .onAppear(perform: reload)
          }
          private func row(_ element: Extension) -> some View {
            Toggle("On", isOn: ↓Binding(get: { element.isOn }, set: { set(element.id, $0) }))
          }
          private func set(_ id: Int, _ isOn: Bool) {
            Task {
              try await Extensions.shared.set(id, isOn)
              reload()
            }
          }
          private func reload() { extensions = Extensions.shared.all() }
        }
        """),
      RuleExample(
        """
        @Observable @MainActor final class Account {
          var keepsHistory = true
          func save() async throws {}
          func setKeepsHistory(_ keeps: Bool) async throws {
            keepsHistory = keeps
            try await save()
          }
        }
        struct AccountSettings: View {
          @State private var account = Account()
          var body: some View {
            Toggle(
              "History",
              isOn: Binding(
                get: { account.keepsHistory },
                set: { keeps in Task { try await account.setKeepsHistory(keeps) } }
              ))
          }
        }
        """),
    ])

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The setter may call a model in another file.
  static let dependsOnWholeProgram = true

  private static let task: Name = "Task"

  static func checksCalls(_ callee: Callee) -> Bool { callee.makes(anyOf: [.binding]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard context.makes(node, anyOf: [.binding]), let getter = context.argument(node, .get),
      let setter = context.argument(node, .set), setter.kind == .closureExpr, getter.kind == .closureExpr,
      !context.isPreview, !isOfPresentation(context)
    else { return }
    let read = valuesRead(by: getter, context)
    let code = setter.children.filter { $0.kind != .closureSignature }
    guard !read.properties.isEmpty || read.element != nil, let later = laterWrite(of: read, in: code, context) else {
      return
    }
    let name = context.analyzer.name(of: read.element?.member ?? later.property)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "the control reads `\(name)` again right after it has called the setter, which changes it only after a pause: the "
          + "control snaps back to the old value until then; set `\(name)` first, and then start the work",
        in: context.file, at: node.range,
        notes: [Diagnostic.Note("it is changed here, after a pause", in: later.file, at: later.range)]))
  }

  /// Whether the binding presents a view, which may be closed later.
  private func isOfPresentation(_ context: RuleContext) -> Bool {
    for around in context.ancestors.reversed() {
      switch around.kind {
      case .labeledExpr: continue
      case .functionCallExpr: return context.calledFact(.presents, of: around) != nil
      default: return false
      }
    }
    return false
  }

  /// What a getter returns.
  private struct Read {
    /// The stored properties: `model.isOn` of `{ model.isOn }`.
    var properties: Set<DeclID> = []
    /// The member of a value that the body has copied from a collection, such as the element of a row: `row.isOn`.
    var element: (type: DeclID, member: DeclID)?

    /// Whether a write changes what the getter returns.
    func isChanged(by write: PropertyWrite, _ context: RuleContext) -> Bool {
      if properties.contains(write.property) { return true }
      guard let element, context.analyzer.isObserved(write.property) else { return false }
      if context.record.decl(of: write.target) == element.member { return true }
      // `rows = await load()`
      let type = context.analyzer.variableType(of: write.property)
      return context.analyzer.isKnown(type, .array)
        && context.nominal(context.analyzer.types.argument(type, 0)) == element.type
    }
  }

  private func valuesRead(by getter: SyntaxNode, _ context: RuleContext) -> Read {
    let analyzer = context.analyzer
    let statements = getter.children.filter { $0.kind != .closureSignature }
    guard statements.count == 1, let use = context.record.uses[statements[0].id], use.part == .value,
      context.isOwn(use.decl), analyzer.decl(use.decl).kind == .variable, !analyzer.decl(use.decl).has(.isComputed)
    else { return Read() }
    if analyzer.isObserved(use.decl) { return Read(properties: [use.decl]) }
    guard let base = statements[0].children.first, base.kind == .declReferenceExpr,
      context.record.uses[base.id].map({ $0.decl.file == analyzer.localFile || analyzer.isInput($0.decl) }) ?? true,
      let owner = analyzer.owner(of: use.decl).flatMap({ analyzer.nominal(of: $0) }),
      analyzer.decl(owner).kind == .structure, !context.conforms(owner, to: .view)
    else { return Read() }
    return Read(element: (owner, use.decl))
  }

  /// A write that happens after the setter has returned.
  private struct LaterWrite {
    let property: DeclID
    let file: SourceFile
    let range: SourceRange
  }

  /// The first write of a property in code that runs later; `nil` if the code may write it at once.
  private func laterWrite(of read: Read, in code: [SyntaxNode], _ context: RuleContext) -> LaterWrite? {
    let analyzer = context.analyzer
    let places = context.calledCode(of: code)
    for place in places {
      for part in place.partsAtOnce {
        if let write = PropertyWrite(part, place.context.record, analyzer), read.isChanged(by: write, place.context) {
          return nil
        }
        if part.kind == .functionCallExpr, !isFollowed(part, place.context) { return nil }
      }
    }
    for place in places {
      for closure in place.node.subtree where closure.kind == .closureExpr && isLater(closure, place) {
        let first = firstWrite(of: read, in: closure, hasWaited: false, place.context, depth: 0)
        if case .afterWaiting(let found) = first { return found }
      }
    }
    return nil
  }

  /// Whether a call has no unknown effects: it starts a task, or its code was followed, or it belongs to the system.
  private func isFollowed(_ call: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let use = context.record.uses[call.id] else { return false }
    if context.analyzer.isFromCatalogue(use.decl) { return true }
    return use.isMemberwise || context.analyzer.isInitializer(use.decl) || context.analyzer.calledBlock(of: use) != nil
  }

  /// Whether a closure is the work of a task, or of a call that keeps it for later.
  private func isLater(_ closure: SyntaxNode, _ place: ValueOrigin) -> Bool {
    place.node.contains { call in
      call.kind == .functionCallExpr && place.context.makes(call, anyOf: [Self.task])
        && place.context.analyzer.arguments(of: call, place.context.record).last?.node.id == closure.id
    }
  }

  private static let maximumDepth = 3

  /// When code first changes what the getter returns.
  private enum FirstWrite {
    case never
    case beforeWaiting
    case afterWaiting(LaterWrite)
  }

  /// The first write in the code of a task, or in a function of the program that it calls.
  private func firstWrite(
    of read: Read, in code: SyntaxNode, hasWaited: Bool, _ context: RuleContext, depth: Int
  ) -> FirstWrite {
    var hasWaited = hasWaited
    var followed: Set<NodeID> = []
    for part in code.subtree {
      for call in part.kind == .awaitExpr ? Array(part.subtree) : [part] where call.kind == .functionCallExpr {
        guard depth < Self.maximumDepth, followed.insert(call.id).inserted, let use = context.record.uses[call.id],
          context.analyzer.isOwnFunction(use.decl), let block = context.analyzer.node(of: use.decl).child(.codeBlock)
        else { continue }
        let inner = RuleContext(context.analyzer, use.decl.file)
        inner.enter(use.decl)
        let first = firstWrite(of: read, in: block, hasWaited: hasWaited, inner, depth: depth + 1)
        if case .never = first { continue }
        return first
      }
      if part.kind == .awaitExpr { hasWaited = true }
      guard let write = PropertyWrite(part, context.record, context.analyzer), read.isChanged(by: write, context) else {
        continue
      }
      let waitsFirst = write.value?.contains { $0.kind == .awaitExpr } ?? false
      return hasWaited || waitsFirst
        ? .afterWaiting(LaterWrite(property: write.property, file: context.file, range: part.range)) : .beforeWaiting
    }
    return .never
  }
}
