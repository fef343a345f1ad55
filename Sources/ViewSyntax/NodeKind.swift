/// The kind of a node. The comment of each kind is its schema: its children in order, `?` for at most one, `*` for any
/// number, `+` for at least one, and in backquotes its own tokens. A `Missing…` node replaces a required child that is
/// absent; `Unexpected` nodes may occur anywhere.
///
/// The order of the cases matters: declarations, statements, expressions, patterns and types are contiguous ranges.
public enum NodeKind: UInt8, Sendable, CaseIterable, BitwiseCopyable {
  // MARK: The file and its pieces

  /// `#!`? Stmt* `;`* end
  case sourceFile
  /// Tokens that do not fit the grammar.
  case unexpected
  /// No token; a bracket, a word or a separator was expected here.
  case missingToken
  /// `{` Stmt* `}`
  case codeBlock
  /// `{` Decl* `}`
  case memberBlock
  /// Attribute* and `public`, `private(set)`, `lazy` …; an IfConfigDecl for attributes under `#if`
  case modifierList
  /// `@` Type (`(` (Expr | LabeledExpr)* `)`)?; arguments that are not expressions are tokens of the attribute
  case attribute
  /// `#if` condition, or `#elseif` condition, or `#else`: Expr? then Stmt* | Decl* | SwitchCase* | Attribute* | Expr
  case ifConfigClause
  /// `os(iOS)`, `swift(>=6)`, `canImport(M)` in the condition of `#if`
  case compilationCondition
  /// `<` GenericParameter* WhereClause? `>`
  case genericParameterClause
  /// ModifierList? (`each` | `let`)? name (`:` Type)?
  case genericParameter
  /// `where` (ConformanceRequirement | SameTypeRequirement)*
  case whereClause
  /// Type `:` Type
  case conformanceRequirement
  /// Type `==` (Type | Expr)
  case sameTypeRequirement
  /// `:` Type*
  case inheritanceClause
  /// `<` names `>` of a protocol
  case primaryAssociatedTypeClause
  /// `(` Parameter* `)`
  case parameterClause
  /// ModifierList? names `:`? Type? `...`? InitializerClause?
  case parameter
  /// `throws` `(` Type `)`
  case throwsClause
  /// `=` Expr
  case initializerClause
  /// `:` Type
  case typeAnnotation
  /// Pattern TypeAnnotation? InitializerClause? (AccessorBlock | CodeBlock)?
  case patternBinding
  /// `{` AccessorDecl* `}`
  case accessorBlock
  /// name ParameterClause? InitializerClause?
  case enumCaseElement
  /// Attribute? `case` SwitchCaseItem+ `:` Stmt*, or `default` `:` Stmt*
  case switchCase
  /// (Pattern | Expr) WhereGuard?
  case switchCaseItem
  /// `where` Expr
  case whereGuard
  /// `catch` SwitchCaseItem* CodeBlock
  case catchClause
  /// (`let` | `var`) Pattern TypeAnnotation? InitializerClause?
  case optionalBindingCondition
  /// `case` (Pattern | Expr) TypeAnnotation? InitializerClause
  case matchingPatternCondition
  /// `#available(…)`, `#unavailable(…)`
  case availabilityCondition
  /// ModifierList? ClosureCaptureClause? (ParameterClause | ClosureParameter*)? effects ThrowsClause? (`->` Type)? `in`
  case closureSignature
  /// `[` ClosureCapture* `]`
  case closureCaptureClause
  /// `weak`? name InitializerClause?, or an expression to capture
  case closureCapture
  /// A parameter's name without parentheses around it
  case closureParameter
  /// label `:` Expr
  case labeledExpr
  /// label `:` Expr: a trailing closure after the first
  case labeledTrailingClosure
  /// `\(` (Expr | LabeledExpr)* `)`
  case stringInterpolation
  /// `.` name GenericArgumentClause?
  case keyPathProperty
  /// `[` (Expr | LabeledExpr)* `]`
  case keyPathSubscript
  /// `(` (Expr | LabeledExpr)* `)`
  case keyPathCall
  /// `?` or `!`
  case keyPathOptional
  /// `<` (Type | Expr)* `>`
  case genericArgumentClause
  /// names `:` Type `...`? InitializerClause?
  case tupleTypeElement
  /// label `:` Pattern
  case tuplePatternElement

  // MARK: Declarations

  /// No token; a declaration was expected here.
  case missingDecl
  /// ModifierList? `import` kind? path
  case importDecl
  /// `using` Attribute | `using` `nonisolated`
  case usingDecl
  /// ModifierList? `struct` name GenericParameterClause? InheritanceClause? WhereClause? MemberBlock
  case structDecl
  /// ModifierList? `class` …
  case classDecl
  /// ModifierList? `actor` …
  case actorDecl
  /// ModifierList? `enum` …
  case enumDecl
  /// ModifierList? `protocol` name PrimaryAssociatedTypeClause? InheritanceClause? WhereClause? MemberBlock
  case protocolDecl
  /// ModifierList? `extension` Type InheritanceClause? WhereClause? MemberBlock
  case extensionDecl
  /// ModifierList? `typealias` name GenericParameterClause? `=` Type WhereClause?
  case typealiasDecl
  /// ModifierList? `associatedtype` name InheritanceClause? (`=` Type)? WhereClause?
  case associatedTypeDecl
  /// ModifierList? `func` name GenericParameterClause? ParameterClause effects ThrowsClause? (`->` Type)? WhereClause?
  /// CodeBlock?
  case functionDecl
  /// ModifierList? `init` `?`? GenericParameterClause? ParameterClause effects ThrowsClause? WhereClause? CodeBlock?
  case initializerDecl
  /// ModifierList? `deinit` effects CodeBlock?
  case deinitializerDecl
  /// ModifierList? `subscript` GenericParameterClause? ParameterClause `->` Type WhereClause?
  /// (AccessorBlock | CodeBlock)?
  case subscriptDecl
  /// ModifierList? (`let` | `var`) PatternBinding+
  case variableDecl
  /// ModifierList? (`get` | `set` | `willSet` …) (`(` name `)`)? effects ThrowsClause? CodeBlock?
  case accessorDecl
  /// ModifierList? `case` EnumCaseElement+
  case enumCaseDecl
  /// ModifierList? `operator` name (`:` groups)?
  case operatorDecl
  /// ModifierList? `precedencegroup` name `{` … `}`
  case precedenceGroupDecl
  /// ModifierList? `macro` name GenericParameterClause? ParameterClause (`->` Type)? InitializerClause? WhereClause?
  case macroDecl
  /// ModifierList? `#` name GenericArgumentClause? (Expr | LabeledExpr)* ClosureExpr? LabeledTrailingClosure*
  case macroExpansionDecl
  /// IfConfigClause+ `#endif`
  case ifConfigDecl
  /// `#sourceLocation(…)`
  case sourceLocationDirective

  // MARK: Statements

  /// label `:` Stmt
  case labeledStmt
  /// `guard` Condition+ `else` CodeBlock
  case guardStmt
  /// `while` Condition+ CodeBlock
  case whileStmt
  /// `repeat` CodeBlock `while` Expr
  case repeatStmt
  /// `for` `try`? `await`? `case`? Pattern TypeAnnotation? `in` Expr WhereGuard? CodeBlock
  case forStmt
  /// `do` ThrowsClause? CodeBlock CatchClause*
  case doStmt
  /// `defer` CodeBlock
  case deferStmt
  /// `return` Expr?
  case returnStmt
  /// `throw` Expr
  case throwStmt
  /// `break` label?
  case breakStmt
  /// `continue` label?
  case continueStmt
  /// `fallthrough`
  case fallthroughStmt
  /// `yield` Expr*
  case yieldStmt
  /// `discard` Expr
  case discardStmt

  // MARK: Expressions

  /// No token; an expression was expected here.
  case missingExpr
  /// name, or `name(label:)`, or an operator as a value; `self`, `Self`, `$0`
  case declReferenceExpr
  /// `super`
  case superExpr
  /// `_`
  case discardAssignmentExpr
  /// `<#name#>`
  case placeholderExpr
  /// `12`
  case integerLiteralExpr
  /// `1.5`
  case floatLiteralExpr
  /// `true`, `false`
  case booleanLiteralExpr
  /// `nil`
  case nilLiteralExpr
  /// `/…/`
  case regexLiteralExpr
  /// `"…"`, or `"` segment, StringInterpolation … `"`
  case stringLiteralExpr
  /// `[` Expr* `]`
  case arrayExpr
  /// `[` (Expr `:` Expr)* `]`: keys and values in turn
  case dictionaryExpr
  /// `(` Expr `)`
  case parenExpr
  /// `(` (Expr | LabeledExpr)* `)`
  case tupleExpr
  /// `{` ClosureSignature? Stmt* `}`
  case closureExpr
  /// Expr `.` name
  case memberAccessExpr
  /// `.` name
  case implicitMemberExpr
  /// Expr `(` (Expr | LabeledExpr)* `)` ClosureExpr? LabeledTrailingClosure*
  case functionCallExpr
  /// Expr `[` (Expr | LabeledExpr)* `]` ClosureExpr? LabeledTrailingClosure*
  case subscriptCallExpr
  /// Expr GenericArgumentClause
  case genericSpecializationExpr
  /// Expr `?`
  case optionalChainingExpr
  /// Expr `!`
  case forceUnwrapExpr
  /// Expr operator
  case postfixOperatorExpr
  /// operator Expr
  case prefixOperatorExpr
  /// `&` Expr
  case inoutExpr
  /// Expr operator Expr
  case infixOperatorExpr
  /// Expr `=` Expr
  case assignmentExpr
  /// Expr `?` Expr `:` Expr
  case ternaryExpr
  /// Expr (`as` | `as?` | `as!`) Type
  case asExpr
  /// Expr `is` Type
  case isExpr
  /// Operands and operators in turn, with an operator of unknown precedence among them
  case sequenceExpr
  /// (`try` | `try?` | `try!`) Expr
  case tryExpr
  /// `await` Expr
  case awaitExpr
  /// `unsafe` Expr
  case unsafeExpr
  /// `consume` Expr
  case consumeExpr
  /// `copy` Expr
  case copyExpr
  /// `_borrow` Expr
  case borrowExpr
  /// `each` Expr
  case packElementExpr
  /// `repeat` Expr
  case packExpansionExpr
  /// `\` Type? (KeyPathProperty | KeyPathSubscript | KeyPathCall | KeyPathOptional)*
  case keyPathExpr
  /// `#` name GenericArgumentClause? (Expr | LabeledExpr)* ClosureExpr? LabeledTrailingClosure*
  case macroExpansionExpr
  /// Type: `any P`, `(Int) -> Void`, `[3 of Int]` as a value
  case typeExpr
  /// Expr IfConfigDecl, whose clauses continue from an ImplicitBaseExpr
  case postfixIfConfigExpr
  /// No token; stands for the expression before the `#if` of a chain
  case implicitBaseExpr
  /// `if` Condition+ CodeBlock (`else` (CodeBlock | IfExpr))?
  case ifExpr
  /// `switch` Expr `{` (SwitchCase | IfConfigDecl)* `}`
  case switchExpr

  // MARK: Patterns

  /// No token; a pattern was expected here.
  case missingPattern
  /// name
  case identifierPattern
  /// `_`
  case wildcardPattern
  /// `(` (Pattern | TuplePatternElement)* `)`
  case tuplePattern
  /// (`let` | `var` | `inout`) Pattern | Expr
  case valueBindingPattern
  /// `is` Type
  case isTypePattern

  // MARK: Types

  /// No token; a type was expected here.
  case missingType
  /// name GenericArgumentClause?
  case identifierType
  /// Type `.` name GenericArgumentClause?
  case memberType
  /// Type `.` (`Type` | `Protocol`)
  case metatypeType
  /// `[` Type `]`
  case arrayType
  /// `[` Type `:` Type `]`
  case dictionaryType
  /// `[` (Type | Expr) `of` Type `]`
  case inlineArrayType
  /// Type `?`
  case optionalType
  /// Type `!`
  case implicitlyUnwrappedOptionalType
  /// `(` Type `)`
  case parenType
  /// `(` (Type | TupleTypeElement)* `)`
  case tupleType
  /// (ParenType | TupleType) effects ThrowsClause? `->` Type
  case functionType
  /// Type (`&` Type)+
  case compositionType
  /// `some` Type
  case someType
  /// `any` Type
  case anyType
  /// `~` Type
  case suppressedType
  /// `each` Type
  case packElementType
  /// `repeat` Type
  case packExpansionType
  /// (Attribute | `inout` | `borrowing` | `isolated` …)+ Type
  case attributedType
  /// GenericParameterClause Type: the named opaque result of `-> <T> T`
  case namedOpaqueType
  /// `_`
  case wildcardType
}

extension NodeKind {
  /// Whether the kind is a declaration, including a missing one and an `#if` in the position of a declaration, whatever
  /// its content.
  @inlinable public var isDecl: Bool {
    NodeKind.missingDecl.rawValue <= rawValue && rawValue <= NodeKind.sourceLocationDirective.rawValue
  }

  /// Whether the kind is a statement: `if` and `switch` are expressions, even if their value is unused.
  @inlinable public var isStmt: Bool {
    NodeKind.labeledStmt.rawValue <= rawValue && rawValue <= NodeKind.discardStmt.rawValue
  }

  /// Whether the kind is an expression, including a missing one; `if` and `switch` always are.
  @inlinable public var isExpr: Bool {
    NodeKind.missingExpr.rawValue <= rawValue && rawValue <= NodeKind.switchExpr.rawValue
  }

  /// Whether the kind is a pattern, including a missing one.
  @inlinable public var isPattern: Bool {
    NodeKind.missingPattern.rawValue <= rawValue && rawValue <= NodeKind.isTypePattern.rawValue
  }

  /// Whether the kind is a written type, including a missing one.
  @inlinable public var isType: Bool {
    NodeKind.missingType.rawValue <= rawValue
  }

  /// Whether the kind declares a named type with members.
  public var declaresType: Bool {
    switch self {
    case .structDecl, .classDecl, .actorDecl, .enumDecl, .protocolDecl: true
    default: false
    }
  }

  /// Whether the kind can be an element of a statement list.
  @inlinable public var isCodeItem: Bool { isDecl || isStmt || isExpr }

  /// Whether the kind stands for an absent part: its nodes have no tokens.
  @inlinable public var isMissing: Bool {
    switch self {
    case .missingToken, .missingDecl, .missingExpr, .missingPattern, .missingType: true
    default: false
    }
  }
}
