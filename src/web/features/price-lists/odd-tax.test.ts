import { expect, it } from 'vitest'
import { book, item, list, money, percent, request } from '#test/price-list-case.ts'
import { effectivePrice } from '#domain/price-list/effective-price.ts'
import { oddTax } from './odd-tax.ts'

const GROSS = { taxRate: percent(20), pricesIncludeVat: true }
const NET = { taxRate: percent(20), pricesIncludeVat: false }
const NO_TAX = { taxRate: 0, pricesIncludeVat: false }

it.each([
  [GROSS, GROSS, false, null],
  [NET, NET, false, null],
  [NET, GROSS, false, 'net'],
  [GROSS, NET, false, 'gross'],
  [NO_TAX, GROSS, false, 'net'],
  [GROSS, NO_TAX, false, 'gross'],
  [NO_TAX, NO_TAX, false, null],
  [GROSS, GROSS, true, null],
  [NET, GROSS, true, null],
] as const)(
  'PLIST-06 PRICE-06 of a product priced in %o, in the shop %o, with the switch of the list %s, the table says %s',
  (then, shop, withoutVat, says) => {
    const product = item({ ...then, price: money('120') })
    const price = effectivePrice(product, request(), book([list({ ruleKind: 'none', withoutVat })]))
    expect(oddTax({ price, item: product }, { list: { withoutVat }, shop })).toBe(says)
  },
)
