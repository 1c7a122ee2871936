import { ChunkedRows, type Chunk } from './chunked-rows.ts'

/** Few enough to be worked out anew after a change, and many enough that the chunks are soon added up. */
export const CHUNK = 512

interface Slots<Facts> {
  readonly facts: (Facts | undefined)[]
  /** What was handed out of it; another array after every change. */
  handedOut: Chunk<Facts> | undefined
}

/** Rows of one kind as a figure reads them, kept by id: after a change only the rows that changed are read again. */
export class RowBook<Row extends { readonly id: string }, Facts> {
  readonly #read: (row: Row) => Facts
  readonly #chunk: number
  readonly #places = new Map<string, number>()
  #slots: Slots<Facts>[] = []
  #end = 0
  #version = 0

  constructor(read: (row: Row) => Facts, rows: Iterable<Row> = [], chunk = CHUNK) {
    this.#read = read
    this.#chunk = chunk
    for (const row of rows) this.put(row)
  }

  get size(): number {
    return this.#places.size
  }

  /** Rises with every change. */
  get version(): number {
    return this.#version
  }

  /** Takes a row in, or what became of it. The row itself is not kept. */
  put(row: Row): void {
    const facts = this.#read(row)
    const known = this.#places.get(row.id)
    const place = known ?? this.#end
    if (known === undefined) {
      this.#places.set(row.id, place)
      this.#end += 1
    }
    this.#set(place, facts)
  }

  /** Forgets a row that is gone. */
  remove(id: string): void {
    const place = this.#places.get(id)
    if (place === undefined) return
    this.#places.delete(id)
    this.#set(place, undefined)
    if (this.#end > 2 * this.#places.size + this.#chunk) this.#closeGaps()
  }

  get(id: string): Facts | undefined {
    const place = this.#places.get(id)
    return place === undefined ? undefined : this.#slots[Math.floor(place / this.#chunk)]?.facts[place % this.#chunk]
  }

  /** The rows as they are now, in the order in which they came. */
  all(): ChunkedRows<Facts> {
    return new ChunkedRows(
      this.#slots.map((slots) => (slots.handedOut ??= slots.facts.filter((each) => each !== undefined))),
    )
  }

  #set(place: number, facts: Facts | undefined): void {
    this.#version += 1
    const at = Math.floor(place / this.#chunk)
    const slots = (this.#slots[at] ??= { facts: [], handedOut: undefined })
    slots.facts[place % this.#chunk] = facts
    slots.handedOut = undefined
  }

  /** Moves the rows together after many have gone. */
  #closeGaps(): void {
    const [ids, kept] = [[...this.#places.keys()], [...this.all()]]
    this.#slots = []
    this.#places.clear()
    for (const [at, id] of ids.entries()) this.#places.set(id, at)
    for (const [at, facts] of kept.entries()) this.#set(at, facts)
    this.#end = ids.length
  }
}
