/// The candidate that `word` was most likely meant to be, if any is near enough to be a slip.
package func nearest(to word: String, among candidates: [String]) -> String? {
  let limit = max(1, word.count / 3)
  let ranked = candidates.map { (name: $0, distance: editDistance(word, $0)) }
  guard let best = ranked.min(by: { $0.distance < $1.distance }), best.distance <= limit else {
    return nil
  }
  return best.name
}

/// Words in a row as a sentence lists them: `a, b or c`.
package func listing(_ words: [String], conjunction: String = "or") -> String {
  guard let last = words.last else { return "" }
  guard words.count > 1 else { return last }
  return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
}

/// The edits that lead from one word to the other (optimal string alignment).
///
/// They are insertions, deletions, replacements and swaps of neighbours. Words past 40 characters
/// are never near.
private func editDistance(_ first: String, _ second: String) -> Int {
  let first = Array(first.prefix(41))
  let second = Array(second.prefix(41))
  guard first.count <= 40, second.count <= 40 else { return Int.max }
  var beforeLast: [Int] = []
  var last = Array(0...second.count)
  for row in 0..<first.count {
    var current = [row + 1]
    for column in 0..<second.count {
      var cost = min(
        last[column] + (first[row] == second[column] ? 0 : 1),
        last[column + 1] + 1,
        current[column] + 1)
      if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
        cost = min(cost, beforeLast[column - 1] + 1)
      }
      current.append(cost)
    }
    beforeLast = last
    last = current
  }
  return last[second.count]
}
