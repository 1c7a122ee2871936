/** Whether two stored values are the same; structured ones by what they hold, whatever the order of their keys. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((each, n) => same(each, b[n]))
  }
  return sameObjects(a as Values, b as Values)
}

type Values = Readonly<Record<string, unknown>>

/** What is undefined is left out of stored JSON. Lists of a thousand lines are compared with each write, so nothing is made for it. */
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
