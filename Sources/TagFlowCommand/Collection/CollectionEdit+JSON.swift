internal import FlowLayout

extension CollectionEdit {
  typealias Sections = [CollectionDocument.Section]

  private static let names = [
    "insert", "remove", "move", "replace", "insertSections", "removeSections", "moveSections",
    "replaceSections", "scroll", "resize",
  ]

  /// Reads an edit of sections as they are after the edits before it.
  init(
    json node: JSONNode, sections: Sections, _ settings: Settings, _ pool: inout ItemPool
  ) throws(JSONError) {
    let (name, edit) = try node.onlyMember(of: Self.names)
    switch name {
    case "insert", "remove", "move", "replace":
      self = try Self.ofItems(name, edit, sections, &pool)
    case "scroll": self = .scroll(try CollectionScroll(json: edit))
    case "resize": self = .resize(try CollectionResize(json: edit))
    default: self = try Self.ofSections(name, edit, sections, settings, &pool)
    }
  }

  /// Reads an edit of items.
  private static func ofItems(
    _ name: String, _ edit: JSONNode, _ sections: Sections, _ pool: inout ItemPool
  ) throws(JSONError) -> CollectionEdit {
    switch name {
    case "insert":
      try edit.takesOnly(["section", "item", "items"])
      let section = try edit.section(of: sections)
      let item = try edit.member("item").place(among: sections[section].items.count, "items")
      let items = try pool.read(try edit.member("items"), look: sections[section].look)
      return .insert(Array(items), at: ItemPath(section: section, item: item))
    case "remove":
      try edit.takesOnly(["section", "range"])
      return .remove(try edit.items(of: sections))
    case "replace":
      try edit.takesOnly(["section", "range", "items"])
      let range = try edit.items(of: sections)
      let items = try pool.read(try edit.member("items"), look: sections[range.section].look)
      return .replace(range, with: Array(items))
    default:
      try edit.takesOnly(["section", "range", "to"])
      let range = try edit.items(of: sections)
      let to = try edit.member("to")
      try to.takesOnly(["section", "item"])
      let section = try to.has("section") ? to.section(of: sections) : range.section
      var count = sections[section].items.count
      if section == range.section { count -= range.items.count }
      let item = try to.member("item").place(among: count, "items")
      return .move(range, to: ItemPath(section: section, item: item))
    }
  }

  /// Reads an edit of whole sections.
  private static func ofSections(
    _ name: String, _ edit: JSONNode, _ sections: Sections, _ settings: Settings,
    _ pool: inout ItemPool
  ) throws(JSONError) -> CollectionEdit {
    switch name {
    case "insertSections":
      try edit.takesOnly(["section", "sections"])
      let index = try edit.member("section").place(among: sections.count, "sections")
      let new = try CollectionDocument.sections(try edit.member("sections"), settings, &pool)
      return .replaceSections(index..<index, with: new)
    case "removeSections":
      try edit.takesOnly(["range"])
      return .replaceSections(
        try edit.member("range").range(of: sections.count, "sections"), with: [])
    case "replaceSections":
      try edit.takesOnly(["range", "sections"])
      let range = try edit.member("range").range(of: sections.count, "sections")
      let new = try CollectionDocument.sections(try edit.member("sections"), settings, &pool)
      return .replaceSections(range, with: new)
    default:
      try edit.takesOnly(["range", "to"])
      let range = try edit.member("range").range(of: sections.count, "sections")
      let index = try edit.member("to").place(among: sections.count - range.count, "sections")
      return .moveSections(range, to: index)
    }
  }
}

extension JSONNode {
  /// The section that an edit is about.
  fileprivate func section(of sections: CollectionEdit.Sections) throws(JSONError) -> Int {
    let node = try member("section")
    let index = try node.count()
    guard index < sections.count else {
      throw node.error(
        sections.isEmpty
          ? "there are no sections"
          : "must be below \(sections.count), the number of sections, not \(index)")
    }
    return index
  }

  /// The items that an edit is about.
  fileprivate func items(of sections: CollectionEdit.Sections) throws(JSONError) -> ItemRange {
    let section = try section(of: sections)
    let range = try member("range").range(of: sections[section].items.count, "items")
    return ItemRange(section: section, items: range)
  }

  /// A place in front of one of some things, or after the last.
  func place(among count: Int, _ things: String) throws(JSONError) -> Int {
    let place = try self.count()
    guard place <= count else {
      throw error("must be at most \(count), the number of \(things) there, not \(place)")
    }
    return place
  }

  /// Half-open, as in `[0,3]`, within `0..<count`.
  func range(of count: Int, _ things: String) throws(JSONError) -> Range<Int> {
    let range = try range()
    guard range.upperBound <= count else {
      throw error(
        "must end at \(count) at most, the number of \(things), not at \(range.upperBound)")
    }
    return range
  }
}
