/** The names that lead to a value inside another. */
export type Path = readonly (string | number)[]

/** Deeper than anything that is declared: below that no value is looked for. */
const DEEPEST = 40

/** Every place of a value, itself first. */
export function placesOf(value: unknown, path: Path = []): Path[] {
  if (value === null || typeof value !== 'object' || path.length >= DEEPEST) return [path]
  const inner = Object.entries(value).flatMap(([name, each]) => placesOf(each, [...path, name]))
  return [path, ...inner]
}

/** A copy with another value at a place; undefined takes the name away. */
export function changed(value: unknown, [head, ...rest]: Path, to: unknown): unknown {
  if (head === undefined) return to
  if (Array.isArray(value)) return value.map((each, index) => (index === Number(head) ? changed(each, rest, to) : each))
  const before = value !== null && typeof value === 'object' ? value : {}
  const inner = changed(Object.hasOwn(before, head) ? before[head as keyof typeof before] : undefined, rest, to)
  const after: Record<string, unknown> = Object.fromEntries(Object.entries(before).filter(([name]) => name !== head))
  // Defined, not assigned: a field of the name __proto__ must be sent as such.
  if (inner !== undefined) Object.defineProperty(after, head, { value: inner, enumerable: true })
  return after
}

/** What stands at a place. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, name) => (inner as Record<string | number, unknown> | null)?.[name], value)
}
