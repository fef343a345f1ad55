extension InterfaceText {
  /// The drawing of UIKit's controls.
  static let swiftUIUIKitControlLooks = #"""
    struct _ButtonLook: View {
      var button: UIButton
      var body: some View {
        Button(action: { button.sendActions(for: [.touchUpInside, .primaryActionTriggered]) }) { label }
          .buttonStyle(.plain)
          .disabled(!button.isEnabled)
      }
      @ViewBuilder private var label: some View {
        if let configuration = button.configuration {
          HStack(spacing: configuration.imagePadding) {
            if let image = configuration.image ?? button.currentImage { Image(uiImage: image) }
            if let title = configuration.attributedTitle { Text(title) }
            if let title = configuration.title ?? button.currentTitle { Text(verbatim: title) }
          }
          .foregroundColor(
            configuration.baseForegroundColor.map { Color(uiColor: $0) }
              ?? (configuration._isFilled ? .white : Color(uiColor: button.tintColor)))
          .padding(.vertical, configuration.contentInsets.top)
          .padding(.horizontal, configuration.contentInsets.leading)
          .background(
            configuration.baseBackgroundColor.map { Color(uiColor: $0) }
              ?? (configuration._isFilled
                ? Color(uiColor: button.tintColor)
                : configuration._isTinted ? Color(uiColor: button.tintColor).opacity(0.15) : .clear),
            in: RoundedRectangle(cornerRadius: configuration.cornerStyle == .capsule ? 100 : 6))
        } else {
          HStack(spacing: 4) {
            if let image = button.currentImage { Image(uiImage: image) }
            if let title = button._attributed[[]] {
              Text(AttributedString(title))
            } else if let title = button.currentTitle {
              Text(verbatim: title)
            }
          }
          .font(Font(button.titleLabel!.font))
          .foregroundColor(button.isEnabled ? Color(uiColor: button.currentTitleColor) : .secondary)
        }
      }
    }

    struct _UISwitchLook: View {
      var control: UISwitch
      var body: some View {
        Toggle(isOn: Binding(get: { control.isOn }, set: { isOn in
          control.isOn = isOn
          control.sendActions(for: [.valueChanged, .primaryActionTriggered])
        })) { EmptyView() }
        .labelsHidden()
        .tint(control.onTintColor.map { Color(uiColor: $0) })
        .disabled(!control.isEnabled)
      }
    }

    struct _SliderLook: View {
      var control: UISlider
      var body: some View {
        Slider(
          value: Binding(get: { Double(control.value) }, set: { value in
            control.value = Float(value)
            control.sendActions(for: .valueChanged)
          }),
          in: Double(control.minimumValue)...max(Double(control.minimumValue), Double(control.maximumValue))
        )
        .tint(control.minimumTrackTintColor.map { Color(uiColor: $0) })
        .disabled(!control.isEnabled)
      }
    }

    struct _StepperLook: View {
      var control: UIStepper
      var body: some View {
        Stepper(
          value: Binding(get: { control.value }, set: { value in
            control.value = value
            control.sendActions(for: .valueChanged)
          }),
          in: control.minimumValue...max(control.minimumValue, control.maximumValue), step: control.stepValue
        ) { EmptyView() }
        .labelsHidden()
      }
    }

    struct _SegmentsLook: View {
      var control: UISegmentedControl
      var body: some View {
        Picker(
          selection: Binding(get: { control.selectedSegmentIndex }, set: { index in
            control.selectedSegmentIndex = index
            control.sendActions(for: .valueChanged)
          })
        ) {
          ForEach(Array(control._titles.enumerated()), id: \.offset) { index, title in Text(verbatim: title).tag(index) }
        } label: {
          EmptyView()
        }
        .pickerStyle(.segmented)
        .labelsHidden()
      }
    }

    struct _PagesLook: View {
      var control: UIPageControl
      var body: some View {
        if control.numberOfPages > 1 || !control.hidesForSinglePage {
          HStack(spacing: 9) {
            ForEach(0..<max(0, control.numberOfPages), id: \.self) { page in
              Circle().fill(color(page)).frame(width: 8, height: 8)
            }
          }
          .frame(height: 26)
        }
      }
      private func color(_ page: Int) -> Color {
        if page == control.currentPage { return control.currentPageIndicatorTintColor.map { Color(uiColor: $0) } ?? .white }
        return control.pageIndicatorTintColor.map { Color(uiColor: $0) } ?? .gray.opacity(0.5)
      }
    }

    struct _DatePickerLook: View {
      var control: UIDatePicker
      var body: some View {
        switch control.preferredDatePickerStyle {
        case .wheels: picker.datePickerStyle(.wheel)
        case .inline: picker.datePickerStyle(.graphical)
        default: picker.datePickerStyle(.compact)
        }
      }
      private var picker: some View {
        DatePicker(
          selection: Binding(get: { control.date }, set: { date in
            control.date = date
            control.sendActions(for: .valueChanged)
          }),
          displayedComponents: components
        ) { EmptyView() }
        .labelsHidden()
      }
      private var components: DatePickerComponents {
        switch control.datePickerMode {
        case .time, .countDownTimer: .hourAndMinute
        case .date, .yearAndMonth: .date
        default: [.date, .hourAndMinute]
        }
      }
    }

    struct _PickerLook: View {
      var picker: UIPickerView
      var body: some View {
        let _ = picker._changes
        HStack(spacing: 0) {
          ForEach(0..<(picker.dataSource?.numberOfComponents(in: picker) ?? 0), id: \.self) { component in
            Picker(selection: selection(component)) {
              ForEach(0..<picker.numberOfRows(inComponent: component), id: \.self) { row in
                Text(verbatim: picker.delegate?.pickerView(picker, titleForRow: row, forComponent: component) ?? "").tag(row)
              }
            } label: {
              EmptyView()
            }
            .pickerStyle(.wheel)
            .labelsHidden()
          }
        }
        .frame(height: 216)
      }
      private func selection(_ component: Int) -> Binding<Int> {
        Binding(get: { picker._rows[component] ?? 0 }, set: { row in
          picker._rows[component] = row
          picker.delegate?.pickerView(picker, didSelectRow: row, inComponent: component)
        })
      }
    }
    """#
}
