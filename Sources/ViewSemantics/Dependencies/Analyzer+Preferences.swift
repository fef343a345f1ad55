import ViewCatalog
import ViewSource
import ViewSyntax

/// Preferences that views send up, and the state written in response.
extension Analyzer {
  /// The properties that preference actions write, by the properties that the preference value depends on: `height` in
  /// `Rows(count: count).onPreferenceChange(HeightKey.self) { height = $0 }`, by `count`, if `Rows` sends `count * 44`.
  ///
  /// - Parameter children: the views that the body makes.
  func preferenceFollowers(of view: DeclID, _ children: [ChildInput]) -> [DeclID: Set<DeclID>] {
    var found: [DeclID: Set<DeclID>] = [:]
    let members = viewMembers(of: view)
    for member in members {
      let record = record(of: member)
      guard record.uses.values.contains(where: isToldOfPreference) else { continue }
      for call in node(of: member).subtree {
        guard call.kind == .functionCallExpr, let use = record.uses[call.id], isToldOfPreference(use),
          let base = call.children.first?.children.first, let key = preferenceKey(of: call, record)
        else { continue }
        let targets = writtenByAction(of: call, record)
        if targets.isEmpty { continue }
        var sources = propertiesSent(under: key, in: base, record)
        for helper in members where helper != member && base.subtree.contains(where: { record.decl(of: $0) == helper })
        {
          sources.formUnion(propertiesSent(under: key, in: node(of: helper), self.record(of: helper)))
        }
        for child in children {
          let place = child.site ?? ChildInput.Site(file: child.file, range: child.range)
          guard place.file == member.file, base.range.contains(place.range) else { continue }
          let sent = viewMembers(of: child.view).reduce(into: Set<DeclID>()) { sent, part in
            sent.formUnion(propertiesSent(under: key, in: node(of: part), self.record(of: part)))
          }
          for input in child.inputs where sent.contains(input.property) {
            sources.formUnion(input.values.union(input.bindings))
          }
        }
        for source in sources { found[source, default: []].formUnion(targets.subtracting([source])) }
      }
    }
    return found
  }

  /// The body of a view and its helpers that make views.
  private func viewMembers(of view: DeclID) -> [DeclID] {
    guard isOwn(view) else { return [] }
    let parts = [view] + (view.file == .local ? [] : program.extensions(of: view))
    return parts.flatMap { children(of: $0) }.filter { member in
      (decl(member).kind == .function || decl(member).has(.isComputed)) && isView(variableOrResultType(of: member))
    }
  }

  private func isToldOfPreference(_ use: BodyRecord.Use) -> Bool { fact(.hot, of: use.decl) == .preference }

  /// The type of `HeightKey` in `onPreferenceChange(HeightKey.self)`.
  private func preferenceKey(of call: SyntaxNode, _ record: BodyRecord) -> TypeID? {
    arguments(of: call, record).first.flatMap { record.types[$0.node.id] }
  }

  /// The properties that an action writes, directly or through a method of the program.
  private func writtenByAction(of call: SyntaxNode, _ record: BodyRecord) -> Set<DeclID> {
    guard let action = arguments(of: call, record).last?.node, action.kind == .closureExpr else { return [] }
    var written = Set(propertiesWritten(in: action, record))
    for part in action.subtree where part.kind == .functionCallExpr {
      guard let use = record.uses[part.id], isOwn(use.decl), use.decl.file != localFile,
        decl(use.decl).kind == .function
      else { continue }
      written.formUnion(propertiesWritten(in: node(of: use.decl), self.record(of: use.decl)))
    }
    return written
  }

  /// The properties that a preference's value under a key depends on, in some code.
  private func propertiesSent(under key: TypeID, in code: SyntaxNode, _ record: BodyRecord) -> Set<DeclID> {
    var found: Set<DeclID> = []
    for call in code.subtree where call.kind == .functionCallExpr {
      guard let use = record.uses[call.id], catalogueText(.announces, of: use.decl) != nil,
        preferenceKey(of: call, record) == key, let value = arguments(of: call, record).last?.node
      else { continue }
      for part in value.subtree {
        guard let read = record.uses[part.id], read.part == .value, isOwn(read.decl), isMember(read.decl),
          decl(read.decl).kind == .variable, !decl(read.decl).has(.isStatic)
        else { continue }
        found.insert(read.decl)
      }
    }
    return found
  }
}
