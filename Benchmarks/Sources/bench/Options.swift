/// What the command line asks for.
struct Options {
  /// Few lines and no times: whether the harness works.
  var isSmall = false
  var rounds = 7
  /// Only rows whose names contain this.
  var only = ""
  /// Only contestants whose names contain this, to profile one of them.
  var contestant = ""
  /// The built command; without it the rows about it are left out.
  var tagflow: String?
  /// Where the result goes as JSON.
  var json: String?
  /// Whether large blocks of memory come anew from the kernel each time.
  var usesFreshMemory = false
  /// Makes the result the one that is checked in.
  var records = false

  static let help = """
    usage: bench [options]

      --small            check the answers on a few lines, without times
      --rounds N         the odd number of counted rounds, 7 or more (7)
      --only TEXT        only the rows whose names contain TEXT
      --contestant TEXT  only the contestants whose names contain TEXT, to profile them
      --tagflow FILE     the built command, for the rows about it
      --fresh-memory     get large blocks from the kernel each time, not what was freed before
      --json FILE        write the result as JSON too
      --record           put the result of all rows in Results/latest.json and README.md
    """

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    func value(_ option: String) throws -> String {
      guard let value = rest.popFirst() else { throw BenchError.usage("\(option) needs a value") }
      return value
    }
    while let option = rest.popFirst() {
      switch option {
      case "--small": isSmall = true
      case "--only": only = try value(option)
      case "--contestant": contestant = try value(option)
      case "--tagflow": tagflow = try value(option)
      case "--fresh-memory": usesFreshMemory = true
      case "--record": records = true
      case "--json": json = try value(option)
      case "--rounds":
        guard let number = Int(try value(option)), number >= 7, number % 2 == 1 else {
          throw BenchError.usage("--rounds needs an odd number of at least 7")
        }
        rounds = number
      default: throw BenchError.usage(Options.help)
      }
    }
    let leavesOut = isSmall || !only.isEmpty || !contestant.isEmpty || tagflow == nil
    if records, leavesOut || usesFreshMemory {
      throw BenchError.usage("--record needs all rows as they are, and --tagflow")
    }
  }
}
