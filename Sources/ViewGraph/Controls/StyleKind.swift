import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// The protocols by which a program says how a control looks, and what else is known of each.
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

  /// The modifier that gives such a style to the views in it.
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

  /// The style of a control that is given none.
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

  /// What `automatic` is on a platform: the standard style by itself looks as on a phone.
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

  /// What a style of the program has instead of a view's `body`.
  var requirement: Name {
    switch self {
    case .textField: "_body"
    default: "makeBody"
    }
  }

  /// Under which key the environment has the style: a control has one of both kinds of button styles.
  var key: EnvironmentStore.Key {
    switch self {
    case .button, .primitiveButton: .own("style of buttons")
    default: .own(rawValue)
    }
  }

  /// The views in a configuration that stand for what the control was given.
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

/// A style in an environment, and the one around it: what a control in the style itself has.
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
