/// The messages of the parser.
extension SyntaxMessage {
  // Brackets
  static let expectedClosingParen = expected("`)`")
  static let expectedClosingParenBeforeStatement = SyntaxMessage("expected `)` before the next statement")
  static let expectedClosingBracketBeforeStatement = SyntaxMessage("expected `]` before the next statement")
  static let expectedClosingBracket = expected("`]`")
  static let expectedClosingBrace = SyntaxMessage("expected `}`")
  static let expectedClosingAngle = expected("`>`")
  static let expectedOpeningBrace = expected("`{`")
  static let expectedOpeningParen = expected("`(`")
  static let openedHere = SyntaxMessage("opened here")
  static let extraneousBrace = SyntaxMessage("this `}` closes nothing; remove it")
  static let nestedTooDeep = SyntaxMessage(
    "more than 256 levels of nesting; move a part of it into its own declaration")
  static let chainTooLong = SyntaxMessage(
    "a chain of more than 4096 parts; move a part of it into its own declaration")

  static func expectedClosingOrComma(_ closing: TokenKind) -> SyntaxMessage {
    expected("`,` or `\(closing.spelling ?? ")")`")
  }

  // Separators
  static let expectedComma = expected("`,` between two elements")
  static let consecutiveStatements = SyntaxMessage("two statements on a line; put `;` or a line break between them")
  static let consecutiveDeclarations = SyntaxMessage("two declarations on a line; put `;` or a line break between them")

  // Statements
  static let expectedStatement = SyntaxMessage("expected a statement")
  static let topLevelClosure = SyntaxMessage("a statement at the top of a file cannot begin with `{`")
  static let expectedPlatform = SyntaxMessage("expected a platform and its version, or `*`")
  static let expectedCondition = expected("a condition")
  static let expectedCaseEqual = expected("`=` and the value to match")
  static let expectedElseBlock = expected("`{` or `if` after `else`")
  static let expectedGuardElse = expected("`else` after the condition of `guard`")
  static let expectedRepeatWhile = expected("`while` and a condition after the body of `repeat`")
  static let expectedForIn = expected("`in` and a sequence")
  static let expectedSequence = expected("a sequence to iterate over")
  static let expectedSubject = expected("a value to switch over")
  static let expectedSwitchBrace = expected("`{` after the value of `switch`")
  static let expectedCase = SyntaxMessage("expected `case` or `default`; everything in a `switch` belongs to one")
  static let expectedCaseColon = expected("`:` after the case")
  static let emptyCase = SyntaxMessage("a case needs a statement; write `break` to do nothing")
  static let caseOutsideSwitch = SyntaxMessage("a case belongs in a `switch` or an `enum`")

  // Expressions
  static let expectedExpr = SyntaxMessage("expected an expression")
  static let argumentOutsideClosure = SyntaxMessage("`$0` can only be used in a closure without named parameters")
  static let expectedTernaryColon = expected("`:` and the value if the condition is false")
  static let questionHere = SyntaxMessage("the `?` is here")
  static let expectedMember = expected("the name of a member after `.`")
  static let expectedImplicitMember = SyntaxMessage("expected the name of a member after `.`")
  static let expectedName = expected("a name")
  static let expectedDictionaryColon = expected("`:` and a value, as for the keys before")
  static let expectedIn = SyntaxMessage("expected `in` after the signature of the closure")
  static let expectedParameterName = SyntaxMessage("expected the name of a parameter after `,`")
  static let expectedInitialValue = expected("a value after `=`")
  static let expectedMacroName = expected("the name of a macro after `#`")
  static let expectedKeyPathRoot = expected("a type or `.` after `\\`")
  static let expectedChain = expected("a member that continues the expression before `#if`")

  // Patterns and types
  static let nestedBinding = SyntaxMessage("`let` or `var` is written once for a pattern; remove this one")
  static let expectedPattern = expected("a pattern")
  static let expectedType = expected("a type")
  static let expectedCastType = SyntaxMessage("expected the type to cast to")
  static let expectedRequirement = expected("`:` or `==` in the requirement")
  static let expectedGenericParameter = expected("the name of a generic parameter")

  // Declarations
  static let expectedDecl = SyntaxMessage("expected a declaration")
  static let accessOfLocalDecl = SyntaxMessage(
    "a declaration in a body cannot have an access level; remove it, or close the body before it")
  static let memberInBody = SyntaxMessage("this belongs in a type; close the body before it")
  static let fileDeclInBody = SyntaxMessage("this belongs at the top level of a file; close what is open before it")
  static let expectedMemberDecl = SyntaxMessage("expected a declaration; statements belong in a function or a getter")
  static let expectedVar = SyntaxMessage("expected `var` or `let` before the property")
  static let expectedFunc = SyntaxMessage("expected `func` before the method")
  static let expectedTypeName = expected("the name of the type")
  static let expectedFunctionName = expected("the name of the function")
  static let expectedCaseName = expected("the name of the case")
  static let expectedParameters = expected("`(` and the parameters")
  static let expectedParameterType = expected("`:` and the type of the parameter")
  static let inoutBeforeName = SyntaxMessage("`inout` goes before the type, not before the name")
  static let effectsBehindArrow = SyntaxMessage("`async` and `throws` go before `->`")
  static let keywordAsName = SyntaxMessage("a reserved word needs backticks to be a name")
  static let initializerWithoutPeriod = SyntaxMessage("an initializer is called as `.init` or by the name of its type")
  static let initializerWithName = SyntaxMessage("an initializer has no name")
  static let initializerWithResult = SyntaxMessage("an initializer has no result type")
  static let deinitializerWithParameters = SyntaxMessage("a deinitializer has no parameters")
  static let subscriptWithName = SyntaxMessage("a subscript has no name")
  static let expectedSubscriptArrow = expected("`->` and the type of the subscript")
  static let expectedTypealiasEqual = expected("`=` and a type")
  static let expectedModule = expected("the name of a module")
  static let expectedOperator = expected("an operator")
  static let expectedPrecedenceGroup = expected("the name of a precedence group")
  static let expectedAccessor = expected("`get`, `set`, `willSet` or `didSet`")
  static let loneAt = SyntaxMessage("expected the name of an attribute directly after `@`")
  static let expectedAttribute = expected("the name of an attribute after `@`")

  // Directives
  static let expectedCompilationCondition = expected("a condition after `#if`")
  static let tokensBehindDirective = SyntaxMessage("nothing else may be on the line of a directive")
  static let expectedEndif = SyntaxMessage("expected `#endif`")
  static let ifHere = SyntaxMessage("the `#if` is here")
  static let strayDirective = SyntaxMessage("there is no `#if` for this directive")
}
