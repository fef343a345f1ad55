// Timeline schedules: alone, in a builder beside another view, and with padding.
import SwiftUI

struct Sample: View {
  var body: some View { Text("sample") }
}

struct TimelineSchedulePeriodicCase1: View {
  var body: some View {
    TimelineView(.periodic(from: Date(), by: 60)) { context in Text(context.date, style: .time) }
  }
  @ViewBuilder var beside: some View {
    TimelineView(.periodic(from: Date(), by: 60)) { _ in Sample() }
    Divider()
  }
  var afterPadding: some View {
    TimelineView(.periodic(from: Date(), by: 60)) { context in Text(context.date, style: .time) }.padding()
  }
}

struct TimelineScheduleEveryMinuteCase1: View {
  var body: some View { TimelineView(.everyMinute) { context in Text(context.date, style: .time) } }
  @ViewBuilder var beside: some View {
    TimelineView(.everyMinute) { _ in Sample() }
    Divider()
  }
  var afterPadding: some View {
    TimelineView(.everyMinute) { context in Text(context.date, style: .time) }.padding()
  }
}

struct TimelineScheduleAnimationCase1: View {
  var body: some View { TimelineView(.animation) { context in Text(context.date, style: .time) } }
  @ViewBuilder var beside: some View {
    TimelineView(.animation) { _ in Sample() }
    Divider()
  }
  var afterPadding: some View {
    TimelineView(.animation) { context in Text(context.date, style: .time) }.padding()
  }
}

struct TimelineScheduleAnimationCase2: View {
  var body: some View {
    TimelineView(.animation(minimumInterval: 0.5, paused: true)) { context in Text(context.date, style: .time) }
  }
  @ViewBuilder var beside: some View {
    TimelineView(.animation(minimumInterval: 0.5, paused: true)) { _ in Sample() }
    Divider()
  }
  var afterPadding: some View {
    TimelineView(.animation(minimumInterval: 0.5, paused: true)) { context in Text(context.date, style: .time) }.padding()
  }
}
