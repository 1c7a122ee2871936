/** Whether two stored values are equal; structured values by content, in any order of keys. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((each, n) => same(each, b[n]))
  }
  return sameObjects(a as Values, b as Values)
}

type Values = Readonly<Record<string, unknown>>

/** Undefined values are left out of stored JSON. Lists of a thousand lines are compared with each write, so it allocates nothing. */
function sameObjects(a: Values, b: Values): boolean {
  let more = 0
  for (const name of Object.keys(a)) {
    if (a[name] === undefined) continue
    if (!same(a[name], b[name])) return false
    more += 1
  }
  for (const name of Object.keys(b)) if (b[name] !== undefined) more -= 1
  return more === 0
}
