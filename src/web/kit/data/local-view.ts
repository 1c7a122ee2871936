import { Collection } from './collection.ts'
import type { AnyRow } from '#contract/entity.ts'
import { editInstant } from '#contract/edit-instant.ts'
import type { IdPage, IndexSpec, OtherRows } from './index-spec.ts'
import type { OutboxPosition, Seen, Snapshot } from './persistence.ts'
import type { RowSource } from './plan-changes.ts'
import type { Columns, OutboxRecord, RestRow } from './records.ts'
import type { RowChunk } from './row-chunk.ts'
import type { Applied } from './writer.ts'

/** Runs a mutation on the rows. Throws `Refusal`. */
export type Apply = (mutation: Unwritten, rows: RowSource) => Applied

/** A mutation before it has a place in the order. */
export type Unwritten = Pick<OutboxRecord, 'id' | 'at' | 'behindMs' | 'body' | 'before'>

/** A mutation that the server has not answered; without a place while it is being written to the outbox. */
export interface Pending extends Omit<OutboxRecord, 'seq'> {
  readonly place: OutboxPosition | null
}

/** A row that a mutation changed: as it was and as it is; undefined where it is not there. */
export interface TouchedRow {
  readonly kind: string
  readonly id: string
  readonly before: AnyRow | undefined
  readonly after: AnyRow | undefined
  /** The mutation that changed it. */
  readonly mutationId?: string
  /** Which change of several it was part of. */
  readonly part?: number
}

/** A page of a list as the server finds it. */
export interface FirstRows extends Omit<IdPage, 'ids'> {
  readonly kind: string
  readonly columns: Columns
  readonly found: readonly RestRow[]
  /** All rows of the kinds that the list is told by. */
  readonly beside: readonly RestRow[]
}

/** A deletion names its kind, id and version. */
const DELETED_LENGTH = 3

/** What is shown: the rows as the server sent them with the pending mutations run again on top, for the touched rows only. */
export class LocalView implements RowSource, OtherRows {
  readonly #specs: ReadonlyMap<string, IndexSpec>
  readonly #collections = new Map<string, Collection>()
  readonly #overlaid = new Map<string, Set<string>>()
  #pending: readonly Pending[] = []
  /** Every mutation of the client before this one is answered. */
  oldestWaiting: OutboxPosition = { clientId: '', seq: 0 }
  #seen: Seen = { generation: 0, cursor: 0 }
  /** Ahead of the copy: the kind of the page that is shown, and what stands beside it. */
  #first: { readonly kind: string; readonly beside: readonly RestRow[] } | undefined
  /** How far this device's clock is behind the server's, as far as that is known. */
  behindMs = 0
  /** Needed from the first pending mutation on. */
  apply: Apply | undefined

  constructor(specs: readonly IndexSpec[]) {
    this.#specs = new Map(specs.map((spec) => [spec.kind, spec]))
  }

  get seen(): Seen {
    return this.#seen
  }

  get pending(): readonly Pending[] {
    return this.#pending
  }

  collection(kind: string): Collection {
    const known = this.#collections.get(kind)
    if (known) return known
    const made = new Collection(kind, this.#specs.get(kind), this)
    this.#collections.set(kind, made)
    return made
  }

  get(kind: string, id: string): AnyRow | undefined {
    return this.collection(kind).get(id)
  }

  all(kind: string): readonly AnyRow[] {
    return this.collection(kind).all()
  }

  where(kind: string, field: string, value: unknown): readonly AnyRow[] {
    return this.collection(kind).where(field, value)
  }

  version(kind: string): number {
    return this.collection(kind).version
  }

  /** Takes over what the disk holds and runs the pending mutations again. */
  adopt({ mark, client, chunks, rows, outbox }: Snapshot): void {
    if (mark.cursor > 0) this.#endFirst()
    if (chunks) this.#load(chunks)
    for (const row of rows) this.#setBase(row, mark.columns)
    this.#seen = { generation: mark.generation, cursor: mark.cursor }
    const { clientId, nextSeq } = client
    this.oldestWaiting = { clientId, seq: outbox[0]?.seq ?? nextSeq }
    const written = new Set(outbox.map(({ id }) => id))
    const next = { clientId, seq: nextSeq }
    const younger = this.#pending.filter(({ id, place }) => !written.has(id) && isYounger(place, next))
    const before = this.#pending
    this.#pending = [...outbox.map(({ seq, ...record }) => ({ ...record, place: { clientId, seq } })), ...younger]
    // Running thousands of changes again takes time; without anything new it would come to the same.
    if (chunks || rows.length > 0 || !isSameOrder(before, this.#pending)) this.#rebase()
  }

  /** Shows a page ahead of the copy, and the rows beside it as if they had come. */
  showFirst({ kind, columns, found, beside, ...page }: FirstRows): void {
    this.#endFirst()
    this.#first = { kind, beside }
    this.collection(kind).showFirst(
      found.map((row) => rowOf(row, columns)),
      page,
    )
    for (const row of beside) this.#setBase(row, columns)
    this.#rebase()
  }

  #endFirst(): void {
    if (!this.#first) return
    const { kind, beside } = this.#first
    this.#first = undefined
    this.collection(kind).showFirst([])
    for (const [other, id] of beside) this.collection(other).removeBase(id)
  }

  /** Shows a new mutation at once, and adds the rows that it changed to `touched`. Throws `Refusal` and shows nothing when the rules say no. */
  add(mutation: Unwritten, apply: Apply, touched: TouchedRow[] = []): Pending {
    const { rows, ...told } = apply(mutation, this)
    touched.push(
      ...rows.map(({ kind, id, row }) => ({
        kind,
        id,
        before: this.get(kind, id),
        after: row ?? undefined,
        mutationId: mutation.id,
      })),
    )
    const pending: Pending = { ...mutation, ...told, place: null }
    this.#pending = [...this.#pending, pending]
    this.#overlay(rows)
    this.#flush()
    return pending
  }

  /** A mutation got its place; the server may have answered it before this tab came to know. */
  placed(id: string, place: OutboxPosition): void {
    const isAnswered = place.clientId === this.oldestWaiting.clientId && place.seq < this.oldestWaiting.seq
    if (isAnswered) return this.drop(id)
    this.#pending = this.#pending.map((each) => (each.id === id ? { ...each, place } : each))
    return undefined
  }

  /** Takes a mutation back. */
  drop(id: string): void {
    this.#pending = this.#pending.filter((each) => each.id !== id)
    this.#rebase()
  }

  /** Shows nothing any more. */
  clear(): void {
    this.#pending = []
    this.#endFirst()
    this.#load([])
  }

  /** The rows without the pending mutations, for the disk. */
  *baseChunks(): Generator<RowChunk> {
    for (const collection of this.#collections.values()) yield* collection.baseChunks()
  }

  #load(chunks: readonly RowChunk[]): void {
    const byKind = new Map<string, RowChunk[]>([...this.#collections.keys()].map((kind) => [kind, []]))
    for (const chunk of chunks) byKind.set(chunk.kind, [...(byKind.get(chunk.kind) ?? []), chunk])
    for (const [kind, own] of byKind) this.collection(kind).load(own)
    this.#overlaid.clear()
  }

  #setBase(row: RestRow, columns: Columns): void {
    const collection = this.collection(row[0])
    if (row.length === DELETED_LENGTH) collection.removeBase(row[1])
    else collection.setBase(rowOf(row, columns))
  }

  #rebase(): void {
    for (const [kind, ids] of this.#overlaid) for (const id of ids) this.collection(kind).clearOverlay(id)
    this.#overlaid.clear()
    for (const mutation of this.#pending) this.#overlay(this.#rowsOf(mutation))
    this.#flush()
  }

  /** What does not apply any more shows nothing; the server will say why. */
  #rowsOf(mutation: Pending): Applied['rows'] {
    try {
      return this.apply?.({ ...mutation, at: editInstant(mutation, this.behindMs) }, this).rows ?? []
    } catch {
      return []
    }
  }

  #overlay(rows: Applied['rows']): void {
    for (const { kind, id, row } of rows) {
      this.collection(kind).setOverlay(id, row)
      this.#overlaid.set(kind, (this.#overlaid.get(kind) ?? new Set()).add(id))
    }
  }

  #flush(): void {
    for (const collection of this.#collections.values()) collection.flush()
  }
}

function rowOf([kind, id, version, ...values]: RestRow, columns: Columns): AnyRow {
  const row: Record<string, unknown> = { id, version }
  columns[kind]?.forEach((name, index) => {
    row[name] = values[index]
  })
  return row as AnyRow
}

/** Whether a mutation was written after a place was taken, or is being written. */
function isYounger(place: OutboxPosition | null, next: OutboxPosition): boolean {
  return place === null || (place.clientId === next.clientId && place.seq >= next.seq)
}

function isSameOrder(a: readonly Pending[], b: readonly Pending[]): boolean {
  return a.length === b.length && a.every(({ id }, index) => id === b[index]?.id)
}

/** What the outbox keeps of a mutation. */
export function recordOf({
  id,
  at,
  behindMs,
  body,
  label,
  title,
  thing,
  row,
  before,
}: Pending): Omit<OutboxRecord, 'seq'> {
  const known = {
    ...(behindMs === undefined ? {} : { behindMs }),
    ...(before ? { before } : {}),
    ...(thing ? { thing } : {}),
  }
  return { id, at, body, label, title, row, ...known }
}
