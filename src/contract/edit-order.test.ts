import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { settledEdit } from './edit-order.ts'
import { product } from './entities/product.ts'
import { type AnyPatch, type AnyRow, emptyRow, general } from './entity.ts'
import { mergedRow } from './merged-row.ts'
import { same } from './same.ts'

const entity = general(product)
const NOTHING = { before: undefined, get: () => undefined, flagged: () => undefined }
const box = (amount: number) => ({ id: 'box', label: 'Box', amount, origin: null })
const start: AnyRow = { ...emptyRow(entity, 'row', 0, NOTHING), additionalCosts: [box(1)], tags: ['old'] }

interface Edit {
  readonly at: number
  readonly data: AnyPatch
}

/** The row after edits of several devices that all saw it as it was at the start, in order of arrival. */
function arrived(edits: readonly Edit[]): AnyRow {
  const writes: { readonly at: number; readonly before: AnyPatch; readonly after: AnyPatch }[] = []
  return edits.reduce<AnyRow>((row, { at, data }) => {
    const unseen = writes.map((write) => ({ ...write, isLater: write.at > at }))
    const next = mergedRow(entity, row, settledEdit(entity, row, data, unseen).data)
    const changed = Object.keys(next).filter((name) => !same(row[name], next[name]))
    const valuesOf = (from: AnyRow) => Object.fromEntries(changed.map((name) => [name, from[name]]))
    writes.push({ at, before: valuesOf(row), after: valuesOf(next) })
    return next
  }, start)
}

/** Every edit sets a different value, as people do who change what they see. */
function dataOf(kind: number, n: number): AnyPatch {
  return [
    { name: `Name ${n}` },
    { baseCost: n * 10_000, description: `From ${n}` },
    { additionalCosts: { lines: { box: { amount: n * 10_000 } } } },
    { additionalCosts: { lines: { box: { label: `Box ${n}` } } } },
    { additionalCosts: { lines: { [`line-${n}`]: { ...box(n), label: `Line ${n}` } } } },
    { tags: { add: [`tag ${n}`] } },
  ][kind]!
}

const sets = fc.array(fc.nat(5), { minLength: 2, maxLength: 6 }).chain((kinds) =>
  fc.record({
    kinds: fc.constant(kinds),
    clock: fc.shuffledSubarray(
      kinds.map((_, n) => n + 1),
      { minLength: kinds.length },
    ),
    order: fc.shuffledSubarray(
      kinds.map((_, n) => n),
      { minLength: kinds.length },
    ),
  }),
)

/** The row without the order of what was added. */
function settled({ additionalCosts, tags, ...row }: AnyRow): AnyRow {
  const byId = (additionalCosts as { id: string }[]).toSorted((a, b) => (a.id < b.id ? -1 : 1))
  return { ...row, additionalCosts: byId, tags: (tags as string[]).toSorted() }
}

describe('edits that arrive after others that their devices had not seen', () => {
  it('SYNC-04 end alike in whatever order they arrive, as if they had come in the order in which they were made', () => {
    fc.assert(
      fc.property(sets, ({ kinds, clock, order }) => {
        const edits = kinds.map((kind, n) => ({ at: clock[n]!, data: dataOf(kind, n + 2) }))
        const inTime = edits.toSorted((a, b) => a.at - b.at)
        const expected = settled(inTime.reduce((row, { data }) => mergedRow(entity, row, data), start))
        expect(settled(arrived(order.map((n) => edits[n]!)))).toEqual(expected)
      }),
      { numRuns: 500 },
    )
  })

  it('SYNC-04 the earlier edit of the same field loses, its other fields stand, and both are told apart', () => {
    const unseen = [{ before: { name: 'New Product' }, after: { name: 'Later' }, isLater: true }]
    expect(settledEdit(entity, start, { name: 'Earlier', description: 'Ada' }, unseen)).toEqual({
      data: { description: 'Ada' },
      lost: { name: 'Earlier' },
      homeless: [],
      emptied: [],
    })
    const earlier = unseen.map((write) => ({ ...write, isLater: false }))
    expect(settledEdit(entity, start, { name: 'Mine' }, earlier)).toMatchObject({ data: { name: 'Mine' }, lost: {} })
  })

  it('SYNC-04 a tag that a later edit took away stays away, and one that it added stays', () => {
    const removed = [{ before: { tags: ['a'] }, after: { tags: [] }, isLater: true }]
    expect(settledEdit(entity, start, { tags: { add: ['a', 'b'] } }, removed)).toMatchObject({
      data: { tags: { add: ['b'], remove: [] } },
      lost: { tags: { add: ['a'], remove: [] } },
    })
    const added = [{ before: { tags: [] }, after: { tags: ['a'] }, isLater: true }]
    expect(settledEdit(entity, start, { tags: { remove: ['a'] } }, added).lost).toEqual({
      tags: { add: [], remove: ['a'] },
    })
  })

  it('SYNC-04 an edit of a line that was removed meanwhile is told as homeless, whichever of the two was later', () => {
    const row = { ...start, additionalCosts: [] }
    for (const isLater of [true, false]) {
      const unseen = [{ before: { additionalCosts: [box(1)] }, after: { additionalCosts: [] }, isLater }]
      const edit = { additionalCosts: { lines: { box: { amount: 5 } } } }
      expect(settledEdit(entity, row, edit, unseen)).toEqual({
        data: {},
        lost: edit,
        homeless: ['additionalCosts'],
        emptied: [],
      })
    }
  })
})
