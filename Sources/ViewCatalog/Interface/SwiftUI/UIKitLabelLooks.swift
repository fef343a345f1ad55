extension InterfaceText {
  /// The drawing of UIKit's labels, image views and progress views.
  static let swiftUIUIKitLabelLooks = #"""
    struct _LabelLook: View {
      var label: UILabel
      var body: some View {
        words
          .font(Font(label.font))
          .foregroundColor(label.isEnabled ? Color(uiColor: label.textColor) : .secondary)
          .lineLimit(label.numberOfLines == 0 ? nil : label.numberOfLines)
          .multilineTextAlignment(label.textAlignment._text)
          .minimumScaleFactor(label.adjustsFontSizeToFitWidth ? max(label.minimumScaleFactor, 0.5) : 1)
      }
      private var words: Text {
        if let attributed = label.attributedText { Text(AttributedString(attributed)) } else { Text(verbatim: label.text ?? "") }
      }
    }

    struct _PictureLook: View {
      var picture: UIImageView
      var body: some View {
        if let image = picture.image {
          switch picture.contentMode {
          case .scaleAspectFit: Image(uiImage: image).resizable().aspectRatio(contentMode: .fit).tinted(picture)
          case .scaleAspectFill: Image(uiImage: image).resizable().aspectRatio(contentMode: .fill).tinted(picture)
          case .scaleToFill, .redraw: Image(uiImage: image).resizable().tinted(picture)
          default: Image(uiImage: image).tinted(picture)
          }
        }
      }
    }
    extension View {
      func tinted(_ view: UIView) -> some View { foregroundStyle(Color(uiColor: view.tintColor)) }
    }

    struct _ActivityLook: View {
      var indicator: UIActivityIndicatorView
      var body: some View {
        if indicator.isAnimating || !indicator.hidesWhenStopped {
          ProgressView().controlSize(indicator.style == .large ? .large : .regular).tint(Color(uiColor: indicator.color))
        }
      }
    }

    struct _ProgressLook: View {
      var progress: UIProgressView
      var body: some View {
        ProgressView(value: Double(progress.progress))
          .tint(progress.progressTintColor.map { Color(uiColor: $0) } ?? Color(uiColor: progress.tintColor))
      }
    }

    struct _EffectLook: View {
      var effect: UIVisualEffectView
      var body: some View {
        _DecoratedLook(view: effect.contentView).background(.regularMaterial)
      }
    }
    """#
}
