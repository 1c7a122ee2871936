/** A record whose keys come from outside: none of them, such as `__proto__`, means anything to it. */
export function ownKeys<T>(entries: Iterable<readonly [string, T]> = []): Record<string, T> {
  const record = Object.create(null) as Record<string, T>
  for (const [key, value] of entries) record[key] = value
  return record
}

/** Whether plain objects have a member of this name, such as `__proto__` or `constructor`: no row, line or offer is called so. */
export function isObjectWord(key: string): boolean {
  return key in Object.prototype
}
