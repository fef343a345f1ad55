var body: some View {
  VStack {
    Text("a")
    Slider
      value: $speed,
      in: 0...100
    )
    Text("b")
  }
}
