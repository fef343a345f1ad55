extension InterfaceText {
  /// Search fields.
  static let swiftUIModifiersSearch = #"""
    nonisolated extension View {
      @edits("text")
      public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
      ) -> some View {
        modifier(
          SearchModifier<_SearchField.TextField<EmptyView>>(
            text: text,
            isPresented: nil,
            placement: placement,
            prompt: prompt
          )
        )
      }
      @edits("text")
      public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
      ) -> some View {
        modifier(
          SearchModifier<_SearchField.TextField<EmptyView>>(
            text: text,
            isPresented: nil,
            placement: placement,
            prompt: Text(prompt)
          )
        )
      }
      @_disfavoredOverload
      @edits("text")
      public func searchable<S: StringProtocol>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S
      ) -> some View {
        modifier(
          SearchModifier<_SearchField.TextField<EmptyView>>(
            text: text,
            isPresented: nil,
            placement: placement,
            prompt: Text(prompt)
          )
        )
      }
      @edits("text")
      public func searchable(
        text: Binding<String>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
      ) -> some View {
        modifier(
          SearchModifier<_SearchField.TextField<EmptyView>>(
            text: text,
            isPresented: isPresented,
            placement: placement,
            prompt: prompt
          )
        )
      }
      @edits("text")
      public func searchable(
        text: Binding<String>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
      ) -> some View {
        modifier(
          SearchModifier<_SearchField.TextField<EmptyView>>(
            text: text,
            isPresented: isPresented,
            placement: placement,
            prompt: Text(prompt)
          )
        )
      }
      @_disfavoredOverload
      @edits("text")
      public func searchable<S: StringProtocol>(
        text: Binding<String>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S
      ) -> some View {
        modifier(
          SearchModifier<_SearchField.TextField<EmptyView>>(
            text: text,
            isPresented: isPresented,
            placement: placement,
            prompt: Text(prompt)
          )
        )
      }
      @available(*, deprecated, message: "give the suggestions with searchSuggestions")
      @edits("text")
      public func searchable<S: View>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
      ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
      }
      @available(*, deprecated, message: "give the suggestions with searchSuggestions")
      @edits("text")
      public func searchable<S: View>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> S
      ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt)).searchSuggestions(suggestions)
      }
      @available(*, deprecated, message: "give the suggestions with searchSuggestions")
      @_disfavoredOverload
      @edits("text")
      public func searchable<S: View, P: StringProtocol>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: P,
        @ViewBuilder suggestions: () -> S
      ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt)).searchSuggestions(suggestions)
      }
      @edits("text")
      public func searchable<C, T>(
        text: Binding<String>,
        tokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
      ) -> some View
      where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable, T: View {
        modifier(
          _TokenSearch(
            text: text,
            tokens: tokens,
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
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
      ) -> some View
      where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable, T: View {
        modifier(
          _TokenSearch(
            text: text,
            tokens: tokens,
            isPresented: nil,
            placement: placement,
            prompt: Text(prompt),
            token: token
          )
        )
      }
      @_disfavoredOverload
      @edits("text")
      public func searchable<C, T, S: StringProtocol>(
        text: Binding<String>,
        tokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
      ) -> some View
      where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable, T: View {
        modifier(
          _TokenSearch(
            text: text,
            tokens: tokens,
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
            isPresented: isPresented,
            placement: placement,
            prompt: Text(prompt),
            token: token
          )
        )
      }
      @_disfavoredOverload
      @edits("text")
      public func searchable<C, T, S: StringProtocol>(
        text: Binding<String>,
        tokens: Binding<C>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
      ) -> some View
      where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable, T: View {
        modifier(
          _TokenSearch(
            text: text,
            tokens: tokens,
            isPresented: isPresented,
            placement: placement,
            prompt: Text(prompt),
            token: token
          )
        )
      }
      public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        modifier(SearchSuggestionsModifier(content: suggestions()))
      }
      public func searchSuggestions(
        _ visibility: Visibility,
        for placements: SearchSuggestionsPlacement.Set
      ) -> some View {
        modifier(_SearchOption(option: "suggestionsVisibility"))
      }
      public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>,
        @ViewBuilder scopes: () -> S
      ) -> some View {
        modifier(SearchScopesModifier(selection: scope, content: scopes()))
      }
      public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>,
        activation: SearchScopeActivation,
        @ViewBuilder _ scopes: () -> S
      ) -> some View {
        modifier(SearchScopesModifier(selection: scope, content: scopes()))
      }
      public func searchCompletion(_ completion: String) -> some View {
        modifier(_SearchCompletion(completion: completion))
      }
      public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
        modifier(_SearchTokenCompletion(token: token))
      }
      public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View {
        modifier(_SearchOption(option: behavior.name))
      }
      public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
        modifier(_SearchOption(option: behavior.name))
      }
      @uncertain
      @interacts("focus")
      public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        environment(\.searchFocusContext, SearchFocusContext(binding: binding, value: true))
      }
      @interacts("focus")
      public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
        environment(\.searchFocusContext, SearchFocusContext(binding: binding, value: value))
      }
    }

    @uncertain
    struct SearchModifier<Field>: ViewModifier {
      typealias Body = Never
      var text: Binding<String>
      var isPresented: Binding<Bool>?
      var placement: SearchFieldPlacement
      var prompt: Text?
    }

    /// A name for the search field in the bar: the field is not a descendant of the view that declares it.
    enum _SearchField {
      struct TextField<Label> {}
    }

    @hole
    struct _TokenSearch<Tokens: RandomAccessCollection, Token: View>: ViewModifier {
      typealias Body = Never
      var text: Binding<String>
      var tokens: Binding<Tokens>
      var suggested: Binding<Tokens>? = nil
      var isPresented: Binding<Bool>?
      var placement: SearchFieldPlacement
      var prompt: Text?
      var token: (Tokens.Element) -> Token
    }

    struct SearchSuggestionsModifier<Suggestions: View>: ViewModifier {
      typealias Body = Never
      var content: Suggestions
    }

    struct SearchScopesModifier<Value: Hashable, Scopes: View>: ViewModifier {
      typealias Body = Never
      var selection: Binding<Value>
      var content: Scopes
    }

    @hole
    struct _SearchCompletion: ViewModifier {
      typealias Body = Never
      var completion: String
    }

    @hole
    struct _SearchTokenCompletion<Token: Identifiable>: ViewModifier {
      typealias Body = Never
      var token: Token
    }

    @hole
    struct _SearchOption: ViewModifier {
      typealias Body = Never
      var option: String
    }

    struct SearchFocusContext {
      var binding: Any
      var value: Any
    }

    public struct SearchFieldPlacement: Hashable, Sendable {
      var name: String
      public static let automatic = SearchFieldPlacement(name: "automatic")
      public static let toolbar = SearchFieldPlacement(name: "toolbar")
      public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")
      public static let sidebar = SearchFieldPlacement(name: "sidebar")
      public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
      public static func navigationBarDrawer(
        displayMode: NavigationBarDrawerDisplayMode
      ) -> SearchFieldPlacement {
        SearchFieldPlacement(name: displayMode == .always ? "navigationBarDrawerAlways" : "navigationBarDrawer")
      }
      public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
        var name: String
        public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
        public static let always = NavigationBarDrawerDisplayMode(name: "always")
      }
    }

    public struct SearchScopeActivation: Hashable, Sendable {
      var name: String
      public static let automatic = SearchScopeActivation(name: "automatic")
      public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
      public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
    }

    public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
      var name: String
      public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
      public static let avoidHidingContent = SearchPresentationToolbarBehavior(name: "avoidHidingContent")
    }

    public struct SearchToolbarBehavior: Hashable, Sendable {
      var name: String
      public static let automatic = SearchToolbarBehavior(name: "automatic")
      public static let minimize = SearchToolbarBehavior(name: "minimize")
    }
    """#
}
