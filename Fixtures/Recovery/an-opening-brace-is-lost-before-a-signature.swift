var body: some View {
  ZStack {
    GeometryReader [weak self] (proxy, _) in
      Image("a")
        .resizable()
    }

    Home()
  }
}
