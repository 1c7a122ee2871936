/** Whether two stored values are the same; structured ones by what they hold, whatever the order of their keys. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((each, n) => same(each, b[n]))
  }
  // What is undefined is left out of stored JSON.
  const [own, other] = [a, b].map((each) => new Map(Object.entries(each).filter(([, value]) => value !== undefined)))
  return own?.size === other?.size && [...(own ?? [])].every(([name, value]) => same(value, other?.get(name)))
}
