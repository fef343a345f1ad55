// Shown at 320x320: bubbles on both sides, the field at the bottom; what is sent is answered after a second.
// Do: type "Message" "Hello"
// Do: tap "Send"
// Do: wait 2s
import SwiftUI

struct Message: Identifiable {
  enum Side { case mine, theirs }
  let id = UUID()
  let text: String
  let side: Side
}

struct Bubble: View {
  let message: Message
  var body: some View {
    Text(message.text)
      .padding(.horizontal, 12)
      .padding(.vertical, 8)
      .background(message.side == .mine ? Color.blue : Color(.systemGray5), in: .rect(cornerRadius: 16))
      .foregroundStyle(message.side == .mine ? .white : .primary)
      .frame(maxWidth: .infinity, alignment: message.side == .mine ? .trailing : .leading)
  }
}

struct ContentView: View {
  @State private var messages = [Message(text: "Hi there", side: .theirs)]
  @State private var draft = ""

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(spacing: 8) { ForEach(messages) { Bubble(message: $0).id($0.id) } }.padding()
      }
      .onChange(of: messages.count) {
        if let last = messages.last { proxy.scrollTo(last.id, anchor: .bottom) }
      }
    }
    .safeAreaInset(edge: .bottom) {
      HStack {
        TextField("Message", text: $draft).textFieldStyle(.roundedBorder)
        Button("Send", systemImage: "paperplane.fill", action: send).labelStyle(.iconOnly).disabled(draft.isEmpty)
      }
      .padding(8)
      .background(.bar)
    }
  }

  private func send() {
    let text = draft
    messages.append(Message(text: text, side: .mine))
    draft = ""
    Task {
      try await Task.sleep(for: .seconds(1))
      messages.append(Message(text: "You said: \(text)", side: .theirs))
    }
  }
}
