import type { AnyRow } from '#contract/entity.ts'
import { isFound } from '#contract/command.ts'
import { ColumnarIndex } from './columnar-index.ts'
import { type IdPage, indexedFields, type IndexedRows, type IndexSpec, type OtherRows } from './index-spec.ts'
import { addRow, CHUNK_ROWS, chunkRow, copyRow, emptyChunk, isLaidOutAlike, type RowChunk } from './row-chunk.ts'

/**
 * The rows of one kind: the base, as the server last sent it, and over it what pending mutations make of single rows.
 * Rows read from disk stay unparsed until someone looks at them. The index follows at `flush`.
 */
export class Collection implements IndexedRows {
  readonly kind: string
  readonly #spec: IndexSpec | undefined
  readonly #others: OtherRows
  readonly #columns: readonly string[]
  #index: ColumnarIndex | undefined
  #chunks: readonly RowChunk[] = []
  /** By slot. Undefined: unparsed in its chunk; null: no base row. */
  #base: (AnyRow | null | undefined)[] = []
  #ids: string[] = []
  #slots = new Map<string, number>()
  #free: number[] = []
  /** By id; null: deleted. */
  readonly #overlay = new Map<string, AnyRow | null>()
  /** Rows ahead of the copy, shown where they are asked for by id and found by nothing else. */
  #ahead: ReadonlyMap<string, AnyRow> = new Map()
  #first: IdPage | undefined
  readonly #touched = new Set<number>()
  #version = 0
  #all: { readonly version: number; readonly rows: readonly AnyRow[] } | undefined

  constructor(kind: string, spec: IndexSpec | undefined, others: OtherRows) {
    this.kind = kind
    this.#spec = spec
    this.#others = others
    this.#columns = spec ? indexedFields(spec) : []
  }

  /** Rises with every change. */
  get version(): number {
    return this.#version
  }

  /** The index of a large collection. Throws for a kind that was declared without one. */
  get index(): ColumnarIndex {
    if (!this.#spec) throw new Error(`${this.kind} has no index`)
    this.#index ??= new ColumnarIndex(this.#spec, this, this.#others)
    return this.#index
  }

  get slotCount(): number {
    return this.#ids.length
  }

  id(slot: number): string {
    return this.#ids[slot] ?? ''
  }

  has(slot: number): boolean {
    const over = this.#over(slot)
    return over === undefined ? this.#base[slot] !== null : over !== null
  }

  row(slot: number): AnyRow | undefined {
    const over = this.#over(slot)
    return over === undefined ? this.#baseRow(slot) : (over ?? undefined)
  }

  /** What stands for a slot: its row, or the chunk in which it lies unparsed. Another one stands for every other state of the row. */
  source(slot: number): AnyRow | RowChunk | null | undefined {
    const known = this.#over(slot)
    return known === undefined ? (this.#base[slot] === undefined ? this.#chunkOf(slot) : this.#base[slot]) : known
  }

  value(slot: number, field: string): unknown {
    const known = this.#over(slot) ?? this.#base[slot]
    if (known !== undefined) return known?.[field]
    const column = this.#chunkOf(slot)?.columns[field]
    return column ? column[slot % CHUNK_ROWS] : this.row(slot)?.[field]
  }

  /** The row as it is shown. */
  get(id: string): AnyRow | undefined {
    const slot = this.#slots.get(id)
    return slot === undefined ? this.#ahead.get(id) : this.row(slot)
  }

  /** The same for a look in passing: what has to be parsed for it is not kept. */
  glance(id: string): AnyRow | undefined {
    const slot = this.#slots.get(id)
    const source = slot === undefined ? undefined : this.source(slot)
    if (slot === undefined || !source) return undefined
    return this.#base[slot] === undefined && this.#over(slot) === undefined
      ? chunkRow(source as RowChunk, slot % CHUNK_ROWS)
      : (source as AnyRow)
  }

  /** The page that stands for a list whose rows are still on their way. */
  get first(): IdPage | undefined {
    return this.#first
  }

  /** Shows a page ahead of the copy, until it is called without one. */
  showFirst(rows: readonly AnyRow[], page?: Omit<IdPage, 'ids'>): void {
    this.#ahead = new Map(rows.map((row) => [row.id, row]))
    this.#first = page && { ids: [...this.#ahead.keys()], ...page }
  }

  /** The row as the server last sent it. */
  getBase(id: string): AnyRow | undefined {
    const slot = this.#slots.get(id)
    return slot === undefined ? undefined : this.#baseRow(slot)
  }

  /** Every row that is shown; the same array until something changes. */
  all(): readonly AnyRow[] {
    if (this.#all?.version !== this.#version) {
      this.#all = { version: this.#version, rows: this.#ids.flatMap((_, slot) => this.row(slot) ?? []) }
    }
    return this.#all.rows
  }

  /** Some fields of every shown row, without reading the rows where their columns are kept. The same object each time: read it at once. */
  *scan(fields: readonly string[]): Generator<Readonly<Record<string, unknown>>> {
    const values: Record<string, unknown> = {}
    for (let slot = 0; slot < this.#ids.length; slot += 1) {
      if (!this.has(slot)) continue
      for (const field of fields) values[field] = this.value(slot, field)
      yield values
    }
  }

  /** The shown rows whose field has a value. */
  where(field: string, value: unknown): AnyRow[] {
    const slots = [...this.#ids.keys()].filter((slot) => this.has(slot) && isFound(this.value(slot, field), value))
    return slots.flatMap((slot) => this.row(slot) ?? [])
  }

  /** Replaces everything by what was read from disk. */
  load(chunks: readonly RowChunk[]): void {
    this.#chunks = chunks
    this.#base = []
    this.#ids = []
    this.#slots = new Map()
    this.#free = []
    this.#overlay.clear()
    this.#touched.clear()
    this.#index = undefined
    this.#version += 1
    chunks.forEach((chunk, index) => {
      const isLast = index === chunks.length - 1
      for (let place = 0; place < (isLast ? chunk.ids.length : CHUNK_ROWS); place += 1) {
        const id = chunk.ids[place] ?? ''
        if (id === '') this.#free.push(this.#ids.length)
        else this.#slots.set(id, this.#ids.length)
        this.#base.push(id === '' ? null : undefined)
        this.#ids.push(id)
      }
    })
  }

  setBase(row: AnyRow): void {
    const slot = this.#slotOf(row.id)
    this.#base[slot] = row
    this.#touch(slot)
  }

  removeBase(id: string): void {
    const slot = this.#slots.get(id)
    if (slot === undefined) return
    this.#base[slot] = null
    this.#touch(slot)
  }

  /** Lays a row over the base; null hides it. */
  setOverlay(id: string, row: AnyRow | null): void {
    this.#overlay.set(id, row)
    this.#touch(this.#slotOf(id))
  }

  /** Shows the base again. */
  clearOverlay(id: string): void {
    const slot = this.#slots.get(id)
    if (slot === undefined || !this.#overlay.delete(id)) return
    this.#touch(slot)
  }

  /** Brings the index up to date with the changes since the last time. */
  flush(): void {
    if (this.#touched.size === 0) return
    this.#index?.update(this.#touched)
    for (const slot of this.#touched) {
      const id = this.id(slot)
      if (this.#base[slot] !== null || this.#overlay.has(id)) continue
      this.#slots.delete(id)
      this.#ids[slot] = ''
      this.#free.push(slot)
    }
    this.#touched.clear()
  }

  /** The base as chunks for the disk; what was never parsed is copied as text. */
  *baseChunks(): Generator<RowChunk> {
    let chunk: RowChunk | undefined
    let source: RowChunk | undefined
    let isAlike = false
    for (let slot = 0; slot < this.#ids.length; slot += 1) {
      if (this.#base[slot] === null) continue
      const from = this.#base[slot] === undefined ? this.#chunkOf(slot) : undefined
      if (chunk && from && from !== source) isAlike = isLaidOutAlike(chunk, from)
      source = from ?? source
      if (chunk && from && isAlike) copyRow(chunk, from, slot % CHUNK_ROWS)
      else {
        const row = this.#baseRow(slot)
        if (!row) continue
        chunk ??= emptyChunk(this.kind, this.#columns, row)
        addRow(chunk, row)
      }
      if (chunk.ids.length < CHUNK_ROWS) continue
      yield chunk
      chunk = undefined
      source = undefined
    }
    if (chunk) yield chunk
  }

  #touch(slot: number): void {
    this.#touched.add(slot)
    this.#version += 1
  }

  #over(slot: number): AnyRow | null | undefined {
    return this.#overlay.size === 0 ? undefined : this.#overlay.get(this.id(slot))
  }

  #baseRow(slot: number): AnyRow | undefined {
    const known = this.#base[slot]
    if (known !== undefined) return known ?? undefined
    const chunk = this.#chunkOf(slot)
    if (!chunk) return undefined
    const row = chunkRow(chunk, slot % CHUNK_ROWS)
    this.#base[slot] = row
    return row
  }

  #chunkOf(slot: number): RowChunk | undefined {
    return this.#chunks[Math.floor(slot / CHUNK_ROWS)]
  }

  #slotOf(id: string): number {
    const known = this.#slots.get(id)
    if (known !== undefined) return known
    const slot = this.#free.pop() ?? this.#ids.length
    this.#ids[slot] = id
    this.#base[slot] = null
    this.#slots.set(id, slot)
    return slot
  }
}
