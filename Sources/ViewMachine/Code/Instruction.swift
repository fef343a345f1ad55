/// One step of the machine. What the operands mean, the comment of each operation says: `a`, `b` and `c` are registers of
/// the frame unless it says otherwise, `d` is a number.
struct Instruction {
  var op: Op
  var d: UInt16
  var a: Int32
  var b: Int32
  var c: Int32

  init(_ op: Op, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0, _ d: UInt16 = 0) {
    self.op = op
    self.d = d
    self.a = Int32(truncatingIfNeeded: a)
    self.b = Int32(truncatingIfNeeded: b)
    self.c = Int32(truncatingIfNeeded: c)
  }
}

/// The operations.
enum Op: UInt16 {
  // MARK: Moving
  /// a = b
  case move
  /// a = b, and b is emptied
  case take
  /// a = constant b
  case constant
  /// a = the integer b
  case int
  /// a = ()
  case clear

  // MARK: Jumps
  /// to a
  case jump
  /// to b, counted as fuel: a backward jump
  case loop
  /// to b if a is false
  case jumpIfFalse
  /// to b if a is true
  case jumpIfTrue
  /// to b if a is nil
  case jumpIfNil
  /// to b if a is not nil
  case jumpIfSome
  /// to c unless a is the case with the tag b
  case jumpUnlessTag
  /// to c unless a < b and so on, of `Int`
  case jumpUnlessIntLess, jumpUnlessIntLessEqual, jumpUnlessIntEqual, jumpUnlessIntNotEqual
  /// to c unless a < the number b and so on, of `Int`
  case jumpUnlessLessConstant, jumpUnlessLessEqualConstant, jumpUnlessGreaterConstant, jumpUnlessGreaterEqualConstant
  case jumpUnlessEqualConstant, jumpUnlessNotEqualConstant
  /// to c unless a, or if a, is the `Character` with the code b
  case jumpUnlessCharacter, jumpIfCharacter
  /// to c if a is one of the `Character`s of ASCII whose bits are set in the numbers in the constants b and b + 1
  case jumpIfCharacterIn
  /// to c unless a < b and so on, of `Double`
  case jumpUnlessDoubleLess, jumpUnlessDoubleLessEqual
  /// a = a + 1, and to c if that is less than b, counted as fuel: the end of a loop over `x..<b`
  case countUp
  /// Unless a is b: a = a + 1, and to c, counted as fuel: the end of a loop over `x...b`
  case countUpClosed
  /// The register behind b = the element of a at b, and b = the place behind it; to c if there is none. Of an array a
  /// place is an index, of text an offset in bytes, of a dictionary or set a place in its table.
  case nextElement
  /// The same at the end of a loop: to c if there is an element, counted as fuel.
  case loopOverElements
  /// to c if a < b and so on, of `Int`, counted as fuel: the end of a `while` loop, which begins with the opposite jump
  case loopWhileIntLess, loopWhileIntLessEqual, loopWhileIntNotEqual
  /// to c if a < the number b and so on, of `Int`, counted as fuel
  case loopWhileLessConstant, loopWhileLessEqualConstant, loopWhileGreaterConstant, loopWhileGreaterEqualConstant
  case loopWhileNotEqualConstant
  /// to b if a is true, or has something, counted as fuel
  case loopWhileTrue, loopWhileSome
  /// to c if a is initialised
  case jumpIfSet

  // MARK: Int
  case intAdd, intSubtract, intMultiply, intDivide, intRemainder
  case intAnd, intOr, intXor, intWrappingAdd, intWrappingSubtract, intWrappingMultiply
  /// a = b + the number c, and so on
  case intAddConstant, intMultiplyConstant, intDivideConstant, intRemainderConstant
  case intNegate
  case intLess, intLessEqual, intEqual, intNotEqual

  // MARK: Double
  case doubleAdd, doubleSubtract, doubleMultiply, doubleDivide, doubleNegate
  case doubleLess, doubleLessEqual, doubleEqual, doubleNotEqual
  /// a = b as a double
  case intToDouble
  /// a = not b
  case not

  // MARK: Variables
  /// a = a cell with b
  case makeCell
  /// a = what is in the cell b
  case cellGet
  /// the cell a gets b
  case cellSet
  /// a = what is in the cell b, which is emptied
  case cellTake
  /// a = global b
  case globalGet
  /// global a gets b
  case globalSet
  /// a = global b, which is emptied
  case globalTake
  /// works out global a if that has not been done
  case globalEnsure
  /// to b if global a has its first value, which is worked out from here on otherwise
  case globalBegin
  /// global a gets its first value b, or the variables of its pattern their parts of it
  case globalStore

  // MARK: Structs, objects, tuples, cases
  /// a = a struct of the values from b on: site c
  case makeStruct
  /// a = an object without values: site b
  case makeObject
  /// a = an object of the values from b on: site c
  case makeObjectOf
  /// the object a is whole: its initialiser is through
  case completeObject
  /// a = field c of b
  case fieldGet
  /// field b of the struct a gets c
  case fieldSet
  /// a = field c of the struct b, which has nothing in it then
  case fieldTake
  case objectGet, objectSet, objectTake
  /// field b of the struct, or of the object, a gets c, which is emptied
  case fieldPut, objectPut
  /// field b of the struct, or of the object, a is made greater by c, of `Int`
  case fieldAdd, objectAdd
  /// field b of the struct, or of the object, a is made greater by the number c, of `Int`
  case fieldAddConstant, objectAddConstant
  /// a = how many elements the array in field c of the struct, or of the object, b has
  case fieldCount, objectCount
  /// a = element c of the array in field d of the struct, or of the object, b
  case fieldElement, objectElement
  /// element b of the array in field d of the struct, or of the object, a gets c
  case fieldElementSet, objectElementSet
  /// the array in field b of the struct, or of the object, a gets c behind its last
  case fieldAppend, objectAppend
  /// a = a tuple of c values from b on
  case makeTuple
  /// a = element c of b
  case elementGet
  /// element b of a gets c
  case elementSet
  case elementTake
  /// a = a case with the values from b on: site c
  case makeCase
  /// a = value c of the case b
  case payloadGet
  /// a = weak reference to b
  case makeWeak
  /// a = what the weak reference b refers to, an optional
  case weakGet
  /// a = what the unowned reference b refers to; a trap if it is gone
  case unownedGet

  // MARK: Optionals and existentials
  /// a = b in an optional
  case wrap
  /// a = what is in b, which is not nil
  case unwrap
  /// a = what is in b; a trap if there is nothing
  case force
  /// a = b with its type: site c
  case box
  /// a = what is in the existential b
  case unbox
  /// a = b as another type: site c has both
  case convert
  /// a = whether b is of a type: site c
  case isType
  /// a = b as an optional of another type: site c
  case castOptional
  /// a = b as another type: site c
  case castForced
  /// a = the type of b, whose static type is in site c
  case dynamicType

  // MARK: Collections and text
  /// a = an array of c values from b on
  case makeArray
  /// the array a gets b behind its last
  case arrayAppend
  /// a = b[c]
  case arrayGet
  /// a[b] = c
  case arraySet
  /// a = b[c], where nothing is then
  case arrayTake
  /// a = the last of b, which is taken away: a trap, or `nil`, if there is none
  case arrayRemoveLast, arrayPopLast
  /// a[b] and a[c] change places
  case arraySwap
  /// a = b[c], an optional, of a dictionary; whose keys are of the type in the site in the next instruction
  case dictionaryGet
  /// the same, and where it was nothing is then
  case dictionaryTake
  /// a[b] = c, an optional, of a dictionary; the type of the keys as before
  case dictionarySet
  /// a = how many b has
  case arrayCount
  /// a = whether b and c are the same `Character`, and the same `String`
  case characterEqual, stringEqual
  /// a = the description of b, whose type is in site c
  case describe
  /// a = the strings and the numbers of type `Int` from b on, c of them, in a row
  case concatenate
  /// the string a gets the string b behind its end
  case textAppend

  // MARK: Calls
  /// a = callee b with the values from c on
  case call
  /// a = the function value b with the values from c on; their number is in the next instruction's a
  case callValue
  /// a = native b with the values from c on
  case callNative
  /// a = dispatch b with the values from c on, `self` first
  case callDispatch
  /// a = a closure: site b
  case makeClosure
  /// a = what the closure b has captured as number c
  case captureGet
  /// a = a key path: site b, its arguments from c on
  case makeKeyPath
  /// the property b of the object a is read; where c is 1, it is about to change
  case observe
  /// a property of the object a is about to be set to b: site c
  case observeSet
  /// gives a back, and empties c registers: those of the list of references from b on
  case returnValue
  /// the same, and empties a, too
  case returnTaken
  /// gives `()` back, and empties c registers: those of the list of references from b on
  case returnVoid
  /// throws a
  case throwError
  /// ends the run with the text in constant a: a trap
  case trap
  /// ends the run: the description of the error of a `try!` is in a
  case forcedTryFailed
  /// ends the run with the text in constant a: something that cannot be run
  case unsupported
  /// operands of the instruction before
  case operands
  /// the type of the keys for the instruction before, in site b
  case keyType
}
