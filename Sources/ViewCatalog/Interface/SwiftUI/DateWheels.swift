extension InterfaceText {
  /// The drawing of date pickers as wheels.
  static let swiftUIDateWheels = #"""
    /// A date and a time, with a wheel for each component.
    struct _DateWheelsLook: View {
      var selection: Binding<Date>
      var minimum: Date?
      var maximum: Date?
      var hasDay: Bool
      var hasTime: Bool
      /// Whether lengths are in cells of a terminal, not in points.
      var isInCells: Bool
      var body: some View { _DateWheels(look: self) }
    }

    extension EnvironmentValues {
      /// Whether the selected rows of several wheels are on one band, which stands behind them.
      @Entry var _hasSharedBand: Bool = false
    }

    struct _DateWheels: View {
      var look: _DateWheelsLook
      @Environment(\.calendar) var calendar
      @Environment(\.locale) var locale
      // The widths of the wheels are judged by appearance. [approximation]
      var body: some View {
        HStack(spacing: 0) {
          if look.hasDay && look.hasTime {
            wheel(days, width: 136, .trailing) { dayName($0) }
          } else if look.hasDay {
            if isDayFirst { dayWheel }
            wheel(steps(.month, -5...6), width: 132, isDayFirst ? .center : .leading) {
              $0.formatted(.dateTime.month(.wide).locale(locale))
            }
            if !isDayFirst { dayWheel }
            wheel(steps(.year, -3...3), width: 72) { String(calendar.component(.year, from: $0)) }
          }
          if look.hasTime {
            wheel(steps(.hour, -3...3), width: 52) {
              let hour = calendar.component(.hour, from: $0)
              return hasHalves ? String((hour + 11) % 12 + 1) : digits(hour)
            }
            wheel(steps(.minute, -3...3), width: 52) { digits(calendar.component(.minute, from: $0)) }
            if hasHalves {
              wheel(halves, width: 56) {
                calendar.component(.hour, from: $0) < 12 ? calendar.amSymbol : calendar.pmSymbol
              }
            }
          }
        }
        .frame(maxWidth: look.isInCells ? nil : .infinity)
        .background {
          if !look.isInCells {
            RoundedRectangle(cornerRadius: 8).fill(Color(red: 0.47, green: 0.47, blue: 0.5).opacity(0.12))
              .frame(height: 32)
              .padding(.horizontal, 9)
          }
        }
      }

      var dayWheel: some View {
        wheel(steps(.day, -3...3), width: 52) { String(calendar.component(.day, from: $0)) }
      }

      /// Whether the region has the halves of the day, as in `9 AM`.
      var hasHalves: Bool {
        DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale)?.contains("a") ?? true
      }

      /// Whether the region writes the day before the month.
      var isDayFirst: Bool {
        (DateFormatter.dateFormat(fromTemplate: "dMMMM", options: 0, locale: locale) ?? "M").hasPrefix("d")
      }

      /// `Tue Nov 14`, or `Today`.
      func dayName(_ date: Date) -> String {
        if calendar.isDateInToday(date) { return "Today" }
        let weekday = date.formatted(.dateTime.weekday(.abbreviated).locale(locale))
        return weekday + " " + date.formatted(.dateTime.month(.abbreviated).day().locale(locale))
      }

      /// Dates around the selected one that differ in one component.
      func steps(_ component: Calendar.Component, _ range: ClosedRange<Int>) -> [Date] {
        let date = look.selection.wrappedValue
        return range.compactMap {
          calendar.date(byAdding: component, value: $0, to: date, wrappingComponents: component != .year)
        }
      }
      var days: [Date] {
        (-3...3).compactMap { calendar.date(byAdding: .day, value: $0, to: look.selection.wrappedValue) }
      }
      var halves: [Date] {
        let date = look.selection.wrappedValue
        let isMorning = calendar.component(.hour, from: date) < 12
        let other = date.addingTimeInterval(isMorning ? 43_200 : -43_200)
        return isMorning ? [date, other] : [other, date]
      }
      func digits(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }

      /// A wheel whose rows are shown by a function.
      func wheel(
        _ dates: [Date], width: CGFloat, _ alignment: Alignment = .center, _ text: @escaping (Date) -> String
      ) -> some View {
        Picker(selection: clamped) {
          ForEach(dates, id: \.self) { date in
            Text(verbatim: text(date)).frame(maxWidth: look.isInCells ? nil : .infinity, alignment: alignment).tag(date)
          }
        } label: {
          EmptyView()
        }
        .pickerStyle(WheelPickerStyle())
        .labelsHidden()
        .environment(\._hasSharedBand, !look.isInCells)
        .frame(width: look.isInCells ? nil : width)
      }
      var clamped: Binding<Date> {
        Binding(
          get: { look.selection.wrappedValue },
          set: { date in
            var date = date
            if let minimum = look.minimum, date < minimum { date = minimum }
            if let maximum = look.maximum, date > maximum { date = maximum }
            look.selection.wrappedValue = date
          }
        )
      }
    }
    """#
}
