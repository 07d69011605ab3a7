/// Every order of a few elements.
func permutations<Element>(of elements: [Element]) -> [[Element]] {
  guard elements.count > 1 else { return [elements] }
  return elements.indices.flatMap { index in
    var others = elements
    let chosen = others.remove(at: index)
    return permutations(of: others).map { [chosen] + $0 }
  }
}
