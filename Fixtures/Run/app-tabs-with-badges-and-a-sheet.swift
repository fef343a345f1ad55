// Shown at 320x320: an inbox and settings in tabs; the badge follows what is read, a sheet writes a message.
// Do: tap "Anna"
// Do: tap "Write"
// Do: type "To" "Bob"
// Do: tap "Send"
// Do: tap "Sent"
// Events
import SwiftUI

@MainActor
final class MailBox: ObservableObject {
  @Published var unread: Set<String> = ["Anna", "Carl"]
  @Published var sent: [String] = []
}

struct InboxView: View {
  @EnvironmentObject var mail: MailBox
  @State private var isWriting = false
  var body: some View {
    NavigationView {
      List(["Anna", "Carl"], id: \.self) { name in
        Button {
          mail.unread.remove(name)
        } label: {
          Text(name).fontWeight(mail.unread.contains(name) ? .bold : .regular)
        }
      }
      .navigationTitle("Inbox")
      .toolbar { Button("Write") { isWriting.toggle() } }
      .sheet(isPresented: $isWriting) { WriteView() }
    }
  }
}

struct WriteView: View {
  @EnvironmentObject var mail: MailBox
  @Environment(\.presentationMode) var presentationMode
  @State private var to = ""
  var body: some View {
    VStack {
      TextField("To", text: $to).textFieldStyle(.roundedBorder)
      Button("Send") {
        mail.sent.append(to)
        presentationMode.wrappedValue.dismiss()
      }
    }
    .padding()
  }
}

struct SentView: View {
  @EnvironmentObject var mail: MailBox
  var body: some View {
    if mail.sent.isEmpty { Text("Nothing sent") } else { List(mail.sent, id: \.self) { Text("To \($0)") } }
  }
}

struct ContentView: View {
  @StateObject private var mail = MailBox()
  var body: some View {
    TabView {
      InboxView().tabItem { Label("Inbox", systemImage: "tray") }.badge(mail.unread.count)
      SentView().tabItem { Label("Sent", systemImage: "paperplane") }
    }
    .environmentObject(mail)
  }
}
