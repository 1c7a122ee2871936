import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { EUR, insightsOf, productAt } from '#test/insight-shop.ts'
import { PPM } from '#domain/money.ts'
import { marginPpm, plainCost, priceByPercent } from '#domain/price-formulas.ts'

const LIMIT = 150_000

it('INS-03 the margin that is suggested settles a low one, whatever its price is rounded to', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000_000 }), (cents) => {
      const cost = cents / 100
      const [insight] = insightsOf('lowMargin', { products: [productAt('a', cost, cost * 1.1)] })
      if (insight?.act.type !== 'reprice') throw new Error('a low margin is repriced')
      const units = cents * 10_000
      const price = priceByPercent(plainCost(units), 'margin', insight.act.marginPpm)
      expect(marginPpm(price, units)).toBeGreaterThanOrEqual(LIMIT)
      expect(price - (units * PPM) / (PPM - LIMIT)).toBeLessThanOrEqual(0.02 * EUR + price / 500)
    }),
  )
})
