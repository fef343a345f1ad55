// Shown at 320x192: a swipe to the right shows what is at the leading edge, one to the left what is at the trailing one.
// Do: swipe "Ada" right
// Do: tap "Unread"
// Do: swipe "Bob" left
// Events
import SwiftUI

struct Mail: Identifiable { let id: Int; let from: String; var isUnread = false; var isFlagged = false }

struct ContentView: View {
  @State private var mails = [Mail(id: 1, from: "Ada"), Mail(id: 2, from: "Bob")]
  var body: some View {
    List {
      ForEach($mails) { $mail in
        HStack {
          Text(mail.isUnread ? "●" : " ")
          Text(mail.from)
        }
        .swipeActions(edge: .leading) { Button("Unread") { mail.isUnread.toggle() }.tint(.blue) }
        .swipeActions(edge: .trailing, allowsFullSwipe: false) {
          Button("Delete", role: .destructive) { mails.removeAll { $0.id == mail.id } }
          Button("Flag") { mail.isFlagged = true }.tint(.orange)
        }
      }
    }
    .listStyle(.plain)
  }
}
