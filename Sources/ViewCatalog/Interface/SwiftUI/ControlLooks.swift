extension InterfaceText {
  /// The drawing of controls in points: the host passes its values to each of these views, and places it.
  static let swiftUIControlLooks = #"""
    struct _SwitchLook: View {
      var isOn: Bool
      var isEnabled: Bool
      var isGlass: Bool
      var tint: Color
      /// Whether the toggle has the size of macOS. [approximation]
      var isSmall: Bool
      var body: some View {
        Capsule()
          .fill(isOn ? tint : FillShapeStyle.color)
          .frame(width: isSmall ? 38 : isGlass ? 63 : 51, height: isSmall ? 20 : isGlass ? 28 : 31)
          .overlay(alignment: isOn ? .trailing : .leading) {
            Capsule()
              .fill(Color.white)
              .frame(width: isSmall ? 20 : isGlass ? 38 : 27, height: isSmall ? 16 : isGlass ? 24 : 27)
              .shadow(color: Color.black.opacity(0.15), radius: 4, x: 0, y: 2)
              .padding(2)
          }
          .opacity(isEnabled ? 1 : 0.5)
      }
    }

    /// The checkbox of a toggle on macOS.
    struct _CheckboxLook: View {
      var isOn: Bool
      var isEnabled: Bool
      var tint: Color
      var body: some View {
        RoundedRectangle(cornerRadius: 4)
          .fill(isOn ? tint : Color.gray.opacity(0.18))
          .frame(width: 14, height: 14)
          .overlay {
            if isOn {
              Image(systemName: "checkmark").font(.system(size: 9, weight: .bold)).foregroundColor(.white)
            } else {
              RoundedRectangle(cornerRadius: 4).strokeBorder(Color.gray.opacity(0.5), lineWidth: 0.5)
            }
          }
          .opacity(isEnabled ? 1 : 0.5)
      }
    }

    /// A spinner: rotating lines, of which the first is the darkest.
    struct _SpinnerLook: View {
      var color: Color
      var body: some View {
        ZStack {
          _SpinnerSpoke(color: color, index: 0)
          _SpinnerSpoke(color: color, index: 1)
          _SpinnerSpoke(color: color, index: 2)
          _SpinnerSpoke(color: color, index: 3)
          _SpinnerSpoke(color: color, index: 4)
          _SpinnerSpoke(color: color, index: 5)
          _SpinnerSpoke(color: color, index: 6)
          _SpinnerSpoke(color: color, index: 7)
        }
        .frame(width: 20, height: 20)
      }
    }

    struct _SpinnerSpoke: View {
      var color: Color
      var index: Int
      var body: some View {
        Capsule()
          .fill(color.opacity(1 - Double(index) * 0.1))
          .frame(width: 2.5, height: 6)
          .offset(x: 0, y: -7)
          .rotationEffect(Angle.degrees(Double(index) * -45))
      }
    }

    /// A ring that is filled up to a fraction.
    struct _RingLook: View {
      var fraction: Double
      var start: Double
      var end: Double
      var side: Double
      var width: Double
      var tint: Color
      var body: some View {
        ZStack {
          Circle()
            .trim(from: start, to: end)
            .stroke(tint.opacity(0.2), style: StrokeStyle(lineWidth: width, lineCap: .round))
          Circle()
            .trim(from: start, to: start + (end - start) * fraction)
            .stroke(tint, style: StrokeStyle(lineWidth: width, lineCap: .round))
        }
        .rotationEffect(Angle.degrees(start == 0 ? -90 : 90))
        .padding(width / 2)
        .frame(width: side, height: side)
      }
    }

    /// An open ring with a mark at a value from 0 to 1.
    struct _DialLook: View {
      var value: Double
      /// The style of the ring; `color` is that of the mark.
      var style: AnyShapeStyle
      var color: Color
      var body: some View {
        ZStack {
          Circle()
            .trim(from: 0.125, to: 0.875)
            .stroke(style, style: StrokeStyle(lineWidth: 6, lineCap: .round))
          Circle()
            .fill(color)
            .overlay(Circle().strokeBorder(Color.white, lineWidth: 2))
            .frame(width: 11, height: 11)
            .offset(x: 26, y: 0)
            .rotationEffect(Angle.degrees(45 + 270 * value))
        }
        .rotationEffect(Angle.degrees(90))
        .padding(3)
        .frame(width: 58, height: 58)
      }
    }

    /// The elapsed or remaining fraction of a time interval, updated every second.
    struct _TimedBarLook: View {
      var interval: ClosedRange<Date>
      var countsDown: Bool
      var body: some View {
        TimelineView(PeriodicTimelineSchedule(from: interval.lowerBound, by: 1)) { context in
          ProgressView(value: share(at: context.date)).progressViewStyle(LinearProgressViewStyle())
        }
      }
      func share(at date: Date) -> Double {
        let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
        let gone = min(max(date.timeIntervalSince(interval.lowerBound), 0), length)
        return length > 0 ? (countsDown ? length - gone : gone) / length : 0
      }
    }

    /// The scopes of a search, as a segmented picker.
    /// The screen with the options of a picker that is a link.
    struct _PickerScreenLook<Value: Hashable, Options: View>: View {
      var selection: Binding<Value>
      var title: String
      var content: Options
      var body: some View {
        _PickerScreen(selection: selection, title: title, content: content)
          .navigationTitle(title)
          .navigationBarTitleDisplayMode(.inline)
      }
    }

    struct _PickerScreen<Value: Hashable, Options: View>: View {
      var selection: Binding<Value>
      var title: String
      var content: Options
      @Environment(\.dismiss) private var dismiss
      init(selection: Binding<Value>, title: String, content: Options) {
        self.selection = selection
        self.title = title
        self.content = content
      }
      private var leaving: Binding<Value> {
        Binding(
          get: { selection.wrappedValue },
          set: {
            selection.wrappedValue = $0
            dismiss()
          }
        )
      }
      var body: some View {
        List {
          Picker(selection: leaving) {
            content
          } label: {
            EmptyView()
          }
          .pickerStyle(InlinePickerStyle())
          .labelsHidden()
        }
      }
    }

    struct _SearchScopesLook<Value: Hashable, Scopes: View>: View {
      var selection: Binding<Value>
      var content: Scopes
      var body: some View {
        Picker(selection: selection) {
          content
        } label: {
          EmptyView()
        }
        .pickerStyle(SegmentedPickerStyle())
        .labelsHidden()
      }
    }

    /// The dots of a paged tab view, one per page.
    struct _DotsLook: View {
      var count: Int
      var chosen: Int
      /// Whether the dots have a background.
      var hasGround: Bool
      var color: Color
      var otherColor: Color
      var body: some View {
        HStack(spacing: 9) {
          ForEach(0..<count, id: \.self) { index in
            Circle().fill(index == chosen ? color : otherColor).frame(width: 7.5, height: 7.5)
          }
        }
        .padding(.horizontal, 12)
        .frame(height: 26)
        .background { if hasGround { Capsule().fill(Color.black.opacity(0.25)) } }
      }
    }

    /// The line of a gauge, with a ring at its value.
    struct _GaugeLineLook: View {
      var value: Double
      var style: AnyShapeStyle
      @Environment(\.layoutDirection) var direction
      var body: some View {
        GeometryReader { proxy in
          // The style runs along the line, but a shape's gradient runs from top to bottom.
          Capsule()
            .fill(style)
            .frame(width: 6, height: proxy.size.width)
            .rotationEffect(Angle.degrees(direction == .rightToLeft ? 90 : -90))
            .position(x: proxy.size.width / 2, y: 3)
          Circle()
            .fill(Color.white)
            .overlay(Circle().strokeBorder(Color.black.opacity(0.6), lineWidth: 2))
            .frame(width: 9, height: 9)
            .offset(x: (proxy.size.width - 9) * value, y: -1.5)
        }
        .frame(height: 6)
      }
    }

    /// The well of a colour picker.
    struct _ColorWellLook: View {
      var color: Color
      var body: some View {
        Circle()
          .fill(color)
          .padding(5)
          .overlay {
            Circle()
              .strokeBorder(
                AngularGradient(
                  colors: [Color.red, Color.yellow, Color.green, Color.cyan, Color.blue, Color.purple, Color.red],
                  center: .center
                ),
                lineWidth: 3
              )
          }
          .frame(width: 28, height: 28)
      }
    }
    """#
}
