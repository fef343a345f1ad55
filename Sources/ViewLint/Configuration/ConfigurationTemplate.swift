/// The configuration that `viewlint init` writes: every key, with what it means.
public enum ConfigurationTemplate {
  /// A configuration that says what is the default, with a comment for each key.
  public static let text = """
    // Configuration of viewlint. It holds for this folder and the folders in it that have none of their own.
    // Comments and a comma behind the last element are fine.
    {
      // default: the rules that are nearly always right.
      // strict: all rules, and notes become warnings.
      // learning: all rules as notes, each explained where it is first met.
      "profile": "default",

      // The level of a rule or a group of rules: error, warning, note or off.
      // `viewlint rules` lists them, `viewlint explain RULE` tells what one is about.
      "rules": {
        // "conditional_same_view": "error",
        // "accessibility": "off",
      },

      // Files and folders that are not linted. `*` stands for a part of a name, `**` for any number of folders; a
      // single name means a file or folder of that name wherever it is.
      "exclude": [
        // "Generated",
        // "Sources/*/Resources/**",
      ],

      // The lowest level that makes the command exit with 1: error, warning, note or off.
      "fail-on": "warning",

      // What the code is built for: ios, macos, watchos, tvos or visionos with the deployment target's version, and
      // the SDK by its version of iOS: 17, 18 or 26.
      "target": "ios18",
      "sdk": 18,

      // What `#if` takes for set.
      "conditions": ["DEBUG"],
    }

    """
}
