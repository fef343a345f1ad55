extension InterfaceText {
  /// The drawing of date pickers as a month and as wheels.
  static let swiftUIDateLooks = #"""
    /// A month in which the user can select a day.
    struct _DayLook: View {
      var selection: Binding<Date>
      var minimum: Date?
      var maximum: Date?
      var tint: Color
      /// Whether lengths are in cells of a terminal, not in points.
      var isInCells: Bool
      var body: some View { _DayMonth(look: self) }
    }

    struct _DayMonth: View {
      var look: _DayLook
      @Environment(\.calendar) var calendar
      var body: some View {
        let chosen = look.selection.wrappedValue
        _MonthPages(
          first: chosen,
          chosen: [chosen],
          minimum: look.minimum,
          maximum: look.maximum,
          tint: look.tint,
          isInCells: look.isInCells
        ) {
          let time = chosen.timeIntervalSince(calendar.startOfDay(for: chosen))
          var date = calendar.startOfDay(for: $0).addingTimeInterval(time)
          if let minimum = look.minimum, date < minimum { date = minimum }
          if let maximum = look.maximum, date > maximum { date = maximum }
          look.selection.wrappedValue = date
        }
        .id(calendar.dateComponents([.year, .month], from: chosen))
      }
    }

    /// A month in which the user can select several days.
    struct _DaysLook: View {
      var selection: Binding<Set<DateComponents>>
      var bounds: Range<Date>?
      var tint: Color
      var isInCells: Bool
      var body: some View { _DaysMonth(look: self) }
    }

    struct _DaysMonth: View {
      var look: _DaysLook
      @Environment(\.calendar) var calendar
      var body: some View {
        _MonthPages(
          first: Date(),
          chosen: look.selection.wrappedValue.compactMap { calendar.date(from: $0) },
          minimum: look.bounds?.lowerBound,
          maximum: look.bounds.map { $0.upperBound.addingTimeInterval(-1) },
          tint: look.tint,
          isInCells: look.isInCells
        ) { date in
          let others = look.selection.wrappedValue.filter { components in
            guard let other = calendar.date(from: components) else { return true }
            return !calendar.isDate(other, inSameDayAs: date)
          }
          if others.count < look.selection.wrappedValue.count {
            look.selection.wrappedValue = others
          } else {
            var components = calendar.dateComponents([.era, .year, .month, .day], from: date)
            components.calendar = calendar
            look.selection.wrappedValue.insert(components)
          }
        }
      }
    }

    /// A month, with buttons for the previous and the next month.
    struct _MonthPages: View {
      /// A day of the month that is shown first.
      var first: Date
      var chosen: [Date]
      var minimum: Date?
      var maximum: Date?
      var tint: Color
      var isInCells: Bool
      var choose: (Date) -> Void
      @State var turned = 0
      @Environment(\.calendar) var calendar

      var month: Date { calendar.date(byAdding: .month, value: turned, to: first) ?? first }

      var body: some View {
        let start = calendar.dateInterval(of: .month, for: month)?.start ?? month
        let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 30
        let skipped = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
        VStack(spacing: isInCells ? 0 : 10) {
          HStack(spacing: isInCells ? 8 : 4) {
            Text(start.formatted(.dateTime.month(.wide).year())).font(.headline)
            if !isInCells {
              Image(systemName: "chevron.right").font(.system(size: 14, weight: .bold)).foregroundColor(tint)
            }
            Spacer()
            arrow("chevron.left", "Previous Month", -1)
            arrow("chevron.right", "Next Month", 1).padding(.leading, isInCells ? 8 : 24)
          }
          HStack(spacing: 0) {
            ForEach(0..<7, id: \.self) { index in
              Text(verbatim: calendar.shortWeekdaySymbols[(index + calendar.firstWeekday - 1) % 7].uppercased())
                .font(.system(size: 13, weight: .semibold))
                .foregroundColor(Color.secondary.opacity(0.5))
                .frame(maxWidth: .infinity)
            }
          }
          VStack(spacing: 0) {
            ForEach(0..<((skipped + count + 6) / 7), id: \.self) { week in
              HStack(spacing: 0) {
                ForEach(0..<7, id: \.self) { weekday in
                  day(week * 7 + weekday - skipped, count, start)
                }
              }
            }
          }
        }
      }

      func arrow(_ symbol: String, _ name: String, _ step: Int) -> some View {
        Image(systemName: symbol)
          .font(.system(size: 19, weight: .medium))
          .foregroundColor(tint)
          .accessibilityLabel(name)
          .onTapGesture { turned += step }
      }

      @ViewBuilder func day(_ index: Int, _ count: Int, _ start: Date) -> some View {
        if index >= 0 && index < count {
          let date = calendar.date(byAdding: .day, value: index, to: start) ?? start
          let isChosen = chosen.contains { calendar.isDate($0, inSameDayAs: date) }
          let isToday = calendar.isDate(date, inSameDayAs: Date())
          let isOutside = minimum.map { date < calendar.startOfDay(for: $0) } ?? false || maximum.map { date > $0 } ?? false
          Text(verbatim: String(index + 1))
            .font(.system(size: isChosen ? 22 : 20, weight: isChosen ? .semibold : .regular))
            .foregroundColor(
              isOutside
                ? Color.secondary.opacity(0.5)
                : isChosen && isToday ? Color.white : isChosen || isToday ? tint : Color.primary
            )
            .frame(maxWidth: .infinity)
            .frame(height: isInCells ? 16 : 44)
            .background {
              if isChosen { Circle().fill(tint.opacity(isToday ? 1 : 0.12)) }
            }
            .onTapGesture { if !isOutside { choose(date) } }
        } else {
          Text(verbatim: "").frame(maxWidth: .infinity).frame(height: isInCells ? 16 : 44)
        }
      }
    }
    """#
}
