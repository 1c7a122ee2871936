import { takeMadeBack } from '#contract/commands/take-made-back.ts'
import { entities, entityOf } from '#contract/entities/registry.ts'
import { type AnyPatch, type AnyRow, type Entity, fieldsOf, type RowReader, writableValues } from '#contract/entity.ts'
import { inverseOf, isWithoutEffect, standingInverse } from '#contract/inverse.ts'
import { isAsMade, leftOf, type MadeRow } from '#contract/made-rows.ts'
import { Refusal } from '#contract/refusal.ts'
import { MAX_UNDONE } from '#contract/sync-limits.ts'
import type { TouchedRow } from '../data/local-view.ts'
import type { NewMutation } from '../data/store-options.ts'
import { titleOf } from './row-titles.ts'
import type { Beside, Rows } from './undo.ts'

/** What takes changes back as far as they still stand, and the names of what was changed since and stays. */
interface Undoing {
  readonly bodies: readonly NewMutation[]
  readonly kept: readonly string[]
  /** Whether more stays because of that: what was made together stays together. */
  readonly isTogether: boolean
  /** Changed rows that others deleted since. */
  readonly gone: readonly TouchedRow[]
}

/** How far rows went back: what was changed or deleted since and stays so, and whether that is all of it. */
export interface Brought extends Omit<Undoing, 'bodies'> {
  readonly isAll: boolean
}

/** As `takeRowsBack`, without a word. */
export async function bringBack(store: Rows, touched: readonly TouchedRow[], beside?: Beside): Promise<Brought> {
  const { bodies, kept, gone, isTogether } = undoing(touched, store)
  const refused: NewMutation[] = []
  for (const body of bodies) {
    try {
      await store.change(beside ? along(body, store, beside) : body)
      const blanked = blankedAgain(body, store)
      if (blanked) await store.change(blanked)
    } catch (error) {
      // What others did since stands in its way: that row stays, the others go back.
      if (!(error instanceof Refusal) || (bodies.length === 1 && madeOf(body).length === 0)) throw error
      refused.push(body)
    }
  }
  return {
    kept: [...kept, ...refused.map((body) => titleOfBody(body, store))],
    gone,
    isAll: bodies.length === refused.length,
    isTogether: isTogether || refused.some((body) => madeOf(body).length > 1),
  }
}

function along(body: NewMutation, store: Rows, beside: Beside): NewMutation {
  const row = body.op === 'patch' ? store.get(body.kind, body.id) : undefined
  if (body.op !== 'patch' || !row) return body
  const more = beside(body.kind, row, body.data)
  const asNow = Object.fromEntries(Object.keys(more).map((name) => [name, row[name]]))
  return { ...body, data: { ...body.data, ...more }, expect: { ...body.expect, ...asNow } }
}

const PLACES = new Map(entities.map(({ kind }, place) => [kind, place]))

/**
 * What takes back what was done to rows: deleted ones come back, made ones go while they are as they were made, and of changed ones one's
 * own edit alone is taken back (CHANGE-02). Where a made row was changed since, all that was done with it stays. What is named comes back
 * before what names it.
 */
function undoing(touched: readonly TouchedRow[], rows: RowReader): Undoing {
  const all = merged(touched)
  const mutations = mutationsOf(touched)
  const changedSince = all.filter((row) => isMade(row) && isChangedSince(row, rows))
  const staying = new Set(changedSince.map(partOf))
  const rowsTouched = all.filter((row) => !staying.has(partOf(row)))
  // What was deleted last comes back first: numbers are given out again in the order in which they were.
  const back = inOrder(rowsTouched.filter(isBack).toReversed())
  const [gone, changed] = apart(inOrder(rowsTouched.filter(isChanged)), rows)
  const restored = new Set(back.map(({ kind, id }) => `${kind} ${id}`))
  const isThere = (kind: string, id: string): boolean =>
    restored.has(`${kind} ${id}`) || rows.get(kind, id) !== undefined
  const kept = changedSince.map(({ kind, id }) => titleOf(kind, rows.get(kind, id)))
  const bodies = [
    ...back.flatMap((row) => (rows.get(row.kind, row.id) ? [] : putBack(row, isThere))),
    ...changed.flatMap((row) => takenBack(row, rows, kept, mutations)),
    ...unmade(inOrder(rowsTouched.filter(isMade)).toReversed(), rows),
  ]
  return { bodies, kept, gone, isTogether: all.length - rowsTouched.length > changedSince.length }
}

const isBack = ({ before, after }: TouchedRow): boolean => before !== undefined && after === undefined
const isMade = ({ before, after }: TouchedRow): boolean => before === undefined && after !== undefined
const isChanged = ({ before, after }: TouchedRow): boolean => before !== undefined && after !== undefined

/** The changed rows that are gone, and those that are there; of what changes nothing back it does not matter. */
function apart(changed: readonly TouchedRow[], rows: RowReader): readonly [TouchedRow[], TouchedRow[]] {
  const isGone = (row: TouchedRow): boolean => !rows.get(row.kind, row.id) && canBeUndone([row])
  return [changed.filter(isGone), changed.filter((row) => !isGone(row))]
}

/** The change that a row was part of; a row that is told alone is its own. */
function partOf({ part, kind, id }: TouchedRow): string {
  return part === undefined ? `${kind} ${id}` : String(part)
}

function isChangedSince({ kind, id, after }: TouchedRow, rows: RowReader): boolean {
  const entity = entityOf(kind)
  const now = rows.get(kind, id)
  return (
    entity !== undefined && now !== undefined && after !== undefined && !isAsMade(entity, now, leftOf(entity, after))
  )
}

/** What takes made rows back, those of one change together: the server looks again whether they are as they were made. */
function unmade(made: readonly TouchedRow[], rows: RowReader): NewMutation[] {
  const parts = new Map<string, MadeRow[]>()
  for (const row of made) {
    const { kind, id, after } = row
    const entity = entityOf(kind)
    if (!entity || !after || !rows.get(kind, id)) continue
    const part = parts.get(partOf(row)) ?? []
    parts.set(partOf(row), [...part, { kind, id, left: leftOf(entity, after) }])
  }
  return [...parts.values()].map((of) => ({ op: 'command', name: takeMadeBack.name, input: { rows: of } }))
}

/** Each row once: as it was before the first change, as the last one left it. Rows that only the server writes are its matter. */
function merged(touched: readonly TouchedRow[]): readonly TouchedRow[] {
  const byId = new Map<string, TouchedRow>()
  for (const row of touched) {
    const earlier = byId.get(`${row.kind} ${row.id}`)
    byId.set(`${row.kind} ${row.id}`, earlier ? { ...earlier, after: row.after } : row)
  }
  return [...byId.values()].filter(({ kind }) => entityOf(kind)?.serverOnly !== true)
}

function inOrder(rows: readonly TouchedRow[]): TouchedRow[] {
  return rows.toSorted((a, b) => (PLACES.get(a.kind) ?? 0) - (PLACES.get(b.kind) ?? 0))
}

function putBack({ kind, id, before }: TouchedRow, isThere: (kind: string, id: string) => boolean): NewMutation[] {
  const entity = entityOf(kind)
  if (!entity || !before) return []
  const data = { ...writableValues(entity, before), ...unnamed(entity, before, isThere) }
  return [{ op: 'put', kind, id, data, was: before }]
}

/** A new row fills in what is blank, such as the day it is due: what had been left blank is so again. */
function blankedAgain(body: NewMutation, rows: RowReader): NewMutation | undefined {
  if (body.op !== 'put') return undefined
  const { kind, id, data } = body
  const now = rows.get(kind, id)
  const blanks = Object.entries(data).filter(
    ([name, value]) => (value === null || value === '') && now !== undefined && now[name] !== value,
  )
  return blanks.length === 0 ? undefined : { op: 'patch', kind, id, data: Object.fromEntries(blanks) }
}

/** The references of a row that name nothing any more. */
function unnamed(entity: Entity, row: AnyRow, isThere: (kind: string, id: string) => boolean): AnyPatch {
  const gone = fieldsOf(entity).filter(([name, { target, nullable }]) => {
    const named = row[name]
    return target !== undefined && nullable && typeof named === 'string' && !isThere(target, named)
  })
  return Object.fromEntries(gone.map(([name]) => [name, null]))
}

/** The mutations that did it, which the server knows the rows before of. */
function mutationsOf(touched: readonly TouchedRow[]): readonly string[] {
  return [...new Set(touched.flatMap(({ mutationId }) => mutationId ?? []))].slice(-MAX_UNDONE)
}

function takenBack(
  { kind, id, before, after }: TouchedRow,
  rows: RowReader,
  kept: string[],
  mutations: readonly string[],
): NewMutation[] {
  const entity = entityOf(kind)
  if (!entity || !before || !after) return []
  const { data, expect } = inverseOf(entity, before, after)
  const now = rows.get(kind, id)
  if (!now || Object.keys(data).length === 0) return []
  const stands = standingInverse(entity, now, { data, expect })
  kept.push(...stands.kept.filter((label) => !kept.includes(label)))
  return isWithoutEffect(now, stands.data)
    ? []
    : [{ op: 'patch', kind, id, data: stands.data, expect, undoes: [...mutations] }]
}

/** Whether taking them back would do anything: what changed nothing needs no way back. */
export function canBeUndone(touched: readonly TouchedRow[]): boolean {
  return merged(touched).some(({ kind, before, after }) => {
    const entity = entityOf(kind)
    return !before || !after || (entity && Object.keys(inverseOf(entity, before, after).data).length > 0)
  })
}

/** What the row of a change is called; of what was made, the row that the others belong to. */
function titleOfBody(body: NewMutation, rows: RowReader): string {
  const made = madeOf(body).at(-1)
  if (made) return titleOf(made.kind, rows.get(made.kind, made.id))
  return 'kind' in body ? titleOf(body.kind, rows.get(body.kind, body.id)) : ''
}

/** The rows that a change takes back as they were made; none for another change. */
function madeOf(body: NewMutation): readonly MadeRow[] {
  const isUnmaking = body.op === 'command' && body.name === takeMadeBack.name
  return isUnmaking ? (body.input as { readonly rows: readonly MadeRow[] }).rows : []
}
