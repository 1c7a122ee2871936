/**
 * Which element each thing on screen is drawn into: what stays keeps its own, what is new takes over one that is free, so that another
 * month is written into the elements of the last one.
 */
export class Places {
  #places: ReadonlyMap<string, number> = new Map()

  /** The places of these keys, in their order. */
  of(keys: readonly string[]): readonly number[] {
    const next = new Map<string, number>()
    const taken = new Set<number>()
    for (const key of keys) {
      const place = this.#places.get(key)
      if (place === undefined) continue
      next.set(key, place)
      taken.add(place)
    }
    let free = 0
    for (const key of keys) {
      if (next.has(key)) continue
      while (taken.has(free)) free += 1
      next.set(key, free)
      taken.add(free)
    }
    this.#places = next
    return keys.map((key) => next.get(key) ?? 0)
  }
}
