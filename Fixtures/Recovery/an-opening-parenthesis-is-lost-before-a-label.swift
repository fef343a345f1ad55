var body: some View {
  VStack {
    Text("a")
      .onTapGesture {
        open = true
      }
    Buttonaction: {
      open = false
    }, label: {
      Text("b")
    })
  }
}
