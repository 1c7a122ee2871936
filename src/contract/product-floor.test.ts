import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BulkEdit } from '#domain/bulk-edit.ts'
import { PRICE_ENDINGS } from '#domain/price-ending.ts'
import { applyPatch } from '#domain/merge.ts'
import { commandRows } from './command.ts'
import { bulkEffects } from './commands/bulk-edit.ts'
import { businessProfile } from './entities/business-profile.ts'
import { product } from './entities/product.ts'
import { type AnyRow, type DeriveContext, emptyRow, general, type PatchOf } from './entity.ts'
import { belowFloorMessage, floorMessage } from './product-floor.ts'

const PERCENT = 10_000
const USD = 1_000_000
const ID = '019aa000-0000-7000-8000-000000000001'
const nothing: DeriveContext = { before: undefined, get: () => undefined, flagged: () => undefined }

type Profile = PatchOf<typeof businessProfile.fields>
type Patch = PatchOf<typeof product.fields>

const strict: Profile = { floorMargin: 30 * PERCENT, floorAction: 'block' }

function profileOf(values: Profile): AnyRow {
  return { ...emptyRow(general(businessProfile), 'p', 1, nothing), isDefault: true, ...values }
}

function written(before: AnyRow | undefined, patch: object, profile: AnyRow, isRestored = false) {
  const entity = general(product)
  const context: DeriveContext = { ...nothing, before, isRestored, flagged: () => profile }
  const merged = applyPatch<AnyRow>(before ?? emptyRow(entity, ID, 1, nothing), patch as Record<string, unknown>)
  const row: AnyRow = { ...merged, ...entity.derive?.(merged, context) }
  return { row, issues: entity.check?.(row, new Set(Object.keys(patch)), context) ?? {} }
}

const mug: Patch = { baseCost: 6 * USD, pricingPercent: 40 * PERCENT }
const variant = { name: '', optionValues: [], sku: '', barcode: '', stock: null, isActive: true, tradePrice: null }

function change(patch: Patch, profile: Profile = strict, start: Patch = mug, isRestored = false) {
  const shop = profileOf(profile)
  const { row } = written(undefined, start, profileOf({ ...profile, floorAction: 'warn' }))
  return written(row, patch, shop, isRestored).issues
}

const BELOW = belowFloorMessage(30 * PERCENT)

describe('a price below its lowest margin', () => {
  it.each([
    ['a margin', { pricingPercent: 20 * PERCENT }, 'pricingPercent'],
    ['a price by hand', { pricingMode: 'manual', pricingAmount: 7 * USD }, 'pricingAmount'],
    ['a stored price', { pricingMode: 'retailPrice', retailPrice: 7 * USD }, 'retailPrice'],
  ] satisfies [string, Patch, string][])('PRICE-12 is refused when %s chooses it', (_what, patch, field) => {
    expect(change(patch)).toEqual({ [field]: BELOW })
  })

  it.each([
    ['where the business only warns', { pricingPercent: 20 * PERCENT }, { ...strict, floorAction: 'warn' }],
    ['where none is set', { pricingPercent: 20 * PERCENT }, { ...strict, floorMargin: null }],
    ['with a reason', { pricingPercent: 20 * PERCENT, floorOverride: 'Clearance' }, strict],
    ['at the lowest margin itself', { pricingPercent: 30 * PERCENT }, strict],
  ] satisfies [string, Patch, Profile][])('PRICE-12 passes %s', (_what, patch, profile) => {
    expect(change(patch, profile)).toEqual({})
  })

  it('PRICE-12 a rise in cost is flagged and never refused', () => {
    const byHand: Patch = { ...mug, pricingMode: 'manual', pricingAmount: 10 * USD }
    expect(change({ baseCost: 9 * USD }, strict, byHand)).toEqual({})
  })

  it('PRICE-12 passes when it comes nearer, and when an undo brings it back', () => {
    const low: Patch = { ...mug, pricingPercent: 10 * PERCENT }
    expect(change({ pricingPercent: 20 * PERCENT }, strict, low)).toEqual({})
    expect(change({ pricingPercent: 5 * PERCENT }, strict, low)).toEqual({ pricingPercent: BELOW })
    expect(change({ pricingPercent: 5 * PERCENT }, strict, low, true)).toEqual({})
  })

  it('PRICE-12 a reason counts for the change that gives it, and a blank one never', () => {
    const low: Patch = { ...mug, pricingPercent: 20 * PERCENT, floorOverride: 'Clearance' }
    expect(change({ pricingPercent: 10 * PERCENT }, strict, low)).toEqual({ pricingPercent: BELOW })
    expect(change({ pricingPercent: 10 * PERCENT, floorOverride: '  ' })).toEqual({ pricingPercent: BELOW })
  })

  it('PRICE-12 PRICE-08 is refused for a variant alone', () => {
    const line = { ...variant, id: 'v', baseCost: null, retailPrice: 7 * USD } as never
    expect(change({ variants: [line] })).toEqual({ variants: BELOW })
  })

  it('PRICE-12 is told apart from every other refusal', () => {
    const below = { field: 'pricingPercent', message: BELOW }
    expect(floorMessage([below])).toBe(BELOW)
    expect(floorMessage([below, { field: 'name', message: 'Product name is required' }])).toBeUndefined()
    expect(floorMessage([])).toBeUndefined()
  })
})

const ppm = fc.integer({ min: 0, max: 60 }).map((percent) => percent * PERCENT)
const amount = fc.integer({ min: 300, max: 1_500 }).map((cents) => cents * 10_000)
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const line = fc.record({ id: fc.constantFrom('a', 'b'), baseCost: orNull(amount), retailPrice: orNull(amount) })
const start = fc.record({
  baseCost: amount,
  pricingMode: fc.constantFrom('strategy', 'manual', 'retailPrice', null),
  pricingPercent: ppm,
  pricingAmount: orNull(amount),
  retailPrice: orNull(amount),
  floorMargin: orNull(ppm),
  variants: fc
    .uniqueArray(line, { selector: ({ id }) => id, maxLength: 2 })
    .map((lines) => lines.map((each) => ({ ...variant, ...each }))),
})
const plainEdits: fc.Arbitrary<BulkEdit> = fc.record(
  {
    pricing: fc.record({ strategy: fc.constantFrom('margin' as const, 'markup' as const), percent: ppm }),
    priceEnding: orNull(fc.constantFrom(...PRICE_ENDINGS)),
    priceChange: fc.integer({ min: -90, max: 90 }).map((percent) => percent * PERCENT),
    costChange: fc.integer({ min: -90, max: 90 }).map((percent) => percent * PERCENT),
    floorMargin: orNull(ppm),
  },
  { requiredKeys: [] },
)
const edits: fc.Arbitrary<BulkEdit> = fc.oneof(
  { arbitrary: plainEdits, weight: 4 },
  { arbitrary: plainEdits.map((edit) => ({ ...edit, floorOverride: 'Clearance' })), weight: 1 },
)

describe('a bulk edit', () => {
  it('PRICE-12 CHANGE-01 refuses exactly the products that the writer would refuse, so that the others pass', () => {
    const shop = profileOf({ ...strict, priceEnding: '.99' })
    const lenient = profileOf({ floorMargin: 30 * PERCENT, priceEnding: '.99' })
    let refusals = 0
    fc.assert(
      fc.property(start, edits, (values, edit) => {
        const { row } = written(undefined, values, lenient)
        const effectUnder = (profile: AnyRow) =>
          bulkEffects({ ids: [ID], edit }, commandRows({ get: () => row }), profile)[0]?.effect
        const free = effectUnder(lenient)?.patch ?? {}
        const judged = written(row, free, shop).issues
        const effect = effectUnder(shop)
        const refused = effect?.refusedByFloor
        if (refused) refusals += 1
        expect(refused ? { [refused.field]: belowFloorMessage(refused.floor) } : {}).toEqual(judged)
        expect(written(row, effect?.patch ?? {}, shop).issues).toEqual({})
      }),
      { numRuns: 3_000 },
    )
    expect(refusals).toBeGreaterThan(100)
  })
})
