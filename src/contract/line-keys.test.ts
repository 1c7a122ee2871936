import { describe, expect, it } from 'vitest'
import { settledEdit } from './edit-order.ts'
import { entities } from './entities/registry.ts'
import { type AnyPatch, type AnyRow, type Entity, emptyRow, fieldsOf } from './entity.ts'
import type { Field, Fields } from './fields.ts'
import { doubledLines, joinedLines, keyOfLine } from './line-keys.ts'
import { mergedRow } from './merged-row.ts'
import { same } from './same.ts'

const NOTHING = { before: undefined, get: () => undefined, flagged: () => undefined }

/** Every list of lines with a declared key. */
const KEYED = entities.flatMap((entity) =>
  fieldsOf(entity).flatMap(([name, field]) =>
    field.key ? [[`${entity.kind}.${name}`, entity, name, field] as const] : [],
  ),
)

/** A value that no new line has by default. */
function valueOf({ type, fallback, choices, max }: Field, n: number): unknown {
  if (type === 'flag') return fallback !== true
  if (choices) return choices.filter((each) => each !== fallback)[n % 2]
  if (type === 'json') return Array.isArray(fallback) ? [`Value ${n}`] : fallback
  if (type === 'text') return max === 3 ? 'EUR' : `Text ${n}`
  const value = max !== undefined && max <= 0 ? -n : n
  return value === fallback ? value + 2 : value
}

function lineOf(line: Fields, key: readonly string[], id: string, n: number): AnyPatch & { id: string } {
  const values = Object.entries(line)
    .filter(([, { readOnly }]) => !readOnly)
    .map(([name, field]) => [name, valueOf(field, key.includes(name) ? 7 : n)])
  return { id, ...Object.fromEntries(values) }
}

interface Edit {
  readonly at: number
  readonly data: AnyPatch
}

/** Applies edits of devices that had not seen each other's, in order of arrival, and answers what each lost. */
function arrived(entity: Entity, edits: readonly Edit[]) {
  const start = { ...emptyRow(entity, 'row', 0, NOTHING), version: 1 } as AnyRow
  const writes: { at: number; before: AnyPatch; after: AnyPatch }[] = []
  const lost: AnyPatch[] = []
  const row = edits.reduce<AnyRow>((current, { at, data }) => {
    const unseen = writes.map((write) => ({ ...write, isLater: write.at > at }))
    const settled = settledEdit(entity, current, joinedLines(entity, current, data), unseen)
    const next = mergedRow(entity, current, settled.data)
    const changed = Object.keys(next).filter((name) => !same(current[name], next[name]))
    const valuesOf = (from: AnyRow) => Object.fromEntries(changed.map((name) => [name, from[name]]))
    writes.push({ at, before: valuesOf(current), after: valuesOf(next) })
    lost.push(settled.lost)
    return next
  }, start)
  return { row, lost, writes }
}

it('SYNC-04 lists of things that are one by their nature say by which fields', () => {
  expect(KEYED.map(([name]) => name).sort()).toEqual([
    'businessProfile.currencyEndings',
    'businessProfile.numberSeries',
    'priceList.tiers',
    'product.options',
    'product.variants',
    'store.categoryFees',
  ])
})

describe.each(KEYED)('%s', (_name, entity, name, field) => {
  const { line = {}, key = [] } = field
  const [earlier, later] = [lineOf(line, key, 'of-a', 1), lineOf(line, key, 'of-b', 2)]
  const add = (at: number, each: AnyPatch & { id: string }): Edit => ({
    at,
    data: { [name]: { lines: { [each.id]: each }, places: [{ id: each.id, after: null }] } },
  })
  const others = Object.keys(later).filter((inner) => inner !== 'id' && !key.includes(inner))

  it.each([
    ['in order', [add(1, earlier), add(2, later)]],
    ['in the other order', [add(2, later), add(1, earlier)]],
  ])('SYNC-04 one thing that two devices add apart is one line, and the later says what it is: %s', (_order, edits) => {
    const { row, lost, writes } = arrived(entity, edits)
    const lines = row[name] as AnyPatch[]
    expect(lines).toHaveLength(1)
    expect(keyOfLine(field, lines[0]!)).toBe(keyOfLine(field, later))
    for (const inner of others) expect(lines[0]![inner], inner).toEqual(later[inner])
    // The earlier edit's values are in the history: as an earlier write, or as lost values.
    const history = JSON.stringify([lost, writes])
    for (const inner of others) expect(history).toContain(JSON.stringify({ [inner]: earlier[inner] }).slice(1, -1))
  })

  it('SYNC-04 what a new line leaves empty takes nothing from the one that is there', () => {
    const bare = Object.fromEntries(Object.entries(line).map(([inner, { fallback }]) => [inner, fallback]))
    const keyed = Object.fromEntries(key.map((inner) => [inner, later[inner]]))
    const { row } = arrived(entity, [add(1, earlier), add(2, { ...bare, ...keyed, id: 'of-b' })])
    expect(row[name]).toEqual([expect.objectContaining({ ...earlier, id: 'of-a' })])
  })

  it('PLIST-06 SYNC-04 the same thing twice in one list is refused by name', () => {
    const start = emptyRow(entity, 'row', 0, NOTHING)
    const row = { ...start, [name]: [earlier, later] }
    const issues = doubledLines(entity, start, row, { [name]: row[name] })
    expect(issues).toMatchObject([
      { field: `${name}.1.${key[0]}`, message: expect.stringContaining('twice') as string },
    ])
    expect(doubledLines(entity, row, row, { [name]: row[name] }), 'what was there before stands').toEqual([])
  })
})
