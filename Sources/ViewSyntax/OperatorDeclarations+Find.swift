import ViewSource

extension OperatorDeclarations {
  /// The operator declarations of a file, found in its tokens: folding the first expression needs them.
  static func find(in tokens: borrowing Column<Token>, bytes: SourceBytes) -> OperatorDeclarations {
    var found = OperatorDeclarations()
    for index in 0..<tokens.count {
      switch tokens[index].kind {
      case .operatorKeyword where index > 0 && tokens[index - 1].kind == .infixKeyword:
        found.addOperator(at: index, tokens, bytes)
      case .precedencegroupKeyword: found.addGroup(at: index, tokens, bytes)
      default: break
      }
    }
    return found
  }

  /// Adds an operator at `operator`: name (`:` group)?
  private mutating func addOperator(at index: Int, _ tokens: borrowing Column<Token>, _ bytes: SourceBytes) {
    guard index + 3 < tokens.count, tokens[index + 1].kind != .endOfFile else { return }
    let hasGroup = tokens[index + 2].kind == .colon && tokens[index + 3].kind.isName
    operators.append((bytes.text(tokens[index + 1].range), hasGroup ? bytes.text(tokens[index + 3].range) : nil))
  }

  /// Adds a group at `precedencegroup`: name `{` (relation `:` names)* `}`
  ///
  /// A group contains no braces, so an opening brace ends it too: no token is read for two groups.
  private mutating func addGroup(at start: Int, _ tokens: borrowing Column<Token>, _ bytes: SourceBytes) {
    guard start + 2 < tokens.count, tokens[start + 1].kind.isName, tokens[start + 2].kind == .leftBrace else { return }
    var group = Group(name: bytes.text(tokens[start + 1].range))
    var relation = TokenKind.endOfFile
    var index = start + 3
    while tokens[index].kind != .rightBrace, tokens[index].kind != .leftBrace, tokens[index].kind != .endOfFile {
      let token = tokens[index]
      if tokens[index + 1].kind == .colon {
        relation = token.kind
        index += 1
      } else if token.kind.isName {
        switch relation {
        case .higherThanKeyword: group.higherThan.append(bytes.text(token.range))
        case .lowerThanKeyword: group.lowerThan.append(bytes.text(token.range))
        case .associativityKeyword:
          group.associativity = token.kind == .leftKeyword ? .left : token.kind == .rightKeyword ? .right : .none
        default: break
        }
      }
      index += 1
    }
    groups.append(group)
  }
}
