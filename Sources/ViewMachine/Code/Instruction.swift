/// One instruction of the machine. The comment of each operation defines its operands. Unless it says otherwise, `a`,
/// `b` and `c` are registers of the frame and `d` is a number.
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
  // MARK: Moves
  /// a = b
  case move
  /// a = b, and b is cleared
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
  /// to c unless a is the enum case with the tag b
  case jumpUnlessTag
  /// to c unless a < b (or the comparison named), for `Int`
  case jumpUnlessIntLess, jumpUnlessIntLessEqual, jumpUnlessIntEqual, jumpUnlessIntNotEqual
  /// to c unless a < the number b (or the comparison named), for `Int`
  case jumpUnlessLessConstant, jumpUnlessLessEqualConstant, jumpUnlessGreaterConstant, jumpUnlessGreaterEqualConstant
  case jumpUnlessEqualConstant, jumpUnlessNotEqualConstant
  /// to c unless (or if) a is the `Character` with the code b
  case jumpUnlessCharacter, jumpIfCharacter
  /// to c if a is an ASCII `Character` in the bit set of the constants b and b + 1
  case jumpIfCharacterIn
  /// to c unless a < b (or the comparison named), for `Double`
  case jumpUnlessDoubleLess, jumpUnlessDoubleLessEqual
  /// a = a + 1, then to c if a < b, counted as fuel: the end of a loop over `x..<b`
  case countUp
  /// unless a equals b: a = a + 1 and to c, counted as fuel: the end of a loop over `x...b`
  case countUpClosed
  /// register b + 1 = the element of a at position b, and b = the next position; to c at the end. The position is an
  /// index in an array, a byte offset in a string, and a table slot in a dictionary or set.
  case nextElement
  /// the same at the end of a loop: to c if there is an element, counted as fuel
  case loopOverElements
  /// to c if a < b (or the comparison named), for `Int`, counted as fuel: the end of a `while` loop, which begins with
  /// the opposite jump
  case loopWhileIntLess, loopWhileIntLessEqual, loopWhileIntNotEqual
  /// to c if a < the number b (or the comparison named), for `Int`, counted as fuel
  case loopWhileLessConstant, loopWhileLessEqualConstant, loopWhileGreaterConstant, loopWhileGreaterEqualConstant
  case loopWhileNotEqualConstant
  /// to b if a is true (or not nil), counted as fuel
  case loopWhileTrue, loopWhileSome
  /// to c if a is initialized
  case jumpIfSet

  // MARK: Int
  case intAdd, intSubtract, intMultiply, intDivide, intRemainder
  case intAnd, intOr, intXor, intWrappingAdd, intWrappingSubtract, intWrappingMultiply
  /// a = b + the number c (or the operation named)
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
  /// a = a new cell that holds b
  case makeCell
  /// a = the value in the cell b
  case cellGet
  /// the value in the cell a = b
  case cellSet
  /// a = the value in the cell b, and the cell is cleared
  case cellTake
  /// a = global b
  case globalGet
  /// global a = b
  case globalSet
  /// a = global b, and the global is cleared
  case globalTake
  /// initializes global a if it is not initialized
  case globalEnsure
  /// to b if global a is initialized; otherwise its initialization begins here
  case globalBegin
  /// global a = the initial value b, or the variables of its pattern = the parts of b
  case globalStore

  // MARK: Structs, objects, tuples, cases
  /// a = a struct with the fields from register b on: site c
  case makeStruct
  /// a = an object with uninitialized fields: site b
  case makeObject
  /// a = an object with the fields from register b on: site c
  case makeObjectOf
  /// marks the object a as fully initialized: its initializer has finished
  case completeObject
  /// a = field c of b
  case fieldGet
  /// field b of the struct a = c
  case fieldSet
  /// a = field c of the struct b, and the field is cleared
  case fieldTake
  case objectGet, objectSet, objectTake
  /// field b of the struct (or object) a = c, and c is cleared
  case fieldPut, objectPut
  /// field b of the struct (or object) a += c, for `Int`
  case fieldAdd, objectAdd
  /// field b of the struct (or object) a += the number c, for `Int`
  case fieldAddConstant, objectAddConstant
  /// a = the count of the array in field c of the struct (or object) b
  case fieldCount, objectCount
  /// a = element c of the array in field d of the struct (or object) b
  case fieldElement, objectElement
  /// element b of the array in field d of the struct (or object) a = c
  case fieldElementSet, objectElementSet
  /// appends c to the array in field b of the struct (or object) a
  case fieldAppend, objectAppend
  /// a = a tuple of the c values from register b on
  case makeTuple
  /// a = element c of b
  case elementGet
  /// element b of a = c
  case elementSet
  case elementTake
  /// a = an enum case with the payload from register b on: site c
  case makeCase
  /// a = payload value c of the enum case b
  case payloadGet
  /// a = a weak reference to b
  case makeWeak
  /// a = the referent of the weak reference b, an optional
  case weakGet
  /// a = the referent of the unowned reference b; traps if it is deallocated
  case unownedGet

  // MARK: Optionals and existentials
  /// a = b wrapped in an optional
  case wrap
  /// a = the wrapped value of b, which is not nil
  case unwrap
  /// a = the wrapped value of b; traps if b is nil
  case force
  /// a = b as an existential: site c has its type
  case box
  /// a = the value in the existential b
  case unbox
  /// a = b converted to another type: site c has both types
  case convert
  /// a = whether b is of a type (`is`): site c
  case isType
  /// a = b cast conditionally (`as?`): site c
  case castOptional
  /// a = b force-cast (`as!`): site c
  case castForced
  /// a = the dynamic type of b, whose static type is in site c
  case dynamicType

  // MARK: Collections and text
  /// a = an array of the c values from register b on
  case makeArray
  /// appends b to the array a
  case arrayAppend
  /// a = b[c]
  case arrayGet
  /// a[b] = c
  case arraySet
  /// a = b[c], and the element is cleared
  case arrayTake
  /// a = the removed last element of b; if there is none, a trap (`removeLast`) or `nil` (`popLast`)
  case arrayRemoveLast, arrayPopLast
  /// swaps a[b] and a[c]
  case arraySwap
  /// a = b[c] for a dictionary, an optional; the next instruction's site has the key type
  case dictionaryGet
  /// the same, and the value in the dictionary is cleared
  case dictionaryTake
  /// a[b] = c for a dictionary, c an optional; the key type as above
  case dictionarySet
  /// a = the count of b
  case arrayCount
  /// a = whether b equals c, both `Character` (or both `String`)
  case characterEqual, stringEqual
  /// a = the description of b, whose type is in site c
  case describe
  /// a = the concatenation of c strings and `Int` numbers from register b on
  case concatenate
  /// appends the string b to the string a
  case textAppend

  // MARK: Calls
  /// a = the result of callee b with the arguments from register c on
  case call
  /// a = the result of the function value b with the arguments from c on; the next instruction's a is their number
  case callValue
  /// a = the result of native b with the arguments from register c on
  case callNative
  /// a = the result of dispatch site b with the arguments from c on, `self` first
  case callDispatch
  /// a = a closure: site b
  case makeClosure
  /// a = capture number c of the closure b
  case captureGet
  /// a = a key path: site b, the subscript arguments from register c on
  case makeKeyPath
  /// reports a read of property b of the object a; if c is 1, a modification begins
  case observe
  /// reports that a property of the object a is about to be set to b: site c
  case observeSet
  /// returns a and clears c registers, listed in `references` from b on
  case returnValue
  /// the same, and clears a
  case returnTaken
  /// returns `()` and clears c registers, listed in `references` from b on
  case returnVoid
  /// throws a
  case throwError
  /// traps with the message in constant a
  case trap
  /// traps for a failed `try!`; a holds the description of the error
  case forcedTryFailed
  /// ends the run because of unsupported code; constant a is the message
  case unsupported
  /// additional operands of the instruction before
  case operands
  /// the key type for the instruction before: site b
  case keyType
}
