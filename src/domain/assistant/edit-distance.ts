/**
 * Whether two words differ by at most `most` letters that are left out, added, changed, or swapped with their neighbour.
 */
export function isWithinEdits(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false
  let [before, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, index) => index)]
  for (let row = 1; row <= a.length; row++) {
    const next = [row]
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      const changed = (last[column - 1] ?? 0) + (same ? 0 : 1)
      const swapped =
        a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1] ? (before[column - 2] ?? most) + 1 : changed
      next.push(Math.min(changed, swapped, (last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1))
    }
    ;[before, last] = [last, next]
  }
  return (last[b.length] ?? 0) <= most
}
