import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// The style protocols of controls, with the properties of each.
enum StyleKind: String, CaseIterable {
  case button = "ButtonStyle"
  case primitiveButton = "PrimitiveButtonStyle"
  case toggle = "ToggleStyle"
  case label = "LabelStyle"
  case labeledContent = "LabeledContentStyle"
  case progressView = "ProgressViewStyle"
  case gauge = "GaugeStyle"
  case groupBox = "GroupBoxStyle"
  case disclosureGroup = "DisclosureGroupStyle"
  case controlGroup = "ControlGroupStyle"
  case menu = "MenuStyle"
  case form = "FormStyle"
  case datePicker = "DatePickerStyle"
  case textField = "TextFieldStyle"
  case list = "ListStyle"
  case picker = "PickerStyle"

  /// The modifier that sets the style.
  var modifier: String {
    switch self {
    case .button: "ButtonStyleContainerModifier"
    case .primitiveButton: "PrimitiveButtonStyleContainerModifier"
    case .toggle: "ToggleStyleModifier"
    case .label: "LabelStyleWritingModifier"
    case .labeledContent: "_LabeledContentStyleModifier"
    case .progressView: "ProgressViewStyleModifier"
    case .gauge: "GaugeStyleModifier"
    case .groupBox: "GroupBoxStyleModifier"
    case .disclosureGroup: "DisclosureGroupStyleModifier"
    case .controlGroup: "ControlGroupStyleModifier"
    case .menu: "MenuStyleModifier"
    case .form: "FormStyleModifier"
    case .datePicker: "DatePickerStyleModifier"
    case .textField: "TextFieldStyleModifier"
    case .list: "ListStyleWriter"
    case .picker: "PickerStyleWriter"
    }
  }

  /// The default style.
  var standard: String {
    switch self {
    case .button, .primitiveButton: "DefaultButtonStyle"
    case .toggle: "DefaultToggleStyle"
    case .label: "DefaultLabelStyle"
    case .labeledContent: "AutomaticLabeledContentStyle"
    case .progressView: "DefaultProgressViewStyle"
    case .gauge: "DefaultGaugeStyle"
    case .groupBox: "DefaultGroupBoxStyle"
    case .disclosureGroup: "AutomaticDisclosureGroupStyle"
    case .controlGroup: "AutomaticControlGroupStyle"
    case .menu: "DefaultMenuStyle"
    case .form: "AutomaticFormStyle"
    case .datePicker: "DefaultDatePickerStyle"
    case .textField: "DefaultTextFieldStyle"
    case .list: "DefaultListStyle"
    case .picker: "DefaultPickerStyle"
    }
  }

  /// The `automatic` style on a platform. The default style itself has the appearance on a phone.
  func standard(on scale: TypeScale) -> String {
    if scale == .watch {
      return switch self {
      case .button, .primitiveButton: "BorderedButtonStyle"
      case .textField: "RoundedBorderTextFieldStyle"
      default: standard
      }
    }
    if scale == .television || scale == .room {
      return self == .button || self == .primitiveButton ? "BorderedButtonStyle" : standard
    }
    guard scale == .mac else { return standard }
    return switch self {
    case .button, .primitiveButton: "BorderedButtonStyle"
    case .toggle: "CheckboxToggleStyle"
    case .textField: "RoundedBorderTextFieldStyle"
    case .list: "InsetListStyle"
    case .label, .labeledContent, .progressView, .gauge, .groupBox, .disclosureGroup, .controlGroup, .menu, .form,
      .datePicker, .picker:
      standard
    }
  }

  /// The requirement of the style protocol that creates the body.
  var requirement: Name {
    switch self {
    case .textField: "_body"
    default: "makeBody"
    }
  }

  /// The environment key. Both kinds of button styles share one key, because a control has only one of them.
  var key: EnvironmentStore.Key {
    switch self {
    case .button, .primitiveButton: .own("style of buttons")
    default: .own(rawValue)
    }
  }

  /// The placeholder views of the configuration.
  var placeholders: [String] {
    switch self {
    case .button, .primitiveButton, .toggle, .datePicker: ["Label"]
    case .label: ["Title", "Icon"]
    case .labeledContent, .groupBox, .disclosureGroup, .controlGroup, .menu: ["Label", "Content"]
    case .progressView: ["Label", "CurrentValueLabel"]
    case .gauge: ["Label", "CurrentValueLabel", "MinimumValueLabel", "MaximumValueLabel", "MarkedValueLabel"]
    case .form: ["Content"]
    case .textField, .list, .picker: []
    }
  }
}

/// A style in the environment, with the style around it, which controls inside the style's body use.
final class StyleBox: Box {
  let value: Value
  let type: TypeID
  let outer: StyleBox?

  init(_ value: Value, _ type: TypeID, outer: StyleBox?) {
    (self.value, self.type, self.outer) = (value, type, outer)
  }
}

extension EnvironmentStore {
  func style(_ kind: StyleKind) -> StyleBox? {
    guard case .ref(let box)? = self[kind.key] else { return nil }
    return box as? StyleBox
  }
}
