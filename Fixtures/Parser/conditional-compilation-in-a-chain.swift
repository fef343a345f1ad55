// `#if` among the modifiers of a view.
struct A: View {
  var body: some View {
    Text("a")
      .bold()
      #if os(iOS)
      .padding()
      .background(.red)
      #elseif os(macOS)
      .frame(width: 10) { 1 }
      #else
      #endif
      .italic()
    VStack { }
      #if a
        #if b
        .c()
        #endif
      #endif
    List {}
    #if os(iOS)
      .listStyle(.grouped)
    #endif
    #if os(iOS)
      Text("statement")
    #endif
  }
}
