// Comments stand wherever white space may.
struct /* name */ Commented /* inherits */ : /* from */ View /* body */ { // open
  // MARK: - State
  @State /* wrapper */ private /* access */ var a /* name */ = /* value */ 1 // trailing
  /// The body.
  var body /* : */ : some /* opaque */ View { // {
    VStack /* before arguments */ ( // (
      alignment /* label */ : /* value */ .leading, // comma, then comment
      spacing: /* none */ nil /* last */
    ) /* before the closure */ { // ) {
      // a view:
      Text("a" /* not in the string */) // .font(.title)
        // .bold()
        .italic() /* between
          modifiers */ .padding() // ends
        // and a comment before the last
        .tint(/* comment only */ .red)
      /* Text("b") */
      if /* condition */ a /* less */ < /* than */ 2 /* then */ { /* empty */ } /* else */ else /* otherwise */ {
        // nothing
      } // end if
    } // } VStack
    // behind it
  }
} // struct
// the end
