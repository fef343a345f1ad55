// Actions, tasks and what is given on as a binding read nothing while the body runs; what `onChange` watches is read.
import SwiftUI

struct Actions: View {
  @State private var inAction = 0
  @State private var inTask = 0
  @State private var inMethod = 0
  @State private var bound = ""
  @State private var watched = 0
  @State private var animated = 0
  @State private var inGesture = 0
  @State private var isShown = false

  var body: some View {
    VStack {
      Button("a") { inAction += 1 }
      Button("b", action: change)
      TextField("", text: $bound)
      Toggle("", isOn: Binding(get: { isShown }, set: { isShown = $0 }))
    }
    .task { inTask += 1 }
    .onAppear(perform: change)
    .onChange(of: watched) { inAction = 0 }
    .animation(.default, value: animated)
    .gesture(TapGesture().onEnded { inGesture += 1 })
    .onDisappear { inTask = watched }
  }

  private func change() { inMethod += 1 }
}
