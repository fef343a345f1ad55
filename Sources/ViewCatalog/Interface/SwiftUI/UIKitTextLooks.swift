extension InterfaceText {
  /// The drawing of UIKit's text fields and text views.
  static let swiftUIUIKitTextLooks = #"""
    struct _FieldLook: View {
      var field: UITextField
      @FocusState private var isFocused: Bool
      var body: some View {
        HStack(spacing: 4) {
          if let left = field.leftView, field.leftViewMode != .never { _DecoratedLook(view: left, fits: true) }
          input
            .multilineTextAlignment(field.textAlignment._text)
            .onSubmit { field._submit() }
            .focused($isFocused)
            .onChange(of: isFocused) { _, isOn in edit(isOn) }
          if let right = field.rightView, field.rightViewMode != .never { _DecoratedLook(view: right, fits: true) }
        }
        .font(Font(field.font ?? UIFont.systemFont(ofSize: 17)))
        .foregroundColor(Color(uiColor: field.textColor ?? UIColor.label))
        .disabled(!field.isEnabled)
      }
      @ViewBuilder private var input: some View {
        let text = Binding(get: { field.text ?? "" }, set: { field._type($0) })
        let prompt = field.placeholder ?? field.attributedPlaceholder?.string ?? ""
        if field.isSecureTextEntry {
          SecureField(prompt, text: text)
        } else if field.borderStyle == .roundedRect {
          TextField(prompt, text: text).textFieldStyle(.roundedBorder)
        } else {
          TextField(prompt, text: text).textFieldStyle(.plain)
        }
      }
      private func edit(_ isOn: Bool) {
        field.isEditing = isOn
        if isOn {
          field.sendActions(for: .editingDidBegin)
          field.delegate?.textFieldDidBeginEditing(field)
        } else {
          field.sendActions(for: .editingDidEnd)
          field.delegate?.textFieldDidEndEditing(field)
        }
      }
    }

    struct _TextViewLook: View {
      var field: UITextView
      @FocusState private var isFocused: Bool
      var body: some View {
        content
          .font(Font(field.font ?? UIFont.systemFont(ofSize: 12)))
          .foregroundColor(Color(uiColor: field.textColor ?? UIColor.label))
          .multilineTextAlignment(field.textAlignment._text)
          .padding(.vertical, field.textContainerInset.top)
          .padding(.horizontal, field.textContainer.lineFragmentPadding + field.textContainerInset.left)
      }
      @ViewBuilder private var content: some View {
        if field.isEditable {
          TextField("", text: Binding(get: { field.text ?? "" }, set: { field._type($0) }), axis: .vertical)
            .textFieldStyle(.plain)
            .focused($isFocused)
            .onChange(of: isFocused) { _, isOn in
              let delegate = field.delegate as? any UITextViewDelegate
              if isOn { delegate?.textViewDidBeginEditing(field) } else { delegate?.textViewDidEndEditing(field) }
            }
        } else if let attributed = field.attributedText {
          Text(AttributedString(attributed))
        } else {
          Text(verbatim: field.text ?? "")
        }
      }
    }

    struct _SearchBarLook: View {
      var bar: UISearchBar
      var body: some View {
        HStack(spacing: 6) {
          HStack(spacing: 6) {
            Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
            TextField(
              bar.placeholder ?? "Search", text: Binding(get: { bar.text ?? "" }, set: { bar._type($0) })
            )
            .textFieldStyle(.plain)
            .onSubmit { bar.delegate?.searchBarSearchButtonClicked(bar) }
          }
          .padding(.horizontal, 8)
          .frame(height: 36)
          .background(Color(uiColor: UIColor.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 10))
          if bar.showsCancelButton { Button("Cancel") { bar.delegate?.searchBarCancelButtonClicked(bar) } }
        }
        .padding(.horizontal, 8)
        .frame(height: 56)
      }
    }
    """#
}
