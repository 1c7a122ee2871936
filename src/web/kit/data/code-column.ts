/** The values of a filter by slot, as small numbers, so that a filter is one pass over an array. */
export class CodeColumn {
  readonly #codes = new Map<unknown, number>()
  readonly #bySlot: number[] = []

  set(slot: number, value: unknown): void {
    this.#bySlot[slot] = this.#codes.get(value) ?? this.#newCode(value)
  }

  /** Clears each match whose value is another one. */
  keep(value: unknown, matches: Uint8Array): void {
    const code = this.#codes.get(value) ?? 0
    const bySlot = this.#bySlot
    for (let slot = 0; slot < matches.length; slot += 1) if (bySlot[slot] !== code) matches[slot] = 0
  }

  /** Clears each match that has none of the values. */
  keepAny(values: readonly unknown[], matches: Uint8Array): void {
    const hits = new Uint8Array(matches.length)
    this.mark(values, hits)
    for (let slot = 0; slot < matches.length; slot += 1) if (hits[slot] !== 1) matches[slot] = 0
  }

  /** Clears each match whose value is no text from the first to the last one; an empty one is no limit. */
  keepBetween([first, last]: readonly [string, string], matches: Uint8Array): void {
    const kept = new Uint8Array(this.#codes.size + 1)
    for (const [value, code] of this.#codes) {
      if (typeof value === 'string' && value >= first && (last === '' || value <= last)) kept[code] = 1
    }
    const bySlot = this.#bySlot
    for (let slot = 0; slot < matches.length; slot += 1) if (kept[bySlot[slot] ?? 0] !== 1) matches[slot] = 0
  }

  /** Sets `hits[slot]` to 1 for each row that has one of the values. */
  mark(values: readonly unknown[], hits: Uint8Array): void {
    const codes = new Set(values.map((value) => this.#codes.get(value) ?? 0))
    codes.delete(0)
    if (codes.size === 0) return
    const wanted = new Uint8Array(this.#codes.size + 1)
    for (const code of codes) wanted[code] = 1
    const bySlot = this.#bySlot
    for (let slot = 0; slot < hits.length; slot += 1) if (wanted[bySlot[slot] ?? 0] === 1) hits[slot] = 1
  }

  /** How many of the matches have each value. */
  count(matches: Uint8Array): ReadonlyMap<unknown, number> {
    const counts = new Uint32Array(this.#codes.size + 1)
    matches.forEach((match, slot) => {
      const code = this.#bySlot[slot] ?? 0
      counts[code] = (counts[code] ?? 0) + match
    })
    return new Map([...this.#codes].map(([value, code]) => [value, counts[code] ?? 0]))
  }

  #newCode(value: unknown): number {
    const code = this.#codes.size + 1
    this.#codes.set(value, code)
    return code
  }
}
