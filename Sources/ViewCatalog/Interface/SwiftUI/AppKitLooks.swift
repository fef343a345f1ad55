extension InterfaceText {
  /// The drawing of AppKit's views: each as the equivalent view of SwiftUI.
  static let swiftUIAppKitLooks = #"""
    #if os(macOS)
    struct _MacFieldLook: View {
      var field: NSTextField
      var body: some View {
        content
          .font(field.font.map { Font($0) } ?? .body)
          .foregroundColor(field.textColor.map { Color(nsColor: $0) })
          .multilineTextAlignment(field.alignment._text)
          .disabled(!field.isEnabled)
      }
      @ViewBuilder private var content: some View {
        let text = Binding(get: { field.stringValue }, set: { field._type($0) })
        if !field.isEditable {
          Text(verbatim: field.stringValue)
            .lineLimit(field.maximumNumberOfLines == 0 ? nil : field.maximumNumberOfLines)
        } else if field._isSecure {
          SecureField(field.placeholderString ?? "", text: text).onSubmit { field._send() }
        } else if field.isBordered || field.isBezeled {
          TextField(field.placeholderString ?? "", text: text).textFieldStyle(.roundedBorder).onSubmit { field._send() }
        } else {
          TextField(field.placeholderString ?? "", text: text).textFieldStyle(.plain).onSubmit { field._send() }
        }
      }
    }

    struct _MacButtonLook: View {
      var button: NSButton
      var body: some View {
        content.disabled(!button.isEnabled).tint(button.bezelColor.map { Color(nsColor: $0) })
      }
      @ViewBuilder private var content: some View {
        if button._kind == .switch || button._kind == .radio {
          Toggle(isOn: Binding(get: { button.state == .on }, set: { isOn in
            button.state = isOn ? .on : .off
            button._send()
          })) { Text(verbatim: button.title) }
          .toggleStyle(.checkbox)
        } else if button.isBordered {
          Button(action: { button._send() }) { label }
        } else {
          Button(action: { button._send() }) { label }.buttonStyle(.plain)
        }
      }
      @ViewBuilder private var label: some View {
        HStack(spacing: 4) {
          if let image = button.image { Image(nsImage: image) }
          if button.image == nil || button.imagePosition != .imageOnly && button.title != "Button" {
            Text(verbatim: button.title)
          }
        }
        .foregroundColor(button.contentTintColor.map { Color(nsColor: $0) })
      }
    }

    struct _MacChoiceLook: View {
      var titles: [String]
      var isSegmented: Bool
      var control: NSControl
      var body: some View {
        if isSegmented { picker.pickerStyle(.segmented) } else { picker.pickerStyle(.menu) }
      }
      private var picker: some View {
        Picker(selection: Binding(get: { selected }, set: { select($0) })) {
          ForEach(Array(titles.enumerated()), id: \.offset) { index, title in Text(verbatim: title).tag(index) }
        } label: {
          EmptyView()
        }
        .labelsHidden()
      }
      private var selected: Int {
        (control as? NSPopUpButton)?.indexOfSelectedItem ?? (control as? NSSegmentedControl)?.selectedSegment ?? -1
      }
      private func select(_ index: Int) {
        (control as? NSPopUpButton)?.indexOfSelectedItem = index
        (control as? NSSegmentedControl)?.selectedSegment = index
        control._send()
      }
    }

    struct _MacSwitchLook: View {
      var control: NSSwitch
      var body: some View {
        Toggle(isOn: Binding(get: { control.state == .on }, set: { isOn in
          control.state = isOn ? .on : .off
          control._send()
        })) { EmptyView() }
        .toggleStyle(.switch)
        .labelsHidden()
      }
    }

    struct _MacSliderLook: View {
      var control: NSSlider
      var body: some View {
        Slider(
          value: Binding(get: { control.doubleValue }, set: { value in
            control.doubleValue = value
            control._send()
          }),
          in: control.minValue...max(control.minValue, control.maxValue))
      }
    }

    struct _MacProgressLook: View {
      var progress: NSProgressIndicator
      var body: some View {
        if progress.style == .spinning {
          ProgressView().progressViewStyle(.circular)
        } else if progress.isIndeterminate {
          ProgressView().progressViewStyle(.linear)
        } else {
          ProgressView(
            value: progress.doubleValue - progress.minValue, total: max(progress.maxValue - progress.minValue, 1))
        }
      }
    }

    struct _MacPictureLook: View {
      var picture: NSImageView
      var body: some View {
        if let image = picture.image {
          switch picture.imageScaling {
          case .scaleProportionallyUpOrDown: Image(nsImage: image).resizable().aspectRatio(contentMode: .fit).look(picture)
          case .scaleAxesIndependently: Image(nsImage: image).resizable().look(picture)
          default: Image(nsImage: image).look(picture)
          }
        }
      }
    }
    extension View {
      func look(_ picture: NSImageView) -> some View {
        foregroundColor(picture.contentTintColor.map { Color(nsColor: $0) })
      }
    }

    struct _MacTextLook: View {
      var view: NSTextView
      var body: some View {
        content
          .font(view.font.map { Font($0) } ?? .body)
          .foregroundColor(view.textColor.map { Color(nsColor: $0) })
          .padding(.horizontal, 5 + view.textContainerInset.width)
          .padding(.vertical, view.textContainerInset.height)
          .frame(maxWidth: .infinity, alignment: .topLeading)
      }
      @ViewBuilder private var content: some View {
        if view.isEditable {
          TextField("", text: Binding(get: { view.string }, set: { view._type($0) }), axis: .vertical)
            .textFieldStyle(.plain)
        } else {
          Text(verbatim: view.string)
        }
      }
    }

    struct _MacScrollLook: View {
      var scroll: NSScrollView
      var body: some View {
        ScrollView { if let document = scroll.documentView { _DecoratedLook(view: document, fits: true) } }
      }
    }

    struct _MacStackLook: View {
      var stack: NSStackView
      var body: some View {
        if stack.orientation == .horizontal {
          HStack(alignment: stack.alignment == .top ? .top : stack.alignment == .bottom ? .bottom : .center, spacing: stack.spacing) { parts }
        } else {
          VStack(alignment: stack.alignment == .leading ? .leading : stack.alignment == .trailing ? .trailing : .center, spacing: stack.spacing) { parts }
        }
      }
      private var parts: some View {
        ForEach(Array(stack.arrangedSubviews.enumerated()), id: \.offset) { _, part in
          let fills = !part._hasOwnSize || stack.distribution == .fillEqually
          _DecoratedLook(view: part, fits: true)
            .frame(
              maxWidth: fills && stack.orientation == .horizontal ? .infinity : nil,
              maxHeight: fills && stack.orientation == .vertical ? .infinity : nil)
        }
      }
    }
    #endif
    """#
}
