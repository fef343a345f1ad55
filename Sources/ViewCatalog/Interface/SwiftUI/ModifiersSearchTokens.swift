extension InterfaceText {
  /// Search fields with suggested or editable tokens.
  static let swiftUIModifiersSearchTokens = #"""
    nonisolated extension View {
      @edits("text")
      public func searchable<C, T>(
        text: Binding<String>,
        tokens: Binding<C>,
        suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
      ) -> some View
      where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable, T: View {
        modifier(
          _TokenSearch(
            text: text,
            tokens: tokens,
            suggested: suggestedTokens,
            isPresented: nil,
            placement: placement,
            prompt: prompt,
            token: token
          )
        )
      }
      @edits("text")
      public func searchable<C, T>(
        text: Binding<String>,
        tokens: Binding<C>,
        suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
      ) -> some View
      where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable, T: View {
        modifier(
          _TokenSearch(
            text: text,
            tokens: tokens,
            suggested: suggestedTokens,
            isPresented: nil,
            placement: placement,
            prompt: Text(prompt),
            token: token
          )
        )
      }
      @edits("text")
      public func searchable<C, T>(
        text: Binding<String>,
        tokens: Binding<C>,
        suggestedTokens: Binding<C>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
      ) -> some View
      where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable, T: View {
        modifier(
          _TokenSearch(
            text: text,
            tokens: tokens,
            suggested: suggestedTokens,
            isPresented: isPresented,
            placement: placement,
            prompt: prompt,
            token: token
          )
        )
      }
      @edits("text")
      public func searchable<C, T>(
        text: Binding<String>,
        tokens: Binding<C>,
        suggestedTokens: Binding<C>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
      ) -> some View
      where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable, T: View {
        modifier(
          _TokenSearch(
            text: text,
            tokens: tokens,
            suggested: suggestedTokens,
            isPresented: isPresented,
            placement: placement,
            prompt: Text(prompt),
            token: token
          )
        )
      }
      @edits("text")
      public func searchable<C, T>(
        text: Binding<String>,
        editableTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
      ) -> some View
      where C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Element: Identifiable, T: View {
        modifier(
          _EditableTokenSearch(
            text: text,
            tokens: editableTokens,
            isPresented: nil,
            placement: placement,
            prompt: prompt,
            token: token
          )
        )
      }
      @edits("text")
      public func searchable<C, T>(
        text: Binding<String>,
        editableTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
      ) -> some View
      where C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Element: Identifiable, T: View {
        modifier(
          _EditableTokenSearch(
            text: text,
            tokens: editableTokens,
            isPresented: nil,
            placement: placement,
            prompt: Text(prompt),
            token: token
          )
        )
      }
      @edits("text")
      public func searchable<C, T>(
        text: Binding<String>,
        editableTokens: Binding<C>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
      ) -> some View
      where C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Element: Identifiable, T: View {
        modifier(
          _EditableTokenSearch(
            text: text,
            tokens: editableTokens,
            isPresented: isPresented,
            placement: placement,
            prompt: prompt,
            token: token
          )
        )
      }
      @edits("text")
      public func searchable<C, T>(
        text: Binding<String>,
        editableTokens: Binding<C>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
      ) -> some View
      where C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Element: Identifiable, T: View {
        modifier(
          _EditableTokenSearch(
            text: text,
            tokens: editableTokens,
            isPresented: isPresented,
            placement: placement,
            prompt: Text(prompt),
            token: token
          )
        )
      }
    }

    @hole
    struct _EditableTokenSearch<C, T: View>: ViewModifier
    where C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Element: Identifiable {
      typealias Body = Never
      var text: Binding<String>
      var tokens: Binding<C>
      var isPresented: Binding<Bool>?
      var placement: SearchFieldPlacement
      var prompt: Text?
      var token: (Binding<C.Element>) -> T
    }
    """#
}
