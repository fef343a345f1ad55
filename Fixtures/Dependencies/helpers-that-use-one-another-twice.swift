// Helpers that use one another twice, under a condition each time, are walked through a bounded number of times.
import SwiftUI

struct Maze: View {
  @State private var turns: [Bool] = []
  @State private var depth = 0

  var body: some View { room0 }

  @ViewBuilder private var room0: some View {
    if turns[0] { room1 } else { room1.padding() }
  }

  @ViewBuilder private var room1: some View {
    if turns[1] { room2 } else { room2.padding() }
  }

  @ViewBuilder private var room2: some View {
    if turns[2] { room3 } else { room3.padding() }
  }

  @ViewBuilder private var room3: some View {
    if turns[3] { room4 } else { room4.padding() }
  }

  @ViewBuilder private var room4: some View {
    if turns[4] { room5 } else { room5.padding() }
  }

  @ViewBuilder private var room5: some View {
    if turns[5] { room6 } else { room6.padding() }
  }

  @ViewBuilder private var room6: some View {
    if turns[6] { room7 } else { room7.padding() }
  }

  @ViewBuilder private var room7: some View {
    if turns[7] { room8 } else { room8.padding() }
  }

  @ViewBuilder private var room8: some View {
    if turns[8] { room9 } else { room9.padding() }
  }

  @ViewBuilder private var room9: some View {
    if turns[9] { room10 } else { room10.padding() }
  }

  @ViewBuilder private var room10: some View {
    if turns[10] { room11 } else { room11.padding() }
  }

  @ViewBuilder private var room11: some View {
    if turns[11] { room12 } else { room12.padding() }
  }

  @ViewBuilder private var room12: some View {
    if turns[12] { room13 } else { room13.padding() }
  }

  @ViewBuilder private var room13: some View {
    if turns[13] { room14 } else { room14.padding() }
  }

  @ViewBuilder private var room14: some View {
    if turns[14] { room15 } else { room15.padding() }
  }

  @ViewBuilder private var room15: some View {
    if turns[15] { room16 } else { room16.padding() }
  }

  @ViewBuilder private var room16: some View {
    if turns[16] { room17 } else { room17.padding() }
  }

  @ViewBuilder private var room17: some View {
    if turns[17] { room18 } else { room18.padding() }
  }

  @ViewBuilder private var room18: some View {
    if turns[18] { room19 } else { room19.padding() }
  }

  @ViewBuilder private var room19: some View {
    if turns[19] { room20 } else { room20.padding() }
  }

  @ViewBuilder private var room20: some View {
    if turns[20] { room21 } else { room21.padding() }
  }

  @ViewBuilder private var room21: some View {
    if turns[21] { room22 } else { room22.padding() }
  }

  @ViewBuilder private var room22: some View {
    if turns[22] { room23 } else { room23.padding() }
  }

  @ViewBuilder private var room23: some View {
    if turns[23] { room24 } else { room24.padding() }
  }

  private var room24: some View { Text("\(depth)") }
}
