import Lottery
import SwiftUI

struct Prize: View {
  let ticket: Ticket
  let amount: Int

  var body: some View {
    VStack {
      Text("Prize")
      Text("\(amount)")
      TicketView(ticket)
      Text(ticket.number)
      if ticket.isWon { Text("won") } else { Text("lost") }
      ForEach(ticket.numbers, id: \.self) { Text("\($0)") }
      Text("End").glitter(ticket.color)
    }
  }
}
