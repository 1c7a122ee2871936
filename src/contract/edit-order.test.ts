import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { settledEdit } from './edit-order.ts'
import { product } from './entities/product.ts'
import { scenario } from './entities/scenario.ts'
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
function arrived(edits: readonly Edit[], from = start, of = entity): AnyRow {
  const writes: { readonly at: number; readonly before: AnyPatch; readonly after: AnyPatch }[] = []
  return edits.reduce<AnyRow>((row, { at, data }) => {
    const unseen = writes.map((write) => ({ ...write, isLater: write.at > at }))
    const next = mergedRow(of, row, settledEdit(of, row, data, unseen).data)
    const changed = Object.keys(next).filter((name) => !same(row[name], next[name]))
    const valuesOf = (from: AnyRow) => Object.fromEntries(changed.map((name) => [name, from[name]]))
    writes.push({ at, before: valuesOf(row), after: valuesOf(next) })
    return next
  }, from)
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
      inOtherCurrency: [],
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
        inOtherCurrency: [],
      })
    }
  })

  /** Edits of one decision, each of which names a part of it. */
  const decisions: readonly AnyPatch[] = [
    { pricingStrategy: 'markup', pricingPercent: 1_000_000 },
    { pricingPercent: 600_000 },
    { pricingStrategy: 'markup' },
    { pricingMode: 'manual', pricingStrategy: 'manual', pricingAmount: 770_000 },
  ]
  const priced: AnyRow = { ...start, pricingMode: 'strategy', pricingStrategy: 'margin', pricingPercent: 500_000 }

  it('SYNC-04 PRICE-06 of edits of one pricing the last decides all of it, as its device saw it, in whatever order they arrive', () => {
    const ordered = fc.tuple(
      fc.shuffledSubarray([...decisions], { minLength: 2 }),
      fc.infiniteStream(fc.nat()).map((stream) => [...stream.take(4)]),
    )
    fc.assert(
      fc.property(ordered, ([parts, arrival]) => {
        const edits = parts.map((data, n) => ({ at: n + 1, data }))
        const order = edits.toSorted((a, b) => (arrival[a.at - 1] ?? 0) - (arrival[b.at - 1] ?? 0))
        expect(arrived(order, priced)).toEqual(mergedRow(entity, priced, parts.at(-1)!))
      }),
      { numRuns: 200 },
    )
  })

  it('SYNC-04 PRICE-09 an amount that was typed in a currency that was changed meanwhile is never read in the other, whichever was later', () => {
    const dollars: AnyRow = { ...start, baseCurrency: 'USD', baseCost: 10_0000, shippingCost: 2_0000 }
    const yen = { at: 1, data: { baseCurrency: 'JPY', baseCost: 1_625_0000 } }
    for (const at of [0, 2]) {
      const typed = { at, data: { baseCost: 12_0000, description: 'Of copper' } }
      const expected = mergedRow(entity, dollars, { ...yen.data, description: 'Of copper' })
      expect(arrived([yen, typed], dollars)).toEqual(expected)
      expect(arrived([typed, yen], dollars)).toEqual(expected)
    }
    const unseen = [{ before: { baseCurrency: 'USD' }, after: { baseCurrency: 'JPY' }, isLater: false }]
    expect(settledEdit(entity, { ...dollars, baseCurrency: 'JPY' }, { baseCost: 12_0000 }, unseen)).toMatchObject({
      data: {},
      lost: { baseCost: 12_0000 },
      inOtherCurrency: ['baseCost'],
    })
  })

  it('SYNC-04 PAGE-04 of a scenario each lever that a device drew stands, in whatever order they arrive', () => {
    const drawn = (percent: number) => ({ isOn: true, change: { by: 'percent', ppm: percent * 10_000 } })
    const rate = (currency: string, percent: number) => ({ isOn: true, currency, assumed: drawn(percent).change })
    const levers = {
      supplierCost: drawn(22),
      otherCosts: drawn(7),
      rates: [rate('USD', 1)],
      gives: { keep: 'margins' },
    }
    const kind = general(scenario)
    const saved: AnyRow = { ...emptyRow(kind, 'row', 0, NOTHING), levers, scope: { brandId: 'a' } }
    const edits = [
      { at: 1, data: { levers: { ...levers, supplierCost: drawn(41) } } },
      { at: 2, data: { levers: { ...levers, otherCosts: drawn(11) }, scope: { brandId: 'a', search: 'mug' } } },
      { at: 3, data: { levers: { ...levers, supplierCost: drawn(50), rates: [rate('USD', 1), rate('JPY', 2)] } } },
    ]
    const expected = {
      levers: { ...levers, supplierCost: drawn(50), otherCosts: drawn(11), rates: [rate('USD', 1), rate('JPY', 2)] },
      scope: { brandId: 'a', search: 'mug' },
    }
    for (const order of [
      [0, 1, 2],
      [1, 0, 2],
      [2, 1, 0],
      [0, 2, 1],
    ])
      expect(
        arrived(
          order.map((n) => edits[n]!),
          saved,
          kind,
        ),
      ).toMatchObject(expected)
    const later = [{ before: { levers }, after: { levers: edits[2]!.data.levers }, isLater: true }]
    expect(settledEdit(kind, { ...saved, ...edits[2]!.data }, edits[0]!.data, later).lost).toEqual(edits[0]!.data)
  })

  it('SYNC-04 PAGE-04 levers that would contradict each other are not mixed: the later scenario stands whole', () => {
    const drawn = { isOn: true, change: { by: 'points', ppm: 10_000 } }
    const [was, kept] = [{ gives: { keep: 'margins' } }, { gives: { keep: 'prices' } }]
    const unseen = [{ before: { levers: was }, after: { levers: kept }, isLater: false }]
    const edit = { levers: { margin: drawn, ...was } }
    const kind = general(scenario)
    expect(settledEdit(kind, { ...emptyRow(kind, 'row', 0, NOTHING), levers: kept }, edit, unseen).data).toEqual(edit)
  })

  it('SYNC-04 PAGE-04 filters that are too many together are not mixed: each edit stands whole or not at all', () => {
    const kind = general(scenario)
    const filters = (name: string) => Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`${name}${n}`, 'x']))
    const [mine, theirs] = [{ scope: filters('a') }, { scope: filters('b') }]
    const row: AnyRow = { ...emptyRow(kind, 'row', 0, NOTHING), ...theirs }
    const settled = (isLater: boolean) =>
      settledEdit(kind, row, mine, [{ before: { scope: {} }, after: theirs, isLater }])
    expect(settled(false)).toMatchObject({ data: mine, lost: {} })
    const { data, lost } = settled(true)
    expect([data, lost]).toEqual([{}, mine])
  })

  it('SYNC-04 what the same device wrote since is not taken back by its next edit of the decision', () => {
    const unseen = [{ before: { pricingStrategy: 'margin' }, after: { pricingStrategy: 'markup' }, isLater: false }]
    const row = { ...priced, pricingStrategy: 'markup' }
    expect(settledEdit(entity, row, { pricingPercent: 1 }, unseen).data).toEqual({
      pricingPercent: 1,
      pricingStrategy: 'margin',
    })
    const own = [{ before: { pricingStrategy: 'margin' }, after: { pricingStrategy: 'markup' } }]
    expect(settledEdit(entity, row, { pricingPercent: 1 }, unseen, own).data).toEqual({ pricingPercent: 1 })
  })

  it('SYNC-04 PAGE-04 a lever that a device draws back after its own later edit is drawn back, what it never saw stands', () => {
    const kind = general(scenario)
    const drawn = (percent: number) => ({ isOn: true, change: { by: 'percent', ppm: percent * 10_000 } })
    const levers = (percent: number, freight: number) => ({
      levers: { supplierCost: drawn(percent), freight: drawn(freight), gives: { keep: 'margins' } },
    })
    // Another device saves 20 % and its freight, this one 15 % and then 10 % again, both without having seen that.
    const unseen = [{ before: levers(10, 1), after: levers(20, 2), isLater: false }]
    const own = [{ before: levers(20, 2), after: levers(15, 2) }]
    const row: AnyRow = { ...emptyRow(kind, 'row', 0, NOTHING), ...levers(15, 2) }
    expect(settledEdit(kind, row, levers(10, 1), unseen, own).data).toEqual(levers(10, 2))
    expect(settledEdit(kind, row, levers(15, 1), unseen, own).data).toEqual(levers(15, 2))
  })

  it('SYNC-04 PAGE-04 of two entries of one currency, of which one is off, none is lost', () => {
    const kind = general(scenario)
    const rate = (isOn: boolean, percent: number) => ({
      isOn,
      currency: 'USD',
      assumed: { by: 'percent', ppm: percent * 10_000 },
    })
    const drawn = (ppm: number) => ({ isOn: true, change: { by: 'percent', ppm } })
    const [rates, gives] = [[rate(false, 5), rate(true, 7)], { keep: 'margins' }]
    const was = { rates, freight: drawn(1), gives }
    const unseen = [{ before: { levers: was }, after: { levers: { ...was, freight: drawn(2) } }, isLater: false }]
    const row: AnyRow = { ...emptyRow(kind, 'row', 0, NOTHING), levers: unseen[0]?.after.levers }
    const edit = { levers: { ...was, rates: [rate(false, 5), rate(true, 9)] } }
    expect(settledEdit(kind, row, edit, unseen).data).toEqual({ levers: { ...edit.levers, freight: drawn(2) } })
  })
})
