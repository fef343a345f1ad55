// Shown at 320x240: a chat: what is typed is sent and the field emptied; the answer comes after a second.
// Do: type "Message" "Hello"
// Do: tap "Send"
// Do: wait 1s
// Events
import SwiftUI

struct Message: Identifiable {
  let id: Int
  let text: String
  let isOwn: Bool
}

@MainActor
final class Chat: ObservableObject {
  @Published var messages = [Message(id: 0, text: "Hi there", isOwn: false)]
  @Published var isAnswering = false

  func send(_ text: String) {
    messages.append(Message(id: messages.count, text: text, isOwn: true))
    isAnswering = true
    Task {
      try? await Task.sleep(for: .seconds(1))
      messages.append(Message(id: messages.count, text: "You said \(text)", isOwn: false))
      isAnswering = false
    }
  }
}

struct Bubble: View {
  let message: Message

  var body: some View {
    HStack {
      if message.isOwn { Spacer() }
      Text(message.text).padding(8)
      if !message.isOwn { Spacer() }
    }
  }
}

struct ContentView: View {
  @StateObject private var chat = Chat()
  @State private var draft = ""

  var body: some View {
    VStack {
      ForEach(chat.messages) { Bubble(message: $0) }
      if chat.isAnswering { ProgressView("Typing") }
      Spacer()
      HStack {
        TextField("Message", text: $draft)
        Button("Send") {
          chat.send(draft)
          draft = ""
        }
        .disabled(draft.isEmpty)
      }
    }
  }
}
