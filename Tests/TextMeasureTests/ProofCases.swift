import TestSupport

/// The fonts of `ProofTests`: pairs of some letters, and what stands in each case.
extension ProofTests {
  static let a = LayoutFont.glyph("a")
  static let b = LayoutFont.glyph("b")
  static let c = LayoutFont.glyph("c")
  static let d = LayoutFont.glyph("d")
  static let e = LayoutFont.glyph("e")
  static let f = LayoutFont.glyph("f")
  static let x = LayoutFont.made[0]
  static let y = LayoutFont.made[1]
  static let mark = LayoutFont.made[2]
  static let pairs = TableBytes.Lookup(
    2, TableBytes.pairs(a, [b: -50, c: -20]), TableBytes.pairs(x, [c: 70, d: 90]),
    TableBytes.pairs(y, [d: 33, e: 35]), TableBytes.pairs(c, [d: -11]),
    TableBytes.pairs(d, [e: -13]))

  typealias Lookup = TableBytes.Lookup

  // MARK: Reasons to refuse a font

  static let refusals: [Case] = [
    Case(
      testDescription: "cut table",
      tables: ["GSUB": Array(ligatures.dropLast(4))], refusal: "changedTable"),
    Case(
      testDescription: "coverage out of order",
      tables: [
        "GSUB": TableBytes.layout("liga", [Lookup(1, TableBytes.single([b: x, a: y]))])
      ], refusal: "unorderedTable"),
    Case(
      testDescription: "pairs out of order",
      tables: ["GPOS": TableBytes.layout("kern", [Lookup(2, TableBytes.pairs(a, [c: 1, b: 2]))])],
      refusal: "unorderedTable"),
    Case(
      testDescription: "format 9",
      tables: [
        "GSUB": TableBytes.layout("liga", [Lookup(6, TableBytes.part([.number(9), .long(0)]))])
      ], refusal: "unknownFormat"),
    Case(
      testDescription: "version 2 of GPOS",
      tables: ["GPOS": TableBytes.layout("kern", [pairs], version: 0x20000)], refusal: nil),
    Case(
      testDescription: "extensions of two types",
      tables: [
        "GSUB": TableBytes.layout(
          "liga",
          [
            Lookup(
              7, TableBytes.extended(TableBytes.single([a: x]), type: 1),
              TableBytes.extended(TableBytes.ligature([a, b], x), type: 4))
          ])
      ], refusal: "changedTable"),
    Case(
      testDescription: "Apple's tracking",
      tables: [
        "trak": TableBytes.part([.long(0x10000), .number(0), .number(0), .number(0), .number(0)])
      ], refusal: "appleLayout"),
    Case(
      testDescription: "a rule of 65 glyphs",
      tables: [
        "GSUB": TableBytes.layout(
          "liga", [Lookup(4, TableBytes.ligature(Array(repeating: a, count: 65), x))])
      ], refusal: "tooManyRules"),
    Case(
      testDescription: "a rule that calls itself",
      tables: [
        "GSUB": TableBytes.layout(
          "calt", [Lookup(6, TableBytes.chained([], [[a], [b]], calls: [(0, 0)]))])
      ], refusal: "tooManyOperations"),
    Case(
      testDescription: "a glyph that becomes 65",
      tables: [
        "GSUB": TableBytes.layout(
          "calt",
          [
            Lookup(6, TableBytes.chained([], [[a], [b]], calls: [(0, 1)])),
            Lookup(2, TableBytes.sequences([a: Array(repeating: x, count: 65)])),
          ])
      ], refusal: "tooManyOperations"),
    Case(
      testDescription: "random alternates",
      tables: [
        "GSUB": TableBytes.layout(
          "rand",
          [
            Lookup(6, TableBytes.chained([], [[a], [b]], calls: [(0, 1)])),
            Lookup(3, TableBytes.sequences([a: [x, y, mark]])),
          ])
      ], refusal: "randomAlternates"),
    Case(
      testDescription: "a ligature over bases",
      tables: [
        "GSUB": TableBytes.layout("liga", [Lookup(4, flag: 2, TableBytes.ligature([a, b], x))]),
        "GDEF": TableBytes.definitions([a: 1, b: 1, c: 1, mark: 3]),
      ], refusal: "ignoresBases"),
    Case(
      testDescription: "pairs over bases of a glyph that a rule makes",
      tables: [
        "GSUB": TableBytes.layout("liga", [Lookup(4, TableBytes.ligature([a, b], x))]),
        "GPOS": TableBytes.layout("kern", [Lookup(2, flag: 2, TableBytes.pairs(x, [f: 100]))]),
        "GDEF": TableBytes.definitions([a: 1, b: 1, c: 1, d: 1, e: 1]),
      ], refusal: "ignoresBases"),
    Case(
      testDescription: "a ligature over ligatures, without classes",
      tables: [
        "GSUB": TableBytes.layout("liga", [Lookup(4, flag: 4, TableBytes.ligature([a, b], x))])
      ], refusal: "ignoresUnknownLigatures"),
    Case(
      testDescription: "kerning across the line",
      tables: ["kern": TableBytes.kerning(a, b, -50, coverage: 5)], refusal: "kerningByStates"),
  ]

  static let ligatures = TableBytes.layout(
    "liga", [Lookup(4, TableBytes.ligature([a, b], x))])

  // MARK: Reasons to refuse a glyph

  static let glyphs: [Case] = [
    Case(
      testDescription: "substituted wherever it stands",
      tables: ["GSUB": TableBytes.layout("ccmp", [Lookup(1, TableBytes.single([a: x]))])],
      refused: "a"),
    Case(
      testDescription: "adjusted wherever it stands",
      tables: [
        "GPOS": TableBytes.layout("dist", [Lookup(1, TableBytes.adjustment([b], advance: 9))])
      ],
      refused: "b"),
    Case(
      testDescription: "joined",
      tables: ["GPOS": TableBytes.layout("curs", [Lookup(3, TableBytes.cursive([a, c]))])],
      refused: "ac"),
    Case(
      testDescription: "a pair with a second value",
      tables: [
        "GPOS": TableBytes.layout(
          "kern", [Lookup(2, TableBytes.pairs(a, [b: -50], second: 40)), pairs])
      ], refused: "a"),
    Case(
      testDescription: "a letter that is a mark to GDEF",
      tables: ["GPOS": TableBytes.layout("kern", [pairs]), "GDEF": TableBytes.definitions([b: 3])],
      refused: "b"),
    Case(
      testDescription: "a ligature to GDEF, which a lookup passes over",
      tables: [
        "GSUB": TableBytes.layout("liga", [Lookup(4, flag: 4, TableBytes.ligature([a, b], x))]),
        "GDEF": TableBytes.definitions([c: 2, x: 1]),
      ], refused: "c", hasRules: true),
    Case(
      testDescription: "deleted by a rule",
      tables: [
        "GSUB": TableBytes.layout(
          "calt",
          [
            Lookup(6, TableBytes.chained([[a]], [[b]], calls: [(0, 1)])),
            Lookup(2, TableBytes.sequences([b: []])),
          ])
      ], refused: "b"),
    Case(
      testDescription: "deleted by a rule, by a null offset",
      tables: [
        "GSUB": TableBytes.layout(
          "calt",
          [
            Lookup(6, TableBytes.chained([[a]], [[b]], calls: [(0, 1)])),
            Lookup(2, TableBytes.sequences([b: nil])),
          ])
      ], refused: "b"),
  ]

  // MARK: How far rules reach

  static let reaches: [Case] = [
    Case(
      testDescription: "pairs, the first subtable first",
      tables: [
        "GPOS": TableBytes.layout(
          "kern",
          [
            Lookup(
              2, TableBytes.pairs(a, [b: -50]),
              TableBytes.classPairs(
                [a, b, c], first: [b: 1, c: 1], second: [a: 1, b: 1], [[0, 30], [0, -40]]))
          ])
      ]),
    Case(
      testDescription: "class 0 of second glyphs with a value",
      tables: [
        "GPOS": TableBytes.layout(
          "kern",
          [
            Lookup(
              2,
              TableBytes.classPairs(
                [a, b], first: [b: 1], second: [a: 1], [[15, 30], [0, -40]]),
              TableBytes.pairs(b, [c: 60]))
          ])
      ]),
    Case(
      testDescription: "the table kern", tables: ["kern": TableBytes.kerning(a, b, -51)]),
    Case(
      testDescription: "the table kern, overruled",
      tables: [
        "kern": TableBytes.kerning(a, b, -51), "GPOS": TableBytes.layout("kern", [pairs]),
      ]),
    Case(
      testDescription: "a ligature and the pairs beside it",
      tables: ["GSUB": ligatures, "GPOS": TableBytes.layout("kern", [pairs])], hasRules: true),
    Case(
      testDescription: "a ligature that goes beyond the rule that calls it",
      tables: [
        "GSUB": TableBytes.layout(
          "calt",
          [
            Lookup(6, TableBytes.chained([], [[a], [b]], calls: [(1, 1)])),
            Lookup(4, TableBytes.ligature([b, c, d], x)),
          ]), "GPOS": TableBytes.layout("kern", [pairs]),
      ], hasRules: true),
    Case(
      testDescription: "a rule that calls nothing and looks two glyphs back",
      tables: [
        "GSUB": TableBytes.layout(
          "calt",
          [
            Lookup(
              6, TableBytes.chained([[c], [d]], [[a]], [[b]], calls: []),
              TableBytes.chained([], [[a]], [[b]], calls: [(0, 1)])),
            Lookup(1, TableBytes.single([a: x])),
          ])
      ], hasRules: true),
    Case(
      testDescription: "rules that call nothing, one after the other",
      tables: [
        "GSUB": TableBytes.layout(
          "calt",
          [
            Lookup(
              6, TableBytes.chained([], [[d], [c]], calls: []),
              TableBytes.chained([], [[c], [a]], calls: []),
              TableBytes.chained([], [[a], [b]], calls: [(0, 1)])),
            Lookup(1, TableBytes.single([a: x])),
          ])
      ], hasRules: true),
    Case(
      testDescription: "reverse chaining",
      tables: [
        "GSUB": TableBytes.layout(
          "calt", applied: 2,
          [
            Lookup(8, TableBytes.reverse([[a]], b, x)),
            Lookup(8, TableBytes.reverse([[x]], c, y)),
          ]), "GPOS": TableBytes.layout("kern", [pairs]),
      ], hasRules: true),
    Case(
      testDescription: "a glyph that a rule makes and the next lookup changes",
      tables: [
        "GSUB": TableBytes.layout(
          "calt", applied: 3,
          [
            Lookup(6, TableBytes.chained([[b]], [[a]], calls: [(0, 3)])),
            Lookup(1, TableBytes.single([x: y])),
            Lookup(4, TableBytes.ligature([y, c, d], mark)),
            Lookup(1, TableBytes.single([a: x])),
          ]), "GPOS": TableBytes.layout("kern", [pairs]),
      ], hasRules: true),
    Case(
      testDescription: "a pair with a second value of a glyph that a rule makes",
      tables: [
        "GSUB": ligatures,
        "GPOS": TableBytes.layout(
          "kern",
          [Lookup(2, TableBytes.pairs(x, [c: 70], second: 40), TableBytes.pairs(c, [d: -11]))]),
      ], hasRules: true),
    Case(
      testDescription: "a mark that a ligature puts behind itself",
      tables: [
        "GSUB": TableBytes.layout(
          "calt", applied: 3,
          [
            Lookup(6, TableBytes.chained([], [[a]], [[b]], calls: [(0, 3)])),
            Lookup(4, flag: 8, TableBytes.ligature([a, b], x)),
            Lookup(6, TableBytes.chained([[mark]], [[c]], calls: [(0, 4)])),
            Lookup(2, TableBytes.sequences([a: [a, mark]])),
            Lookup(1, TableBytes.single([c: y])),
          ]), "GPOS": TableBytes.layout("kern", [pairs]),
        "GDEF": TableBytes.definitions([mark: 3]),
      ], hasRules: true),
    Case(
      testDescription: "pairs that a rule calls",
      tables: [
        "GPOS": TableBytes.layout(
          "kern",
          [
            Lookup(8, TableBytes.chained([[a]], [[b]], calls: [(0, 1)])),
            Lookup(2, TableBytes.pairs(b, [c: 70], second: 40)),
          ])
      ], hasRules: true),
    Case(
      testDescription: "an extension that leads nowhere",
      tables: [
        "GPOS": TableBytes.layout(
          "kern", [Lookup(9, TableBytes.part([.number(1), .number(2), .long(0)]))])
      ], refusal: "changedTable"),
  ]
}
