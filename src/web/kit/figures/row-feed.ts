import type { AnyRow } from '#contract/entity.ts'
import type { Collection } from '../data/collection.ts'
import { CHUNK_ROWS, chunkFields, chunkRow, type RowChunk } from '../data/row-chunk.ts'

/** The rows of a kind as a feed reads them. */
export type FedRows = Pick<Collection, 'version' | 'slotCount' | 'id' | 'source' | 'value'>

/** A row as a feed hands it over: some of its fields without parsing it, or all of it. */
export interface FedRow {
  readonly id: string
  value(field: string): unknown
  whole(): AnyRow
  /** At least these fields, for less than the whole row takes. */
  some(fields: readonly string[]): Readonly<Record<string, unknown>>
  /** The JSON of what is no column, while the row is unparsed; null for one that is parsed already. */
  unparsed(): string | null
}

/** What takes the rows of a feed. */
export interface FeedTaker {
  readonly put: (row: FedRow) => void
  readonly remove: (id: string) => void
}

/**
 * Hands over every row of a kind once, and again when it was changed, as far as there is time. Rows that lie on disk as text are parsed and
 * let go again.
 */
export class RowFeed {
  readonly #rows: FedRows
  readonly #taker: FeedTaker
  /** By slot: what it held when it was last looked at, and the id that was handed over. */
  #sources: unknown[] = []
  #told: string[] = []
  #waiting: number[] = []
  #total = 0
  #version = -1

  constructor(rows: FedRows, taker: FeedTaker) {
    this.#rows = rows
    this.#taker = taker
  }

  /** How much of what has to be read is read, from 0 to 1. */
  get share(): number {
    return this.#total === 0 ? 1 : 1 - this.#waiting.length / this.#total
  }

  /** Whether something changed that was not handed over. */
  get isBehind(): boolean {
    return this.#waiting.length > 0 || this.#version !== this.#rows.version
  }

  /** Hands all rows over again. */
  restart(): void {
    this.#sources = []
    this.#version = -1
  }

  /** Hands rows over until there is no time left; whether there are none left. */
  read(hasTime: () => boolean): boolean {
    this.#gather()
    while (this.#waiting.length > 0) {
      if (!hasTime()) return false
      this.#handOver(this.#waiting.pop() ?? 0)
    }
    this.#total = 0
    return true
  }

  #gather(): void {
    const { version, slotCount } = this.#rows
    if (version === this.#version) return
    this.#version = version
    const known = new Set(this.#waiting)
    for (let slot = 0; slot < slotCount; slot += 1) {
      const source = this.#rows.source(slot) ?? null
      if (source === this.#sources[slot]) {
        if (source === null || !isChunk(source) || this.#told[slot] === this.#rows.id(slot)) continue
      }
      this.#sources[slot] = source
      // What is gone is told first: its id may have come back in another slot.
      const id = source === null ? '' : this.#rows.id(slot)
      if (this.#told[slot] && this.#told[slot] !== id) this.#forget(slot)
      if (source !== null && !known.has(slot)) this.#waiting.push(slot)
    }
    for (let slot = slotCount; slot < this.#told.length; slot += 1) if (this.#told[slot]) this.#forget(slot)
    this.#sources.length = slotCount
    this.#told.length = slotCount
    this.#total = Math.max(this.#total, this.#waiting.length)
  }

  #forget(slot: number): void {
    this.#taker.remove(this.#told[slot] ?? '')
    this.#told[slot] = ''
  }

  #handOver(slot: number): void {
    const source = this.#sources[slot] as AnyRow | RowChunk | null | undefined
    const id = this.#rows.id(slot)
    if (!source || id === '') return
    this.#told[slot] = id
    this.#taker.put(new SlotRow(this.#rows, slot, id, source))
  }
}

/** One object for each row, without functions of its own: rows are handed over by the hundred thousand. */
class SlotRow implements FedRow {
  readonly #rows: FedRows
  readonly #slot: number
  readonly id: string
  readonly #source: AnyRow | RowChunk

  constructor(rows: FedRows, slot: number, id: string, source: AnyRow | RowChunk) {
    this.#rows = rows
    this.#slot = slot
    this.id = id
    this.#source = source
  }

  value(field: string): unknown {
    return this.#rows.value(this.#slot, field)
  }

  whole(): AnyRow {
    return isChunk(this.#source) ? chunkRow(this.#source, this.#slot % CHUNK_ROWS) : this.#source
  }

  some(fields: readonly string[]): Readonly<Record<string, unknown>> {
    return isChunk(this.#source) ? chunkFields(this.#source, this.#slot % CHUNK_ROWS, fields) : this.#source
  }

  unparsed(): string | null {
    return isChunk(this.#source) ? (this.#source.rest[this.#slot % CHUNK_ROWS] ?? null) : null
  }
}

function isChunk(source: AnyRow | RowChunk): source is RowChunk {
  return 'rest' in source && 'names' in source
}
