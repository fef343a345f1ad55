import XCTest

@testable import App

typealias Kind = App.Kind
