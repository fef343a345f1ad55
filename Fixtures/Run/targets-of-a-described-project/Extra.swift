enum Extra { static let suffix = "!" }
