import { randomUUID } from 'node:crypto'
import { product } from '#contract/entities/product.ts'
import { type AnyPatch, type AnyRow, type DeriveContext, emptyRow, type Entity, general } from '#contract/entity.ts'
import { Refusal } from '#contract/refusal.ts'
import { type PlannedChange, planWrites } from '#contract/plan-changes.ts'
import { RowCache } from '#server/kit/rows/reading.ts'
import { difference, historyFields } from '#server/kit/write/history.ts'
import { restoredRow } from '#server/kit/revert/restored-row.ts'
import { courseOf, type ForeignEntry } from '#server/kit/revert/row-timelines.ts'

/** What taking a change set back came to in a world of one row. */
export interface TakenBack {
  /** The labels of the parts that stayed. */
  readonly stayed: readonly string[]
  /** A rule refused the whole row. */
  readonly isRefused: boolean
}

type Values = Readonly<Record<string, unknown>>

const ALONE: DeriveContext = { before: undefined, get: () => undefined, flagged: () => undefined }

/** One row with its history, written by change sets and by single edits, without a database. */
export class RowWorld {
  readonly id = randomUUID()
  readonly #entity: Entity
  readonly #cache = new RowCache()
  readonly #entries: Omit<ForeignEntry, 'isPassed'>[] = []
  readonly #adding = new Set<string | null>()
  readonly #takenBack = new Set<string>()
  #version = 0

  constructor(entity: Entity) {
    this.#entity = entity
    // Rows that must name a product, such as planned prices, find this one.
    const named = emptyRow(general(product), '0190a5c4-1111-7222-8333-444455556666', 0, ALONE)
    if (entity.kind !== 'product') this.#cache.set('product', named)
  }

  get row(): AnyRow | undefined {
    return this.#cache.get(this.#entity.kind, this.id)
  }

  /** What the history tells of the row; undefined while it is not there. */
  get values(): Values | undefined {
    const { row } = this
    return row && Object.fromEntries(historyFields(this.#entity).map(([name]) => [name, row[name]]))
  }

  /** The change set is one that adds to counts. */
  adds(changeSetId: string): void {
    this.#adding.add(changeSetId)
  }

  /** Whether the row could be written so. */
  write(op: 'put' | 'patch' | 'delete', data: AnyPatch, changeSetId: string | null): boolean {
    const { id } = this
    const { kind } = this.#entity
    try {
      this.#store(op === 'delete' ? { op, kind, id } : { op, kind, id, data }, changeSetId)
      return true
    } catch (error) {
      if (error instanceof Refusal) return false
      throw error
    }
  }

  takeBack(changeSetId: string): TakenBack {
    const first = this.#entries.findIndex((entry) => entry.changeSetId === changeSetId)
    if (first < 0) {
      this.#takenBack.add(changeSetId)
      return { stayed: [], isRefused: false }
    }
    const entries = this.#entries.map((entry) => ({
      ...entry,
      isPassed: entry.isReverting || this.#takenBack.has(entry.changeSetId ?? ''),
    }))
    const timeline = courseOf(this.#entity.kind, this.row, entries, changeSetId)
    const { change, stayed } = restoredRow(this.#entity, { id: this.id, row: this.row, timeline }, undefined)
    this.#takenBack.add(changeSetId)
    const told = stayed.map(({ label }) => label)
    try {
      if (change) this.#store(change, null, changeSetId)
      return { stayed: told, isRefused: false }
    } catch (error) {
      if (error instanceof Refusal) return { stayed: told, isRefused: true }
      throw error
    }
  }

  #store(change: PlannedChange, changeSetId: string | null, reverts: string | null = null): void {
    const [write] = planWrites([change], this.#cache, 1_000 + this.#version)
    if (!write) return
    const { kind } = this.#entity
    const version = (this.#version += 1)
    const { before, after } = difference(this.#entity, write.before, write.after)
    if (write.after) this.#cache.plan(kind, this.id, { ...write.after, version })
    const isAdding = this.#adding.has(reverts ?? changeSetId)
    const isReverting = reverts !== null
    this.#entries.push({ kind, id: this.id, version, before, after, changeSetId, isReverting, isAdding })
  }
}
