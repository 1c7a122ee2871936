import { expect, it } from 'vitest'
import { book, item, list, money, percent, pieces, request, said } from '#test/price-list-case.ts'
import { explainedPrice } from './price-steps.ts'
import type { PricedItem, PriceListTerms } from './price-data.ts'

const SHOP = { pricesIncludeVat: true, taxRate: percent(20), price: money('120'), tradePrice: money('80') } as const
const NET_SHOP = { ...SHOP, pricesIncludeVat: false } as const

type Case = readonly [item: Partial<PricedItem>, rule: Partial<PriceListTerms>, says: string]

const answer = (product: Partial<PricedItem>, rule: Partial<PriceListTerms>, quantity = 1) =>
  explainedPrice(item(product), request({ quantity: pieces(quantity) }), book([list(rule)]))

it.each<Case>([
  [SHOP, { ruleKind: 'none', withoutVat: true }, '100.00 USD listTerms'],
  [SHOP, { ruleKind: 'none', withoutVat: false }, '120.00 USD product'],
  [SHOP, { ruleKind: 'percentOff', rulePercent: percent(10), withoutVat: true }, '90.00 USD percentOff'],
  [SHOP, { ruleKind: 'percentOff', rulePercent: percent(10), withoutVat: false }, '108.00 USD percentOff'],
  [SHOP, { ruleKind: 'tradePrice', withoutVat: true }, '80.00 USD tradePrice'],
  [SHOP, { ruleKind: 'tradePrice', withoutVat: false }, '96.00 USD tradePrice'],
  [SHOP, { ruleKind: 'markup', rulePercent: percent(50), withoutVat: true }, '90.00 USD markup'],
  [SHOP, { ruleKind: 'markup', rulePercent: percent(50), withoutVat: false }, '108.00 USD markup'],
  [SHOP, { ruleKind: 'none', withoutVat: true, currency: 'EUR' }, '80.00 EUR listTerms'],
  // One rounding: 19.99 without a third of it is 13.33, and without tax 11.11.
  [
    { ...SHOP, price: money('19.99') },
    { ruleKind: 'percentOff', rulePercent: percent(33.3333), withoutVat: true },
    '11.11 USD percentOff',
  ],
  [NET_SHOP, { ruleKind: 'none', withoutVat: true }, '120.00 USD product'],
  [NET_SHOP, { ruleKind: 'tradePrice', withoutVat: false }, '80.00 USD tradePrice'],
])('PLIST-06 %o in a list of %o is %s', (product, rule, says) => {
  const told = answer(product, rule)
  expect(said(told)).toBe(says)
  // The story adds up to the price, tax included.
  expect(told.steps.reduce((sum, { amount }) => sum + amount, 0)).toBe(told.price)
  expect(told.steps.some(({ kind }) => kind === 'vat')).toBe(
    told.rule.kind !== 'product' &&
      product.pricesIncludeVat === true &&
      (rule.ruleKind === 'tradePrice') !== rule.withoutVat &&
      rule.ruleKind !== 'markup',
  )
})
