/// What the groups of `affects` are called.
enum AffectedNames {
  private static let names = [
    "blind": "People who are blind", "low-vision": "People with low vision",
    "colour": "People who see few colours", "deaf": "People who are deaf",
    "hard-of-hearing": "People who are hard of hearing",
    "motor": "People who move or grip differently",
    "speech": "People whose speech is not understood",
    "vestibular": "People whom motion makes unwell",
    "seizure": "People with photosensitive seizures",
    "cognitive": "People with cognitive disabilities",
  ]

  /// A group in words; a group without a name here is shown as it is written.
  static func name(of group: String) -> String { names[group] ?? group }
}
