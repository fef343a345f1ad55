import XCTest

final class FeedTests: XCTestCase {}
