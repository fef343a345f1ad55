/// What the parser says.
extension SyntaxMessage {
  // Brackets
  static let expectedClosingParen = SyntaxMessage("expected `)`")
  static let expectedClosingBracket = SyntaxMessage("expected `]`")
  static let expectedClosingBrace = SyntaxMessage("expected `}`")
  static let expectedClosingAngle = SyntaxMessage("expected `>`")
  static let expectedOpeningBrace = SyntaxMessage("expected `{`")
  static let expectedOpeningParen = SyntaxMessage("expected `(`")
  static let openedHere = SyntaxMessage("to close what is opened here")
  static let extraneousBrace = SyntaxMessage("this `}` closes nothing; remove it")
  static let nestedTooDeep = SyntaxMessage(
    "more than 256 levels of nesting; take a part out into a declaration of its own")
  static let chainTooLong = SyntaxMessage(
    "a chain of more than 4096 parts; take a part out into a declaration of its own")

  static func expectedClosingOrComma(_ closing: TokenKind) -> SyntaxMessage {
    SyntaxMessage("expected `,` or `\(closing.spelling ?? ")")`")
  }

  // Separators
  static let expectedComma = SyntaxMessage("expected `,` between two elements")
  static let consecutiveStatements = SyntaxMessage("two statements on a line; put `;` or a line break between them")
  static let consecutiveDeclarations = SyntaxMessage("two declarations on a line; put `;` or a line break between them")

  // Statements
  static let expectedStatement = SyntaxMessage("expected a statement")
  static let topLevelClosure = SyntaxMessage("a statement at the top of a file cannot begin with `{`")
  static let expectedCondition = SyntaxMessage("expected a condition before `{`")
  static let expectedCaseEqual = SyntaxMessage("expected `=` and the value to match")
  static let expectedElseBlock = SyntaxMessage("expected `{` or `if` after `else`")
  static let expectedGuardElse = SyntaxMessage("expected `else` after the condition of `guard`")
  static let expectedRepeatWhile = SyntaxMessage("expected `while` and a condition after the body of `repeat`")
  static let expectedForIn = SyntaxMessage("expected `in` and a sequence")
  static let expectedSequence = SyntaxMessage("expected a sequence to go through")
  static let expectedSubject = SyntaxMessage("expected a value to switch over")
  static let expectedSwitchBrace = SyntaxMessage("expected `{` after the value of `switch`")
  static let expectedCase = SyntaxMessage("expected `case` or `default`; everything in a `switch` belongs to one")
  static let expectedCaseColon = SyntaxMessage("expected `:` after the case")
  static let emptyCase = SyntaxMessage("a case needs a statement; write `break` to do nothing")
  static let caseOutsideSwitch = SyntaxMessage("a case belongs into a `switch` or an `enum`")

  // Expressions
  static let expectedExpr = SyntaxMessage("expected an expression")
  static let expectedTernaryColon = SyntaxMessage("expected `:` and what the expression is otherwise")
  static let questionHere = SyntaxMessage("the `?` stands here")
  static let expectedMember = SyntaxMessage("expected the name of a member after `.`")
  static let expectedName = SyntaxMessage("expected a name")
  static let expectedDictionaryColon = SyntaxMessage("expected `:` and a value, as for the keys before")
  static let expectedIn = SyntaxMessage("expected `in` after the signature of the closure")
  static let expectedInitialValue = SyntaxMessage("expected a value after `=`")
  static let expectedMacroName = SyntaxMessage("expected the name of a macro after `#`")
  static let expectedKeyPathRoot = SyntaxMessage("expected a type or `.` after `\\`")
  static let expectedChain = SyntaxMessage("expected a member that goes on the expression before `#if`")

  // Patterns and types
  static let expectedPattern = SyntaxMessage("expected a pattern")
  static let expectedType = SyntaxMessage("expected a type")
  static let expectedRequirement = SyntaxMessage("expected `:` or `==` in the requirement")
  static let expectedGenericParameter = SyntaxMessage("expected the name of a generic parameter")

  // Declarations
  static let expectedDecl = SyntaxMessage("expected a declaration")
  static let expectedMemberDecl = SyntaxMessage("expected a declaration; statements belong into a function or a getter")
  static let expectedVar = SyntaxMessage("expected `var` or `let` before the property")
  static let expectedFunc = SyntaxMessage("expected `func` before the method")
  static let expectedTypeName = SyntaxMessage("expected the name of the type")
  static let expectedFunctionName = SyntaxMessage("expected the name of the function")
  static let expectedCaseName = SyntaxMessage("expected the name of the case")
  static let expectedParameters = SyntaxMessage("expected `(` and the parameters")
  static let expectedParameterType = SyntaxMessage("expected `:` and the type of the parameter")
  static let inoutBeforeName = SyntaxMessage("`inout` stands before the type, not before the name")
  static let effectsBehindArrow = SyntaxMessage("`async` and `throws` stand before `->`")
  static let keywordAsName = SyntaxMessage("a reserved word needs backticks to be a name")
  static let initializerWithName = SyntaxMessage("an initialiser has no name")
  static let initializerWithResult = SyntaxMessage("an initialiser has no result type")
  static let deinitializerWithParameters = SyntaxMessage("a deinitialiser has no parameters")
  static let subscriptWithName = SyntaxMessage("a subscript has no name")
  static let expectedSubscriptArrow = SyntaxMessage("expected `->` and the type of the subscript")
  static let expectedTypealiasEqual = SyntaxMessage("expected `=` and a type")
  static let expectedModule = SyntaxMessage("expected the name of a module")
  static let expectedOperator = SyntaxMessage("expected an operator")
  static let expectedPrecedenceGroup = SyntaxMessage("expected the name of a precedence group")
  static let expectedAccessor = SyntaxMessage("expected `get`, `set`, `willSet` or `didSet`")
  static let expectedAttribute = SyntaxMessage("expected the name of an attribute after `@`")

  // Directives
  static let expectedCompilationCondition = SyntaxMessage("expected a condition after `#if`")
  static let tokensBehindDirective = SyntaxMessage("nothing else may stand on the line of a directive")
  static let expectedEndif = SyntaxMessage("expected `#endif`")
  static let ifHere = SyntaxMessage("the `#if` stands here")
  static let strayDirective = SyntaxMessage("this directive belongs to no `#if`")
}
