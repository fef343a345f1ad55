// Shown at 320x320: a scroll view with a bottom anchor begins at its end and stays there while messages come; a proxy
// goes to the first message and back to the last, by an identity that is an optional.
// Do: tap "Top"
// Do: tap "Last"
// Do: type "Message" "See you there"
// Do: tap "Send"
import SwiftUI

struct Message: Identifiable {
  let id: Int
  let text: String
  let isOwn: Bool
}

struct Bubble: View {
  let message: Message
  var body: some View {
    HStack {
      if message.isOwn { Spacer(minLength: 40) }
      Text(message.text)
        .padding(8)
        .background(message.isOwn ? Color.blue : Color.gray.opacity(0.3))
        .clipShape(RoundedRectangle(cornerRadius: 8))
      if !message.isOwn { Spacer(minLength: 40) }
    }
  }
}

struct ContentView: View {
  @State private var draft = ""
  @State private var messages = (1...14).map { Message(id: $0, text: "Message number \($0)", isOwn: $0 % 3 == 0) }
  var body: some View {
    ScrollViewReader { proxy in
      VStack {
        HStack {
          Text("\(messages.count) messages")
          Button("Top") { withAnimation { proxy.scrollTo(messages.first?.id, anchor: .top) } }
          Button("Last") { proxy.scrollTo(messages.last?.id, anchor: .bottom) }
        }
        ScrollView {
          VStack(spacing: 6) { ForEach(messages) { Bubble(message: $0) } }
        }
        .defaultScrollAnchor(.bottom)
        HStack {
          TextField("Message", text: $draft)
          Button("Send") {
            messages.append(Message(id: messages.count + 1, text: draft, isOwn: true))
            draft = ""
          }
        }
      }
    }
  }
}
