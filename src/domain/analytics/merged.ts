/** Two lists in order as one in order. The order tells any two of their rows apart. */
export function merged<T>(a: readonly T[], b: readonly T[], compare: (a: T, b: T) => number): readonly T[] {
  if (a.length === 0 || b.length === 0) return a.length === 0 ? b : a
  const all: T[] = []
  let at = 0
  for (const row of a) {
    for (let next = b[at]; next !== undefined && compare(next, row) < 0; next = b[at]) {
      all.push(next)
      at += 1
    }
    all.push(row)
  }
  return all.concat(b.slice(at))
}
