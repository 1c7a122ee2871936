import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_UNITS } from '#domain/money.ts'
import type { SoldFigures } from '#domain/simulator/sold-figures.ts'
import { anyLevers, enteredProduct, pricingSettings, SIMULATED_RATES } from '#test/simulator/arbitraries.ts'
import { businessProfile } from './entities/business-profile.ts'
import { product } from './entities/product.ts'
import { type AnyPatch, type AnyRow, general } from './entity.ts'
import { isAnyBelowFloor } from './product-floor.ts'
import { simulatedChange, simulatedRow, simulatorDeps } from './simulated-products.ts'
import { nextRow } from './next-row.ts'
import { checkPatch } from './patch-schema.ts'
import { Refusal } from './refusal.ts'

const ID = '00000000-0000-7000-8000-000000000001'
const PRODUCT = general(product)

const seenUnder = (profile: AnyRow | undefined, before?: AnyRow) => ({
  before,
  get: () => undefined,
  flagged: (kind: string) => (kind === businessProfile.kind ? profile : undefined),
})

function stored(data: AnyPatch, profile: AnyRow | undefined, before?: AnyRow, stated?: AnyPatch): AnyRow | undefined {
  const change = { op: before ? ('patch' as const) : ('put' as const), kind: product.kind, id: ID, data }
  try {
    return nextRow(PRODUCT, { ...change, ...(stated && { stated }) }, seenUnder(profile, before), 1_000)
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

/** What a row shows of the figures that a scenario tells. */
function shown(row: AnyRow) {
  const own = row as AnyRow & { readonly variants: readonly AnyRow[] }
  return [own, ...own.variants].map((each) => ({
    totalCost: each['totalCost'] === MAX_UNITS ? null : each['totalCost'],
    price: each['effectivePrice'],
    belowFloor: each['belowFloor'],
  }))
}

const told = (figures: readonly SoldFigures[]) =>
  figures.map(({ totalCost, price, belowFloor }) => ({ totalCost, price, belowFloor }))

describe('a scenario of the price simulator', () => {
  it('PAGE-04 CHANGE-01 tells for each product exactly what is stored once it is applied', () => {
    let [tried, changed] = [0, 0]
    const settings = fc.record({ earlier: pricingSettings, today: pricingSettings, blocks: fc.boolean() })
    fc.assert(
      fc.property(
        enteredProduct,
        settings,
        anyLevers,
        ({ hsCode, originCountry, ...entered }, { earlier, today, blocks }, levers) => {
          const profile = { floorAction: blocks ? 'block' : 'flag' } as unknown as AnyRow
          const before = stored(entered, { ...profile, ...earlier, floorAction: 'flag' })
          if (!before) return
          const deps = simulatorDeps({ ...profile, ...today }, () => undefined, {
            rates: SIMULATED_RATES,
            day: '2026-11-29',
            costLabel: 'Scenario',
          })
          const { effect, data, stated } = simulatedChange(
            simulatedRow(before, { hsCode, originCountry }),
            levers,
            deps,
          )
          tried++
          const later = deps.contextOf(null)
          const taxRate =
            levers.salesVat && effect.recalculates ? effectTax(later.taxRate, levers.salesVat) : later.taxRate
          if (Object.keys(data).length === 0 && !stated) {
            expect(effect.after).toEqual(effect.before)
            return
          }
          changed++
          const after = stored(checkPatch(PRODUCT, data, before), { ...profile, ...today, taxRate }, before, stated)
          expect(after, JSON.stringify(data)).toBeDefined()
          expect(told(effect.after)).toEqual(shown(after!))
          const isBelow = isAnyBelowFloor(after as never)
          expect(effect.after.some(({ belowFloor }) => belowFloor)).toBe(isBelow)
        },
      ),
      { numRuns: 700 },
    )
    expect(tried).toBeGreaterThan(400)
    expect(changed).toBeGreaterThan(tried / 3)
  })
})

function effectTax(now: number, { by, ppm }: { readonly by: string; readonly ppm: number }): number {
  return Math.max(0, by === 'rate' ? ppm : now + ppm)
}
