import Umbrella

struct Shop: View {
  var body: some View {
    Two()
    Switch()
    Text("a").switched()
  }
}
