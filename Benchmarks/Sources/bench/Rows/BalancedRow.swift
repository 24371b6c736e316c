import TagFlow

/// Balanced rows against greedy ones, and against a dynamic programme in C.
struct BalancedRow {
  let count: Int

  var plan: Plan { Plan(name: RowName.balanced(count)) { try contest() } }

  private func contest() throws -> Contest {
    let setting = RowSetting()
    let widths = try TagWidths.some(count)
    let items = FlowItems(widths: widths, height: setting.height)
    let greedy = FlowRows(items, setting.layout)
    let balanced = FlowRows(items, setting.balanced)
    let loop = GreedyLoop()
    return Contest(
      name: plan.name, unit: "item", units: count,
      contestants: [
        Contestant(name: Names.arrange) {
          greedy.forget()
          greedy.arrange(container: setting.container)
        },
        Contestant(name: "C dynamic programme") {
          loop.forget()
          loop.balance(widths, in: setting)
        },
        Contestant(name: Names.balanced) {
          balanced.forget()
          balanced.arrange(container: setting.container)
        },
      ],
      checks: [
        Check(name: "as many rows of the same cost as in C") {
          loop.balance(widths, in: setting)
          balanced.arrange(container: setting.container)
          let lines = balanced.arrangement.lines
          let cost = lines.reduce(0) { cost, line in
            let free = max(0, setting.container - line.frame.width)
            return cost + free * free
          }
          let other = loop.cost(in: setting)
          return lines.count == loop.rowCount && abs(cost - other) <= 1e-9 * other
            ? nil : "\(lines.count) rows of \(cost), C \(loop.rowCount) of \(other)"
        }
      ])
  }
}
