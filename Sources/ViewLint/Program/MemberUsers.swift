import ViewSemantics

/// The users of the members in `ownMembers` claims, which say that no other code uses the members.
struct MemberUsers: Sendable {
  private var users: [DeclID: [DeclID]] = [:]

  /// Walks the edges of the graph only if there is such a claim.
  init(_ claims: [Claim], _ facts: ProgramFacts) {
    let asked = Set(
      claims.flatMap { claim in
        [claim.condition, claim.fixCondition].compactMap { $0 }.flatMap { MemberUsers.members(of: $0) }
      })
    if asked.isEmpty { return }
    for (from, edges) in facts.graph.edges {
      for edge in edges where asked.contains(edge.target) { users[edge.target, default: []].append(from) }
    }
  }

  func of(_ member: DeclID) -> [DeclID] { users[member] ?? [] }

  private static func members(of condition: ProgramCondition) -> [DeclID] {
    switch condition {
    case .ownMembers(let members, _): members
    case .all(let conditions): conditions.flatMap { MemberUsers.members(of: $0) }
    default: []
    }
  }
}
