import { describe, expect, it } from 'vitest'
import { book, item, list, money, override, percent, pieces, request, said } from '#test/price-list-case.ts'
import { plainCost } from '../price-formulas.ts'
import { effectivePrice } from './effective-price.ts'
import type { PricedItem, PriceListTerms } from './price-data.ts'

const VAT_SHOP = { pricesIncludeVat: true, taxRate: percent(20) } as const
const cost = (amount: string, currency = 'USD') => ({ currency, cost: plainCost(money(amount, currency)) })
const priced = (amount: string, currency = 'USD') => ({ currency, price: money(amount, currency) })

type Rule = Partial<PriceListTerms>
type Case = readonly [product: Partial<PricedItem>, rule: Rule, says: string]

function inList(product: Partial<PricedItem>, rule: Rule, quantity = 1): string {
  return said(effectivePrice(item(product), request({ quantity: pieces(quantity) }), book([list(rule)])))
}

describe('the rules of a price list', () => {
  const off = (value: number, change: Rule = {}): Rule => ({
    ruleKind: 'percentOff',
    rulePercent: percent(value),
    ...change,
  })

  it.each<Case>([
    [{}, off(10), '90.00 USD percentOff'],
    [{}, off(0), '100.00 USD percentOff'],
    [{}, off(100), '0.00 USD percentOff'],
    [{}, off(-10), '110.00 USD percentOff'],
    [priced('19.99'), off(10), '17.99 USD percentOff'],
    [priced('19.99'), off(15), '16.99 USD percentOff'],
    [priced('0.05'), off(50), '0.03 USD percentOff'],
    [priced('1.01'), off(50), '0.51 USD percentOff'],
    [priced('10'), off(33.3333), '6.67 USD percentOff'],
    [priced('1980', 'JPY'), off(7.5), '1832 JPY percentOff'],
    [priced('1.234', 'KWD'), off(12.5), '1.080 KWD percentOff'],
    [{ price: null }, off(10), 'none USD product'],
    [VAT_SHOP, off(10), '90.00 USD percentOff'],
    [{}, off(10, { basis: 'trade' }), '72.00 USD percentOff'],
    [{ tradePrice: null }, off(10, { basis: 'trade' }), '100.00 USD product'],
    [{}, off(-20, { basis: 'cost' }), '72.00 USD percentOff'],
    [VAT_SHOP, off(-20, { basis: 'cost' }), '72.00 USD percentOff'],
    [{}, off(10, { currency: 'EUR' }), '72.00 EUR percentOff'],
  ])('PLIST-06 percent off: %o under %o is %s', (product, rule, says) => {
    expect(inList(product, rule)).toBe(says)
  })

  const margin = (value: number, change: Rule = {}): Rule => ({
    ruleKind: 'margin',
    rulePercent: percent(value),
    ...change,
  })

  it.each<Case>([
    [{}, margin(40), '100.00 USD margin'],
    [{}, margin(25), '80.00 USD margin'],
    [{}, margin(0), '60.00 USD margin'],
    [{}, margin(33.3333), '90.00 USD margin'],
    [{}, margin(100), '120.00 USD margin'],
    [cost('12.5'), margin(20), '15.63 USD margin'],
    [cost('9.99'), margin(30), '14.27 USD margin'],
    [cost('1000', 'JPY'), margin(35), '1538 JPY margin'],
    [VAT_SHOP, margin(40), '120.00 USD margin'],
    [VAT_SHOP, margin(40, { basis: 'cost' }), '100.00 USD margin'],
    [{ cost: null }, margin(40), '100.00 USD product'],
    [{ price: null }, margin(40), '100.00 USD margin'],
    [{}, margin(25, { currency: 'EUR' }), '64.00 EUR margin'],
  ])('PLIST-06 margin: %o under %o is %s', (product, rule, says) => {
    expect(inList(product, rule)).toBe(says)
  })

  const markup = (value: number, change: Rule = {}): Rule => ({
    ruleKind: 'markup',
    rulePercent: percent(value),
    ...change,
  })

  it.each<Case>([
    [{}, markup(50), '90.00 USD markup'],
    [{}, markup(0), '60.00 USD markup'],
    [{}, markup(12.5), '67.50 USD markup'],
    [{}, markup(100), '120.00 USD markup'],
    [{}, markup(-10), '54.00 USD markup'],
    [cost('9.99'), markup(33.33), '13.32 USD markup'],
    [cost('1000', 'JPY'), markup(7.55), '1076 JPY markup'],
    [cost('1.234', 'KWD'), markup(25), '1.543 KWD markup'],
    [VAT_SHOP, markup(50), '108.00 USD markup'],
    [VAT_SHOP, markup(50, { basis: 'trade' }), '90.00 USD markup'],
    [{ cost: null }, markup(50), '100.00 USD product'],
    [{}, markup(50, { currency: 'JPY' }), '11520 JPY markup'],
  ])('PLIST-06 markup: %o under %o is %s', (product, rule, says) => {
    expect(inList(product, rule)).toBe(says)
  })

  const trade: Rule = { ruleKind: 'tradePrice' }

  it.each<Case>([
    [{}, trade, '80.00 USD tradePrice'],
    [{ tradePrice: money('79.99') }, trade, '79.99 USD tradePrice'],
    [{ tradePrice: null }, trade, '100.00 USD product'],
    [{ tradePrice: 0 }, trade, '0.00 USD tradePrice'],
    [VAT_SHOP, trade, '80.00 USD tradePrice'],
    [{ price: null }, trade, '80.00 USD tradePrice'],
    [{ ending: '.99' }, trade, '80.00 USD tradePrice'],
    [{}, { ...trade, priceEnding: '.95' }, '80.95 USD tradePrice'],
    [{ tradePrice: money('120') }, trade, '120.00 USD tradePrice'],
    [{}, { ...trade, currency: 'EUR' }, '64.00 EUR tradePrice'],
    [{}, { ...trade, currency: 'JPY' }, '10240 JPY tradePrice'],
  ])('PLIST-06 trade price: %o under %o is %s', (product, rule, says) => {
    expect(inList(product, rule)).toBe(says)
  })

  const breaks = [
    { minQuantity: pieces(10), percentOff: percent(5) },
    { minQuantity: pieces(100), percentOff: percent(12.5) },
    { minQuantity: pieces(50), percentOff: percent(10) },
  ]

  it.each<readonly [quantity: number, product: Partial<PricedItem>, rule: Rule, says: string]>([
    [1, {}, { tiers: breaks }, '100.00 USD product'],
    [9.9999, {}, { tiers: breaks }, '100.00 USD product'],
    [10, {}, { tiers: breaks }, '95.00 USD listTier'],
    [49, {}, { tiers: breaks }, '95.00 USD listTier'],
    [50, {}, { tiers: breaks }, '90.00 USD listTier'],
    [99.5, {}, { tiers: breaks }, '90.00 USD listTier'],
    [100, {}, { tiers: breaks }, '87.50 USD listTier'],
    [1_000_000, {}, { tiers: breaks }, '87.50 USD listTier'],
    [10, priced('12.34'), off(10, { tiers: breaks }), '10.55 USD percentOff'],
    [10, {}, margin(40, { tiers: breaks }), '95.00 USD margin'],
    [100, {}, markup(50, { tiers: breaks }), '78.75 USD markup'],
    [10, {}, { ...trade, tiers: breaks }, '76.00 USD tradePrice'],
    [0.5, {}, { tiers: [{ minQuantity: 0, percentOff: percent(1) }] }, '99.00 USD listTier'],
    [10, { price: null }, { tiers: breaks }, 'none USD product'],
  ])('PRICE-13 breaks of a list: %d pieces of %o under %o are %s', (quantity, product, rule, says) => {
    expect(inList(product, rule, quantity)).toBe(says)
  })

  it.each<Case>([
    [{}, off(10, { priceEnding: '.99' }), '90.99 USD percentOff'],
    [{}, off(10, { priceEnding: '.95' }), '90.95 USD percentOff'],
    [{}, off(10, { priceEnding: '.90' }), '90.90 USD percentOff'],
    [{}, off(10.6, { priceEnding: '.49' }), '89.49 USD percentOff'],
    [{}, off(10.6, { priceEnding: 'whole' }), '90.00 USD percentOff'],
    [{}, off(12, { priceEnding: 'nearest5' }), '90.00 USD percentOff'],
    [{}, off(12, { priceEnding: 'nearest10' }), '90.00 USD percentOff'],
    [{ ending: '.99' }, off(10), '90.99 USD percentOff'],
    [{ ending: '.99' }, off(10, { priceEnding: 'none' }), '90.00 USD percentOff'],
    [{ ending: '.99', endingDirection: 'nearest' }, off(10), '89.99 USD percentOff'],
    [{ ending: '.99' }, {}, '100.00 USD product'],
    [priced('1980', 'JPY'), off(10, { priceEnding: '.99' }), '1799 JPY percentOff'],
    [{}, { priceEnding: '.99' }, '100.99 USD listTerms'],
    [{}, { currency: 'EUR', priceEnding: '.99' }, '80.99 EUR listTerms'],
    [{}, margin(40, { priceEnding: '.99' }), '100.99 USD margin'],
    [priced('21'), off(1, { priceEnding: 'nearest10' }), '20.79 USD percentOff'],
    [priced('98'), off(7, { priceEnding: 'nearest10' }), '91.14 USD percentOff'],
    [priced('98'), off(10, { priceEnding: 'nearest10' }), '90.00 USD percentOff'],
    [
      { ...priced('98'), cost: plainCost(money('93')), floor: percent(1) },
      off(7, { priceEnding: 'nearest10' }),
      '93.94 USD percentOff',
    ],
    [
      { ...priced('98'), cost: plainCost(money('98')), floor: percent(1) },
      off(7, { priceEnding: 'nearest10' }),
      '98.00 USD percentOff',
    ],
  ])('PRICE-11 ending: %o under %o is %s', (product, rule, says) => {
    expect(inList(product, rule)).toBe(says)
  })

  const three = [{ minQuantity: pieces(10), percentOff: percent(3) }]
  it.each<[number, Case[0], Case[1], string]>([
    [1, priced('43.15'), { priceEnding: 'nearest5', tiers: three }, '45.00 USD listTerms'],
    [10, priced('43.15'), { priceEnding: 'nearest5', tiers: three }, '43.65 USD listTier'],
    [
      10,
      { tradePrice: money('43.15') },
      { ruleKind: 'tradePrice', priceEnding: 'nearest5', tiers: three },
      '43.65 USD tradePrice',
    ],
    [10, priced('100'), { priceEnding: '.99', tiers: three }, '97.99 USD listTier'],
    [
      10,
      { ...priced('43.15'), cost: plainCost(money('42')), floor: percent(1) },
      { priceEnding: 'nearest5', tiers: [{ minQuantity: pieces(10), percentOff: percent(7) }] },
      '42.42 USD listTier',
    ],
    [
      10,
      { ...priced('45'), cost: plainCost(money('45')), floor: percent(5) },
      { priceEnding: 'nearest5', tiers: three },
      '45.00 USD listTier',
    ],
    [
      10,
      {
        ...priced('1.10'),
        cost: plainCost(money('1')),
        floor: percent(30),
        taxRate: percent(7),
        pricesIncludeVat: true,
      },
      { priceEnding: 'whole', tiers: [{ minQuantity: pieces(10), percentOff: percent(40) }] },
      '1.53 USD listTier',
    ],
    [
      10,
      { ...priced('535'), cost: plainCost(money('600')), floor: percent(30) },
      { priceEnding: '.49', tiers: three },
      '535.49 USD listTier',
    ],
    [10, priced('0.01'), { tiers: [{ minQuantity: pieces(10), percentOff: percent(60) }] }, '0.01 USD listTier'],
  ])(
    'PLIST-06 PRICE-11 PRICE-12 an ending takes no break away: %d of %o under %o are %s',
    (ordered, product, rule, says) => {
      expect(inList(product, rule, ordered)).toBe(says)
    },
  )

  const declared = { priceEnding: '.49', currencyEndings: [{ currency: 'EUR', ending: '.90' }] } as const

  it.each<Case>([
    [{ ending: '.99' }, off(10, { currency: 'EUR' }), '72.90 EUR percentOff'],
    [{ ending: '.99', endingSource: 'currency' }, off(10, { currency: 'EUR' }), '72.90 EUR percentOff'],
    [{ ending: 'none' }, { currency: 'EUR' }, '80.90 EUR listTerms'],
    [{ ending: '.99' }, off(10, { currency: 'EUR', priceEnding: '.95' }), '72.95 EUR percentOff'],
    [{ ending: '.99' }, off(10, { currency: 'EUR', priceEnding: 'none' }), '72.00 EUR percentOff'],
    [{ ending: '.99', endingSource: 'product' }, off(10, { currency: 'EUR' }), '72.99 EUR percentOff'],
    [{ ending: '.99' }, off(10, { currency: 'EUR', basis: 'trade' }), '57.60 EUR percentOff'],
    [{ ...priced('80', 'EUR'), ending: '.99' }, off(10, { currency: 'EUR' }), '72.99 EUR percentOff'],
    [{ ending: '.99' }, off(10), '90.99 USD percentOff'],
    [{ ...priced('80', 'EUR'), ending: '.99' }, off(10, { currency: 'USD' }), '90.49 USD percentOff'],
    [{ ending: '.99', ...cost('60') }, margin(25, { currency: 'EUR' }), '64.90 EUR margin'],
  ])('PRICE-11 ending in the currency of the list: %o under %o is %s', (product, rule, says) => {
    const prices = book([list(rule)], [], [], declared)
    expect(said(effectivePrice(item(product), request(), prices))).toBe(says)
  })

  const floored = (value: number): Partial<PricedItem> => ({ floor: percent(value), floorSource: 'category' })

  it.each<readonly [...Case, below: boolean]>([
    [floored(20), off(10), '90.00 USD percentOff', false],
    [floored(20), off(25), '75.00 USD percentOff', false],
    [floored(20), off(26), '75.00 USD percentOff', false],
    [floored(20), off(90), '75.00 USD percentOff', false],
    [floored(20), off(30, { priceEnding: '.99' }), '75.99 USD percentOff', false],
    [{ ...floored(20), endingDirection: 'nearest' }, off(25, { priceEnding: '.99' }), '75.99 USD percentOff', false],
    [floored(20), margin(10), '75.00 USD margin', false],
    [floored(20), markup(10), '75.00 USD markup', false],
    [{ ...floored(20), tradePrice: money('70') }, trade, '70.00 USD tradePrice', true],
    [{ ...floored(20), tradePrice: money('70') }, { ...trade, currency: 'EUR' }, '56.00 EUR tradePrice', true],
    [{ ...floored(20), ...priced('70') }, off(10), '70.00 USD percentOff', true],
    [{ ...floored(20), ...VAT_SHOP }, off(30), '90.00 USD percentOff', false],
    [{ ...floored(20), ...VAT_SHOP }, off(10, { basis: 'trade' }), '75.00 USD percentOff', false],
    [{ ...floored(20), cost: null }, off(90), '10.00 USD percentOff', false],
    [floored(20), off(90, { currency: 'EUR' }), '60.00 EUR percentOff', false],
  ])('PRICE-12 floor: %o under %o is %s', (product, rule, says, below) => {
    const answer = effectivePrice(item(product), request(), book([list(rule)]))
    expect(said(answer)).toBe(says)
    expect(answer.belowFloor).toBe(below)
  })

  it.each<readonly [rule: Rule, prices: readonly Parameters<typeof override>[], quantity: number, says: string]>([
    [{}, [['85']], 1, '85.00 USD override'],
    [off(50), [['85']], 1, '85.00 USD override'],
    [{}, [['120']], 1, '120.00 USD override'],
    [{}, [['0']], 1, '0.00 USD override'],
    [{ priceEnding: '.99' }, [['85']], 1, '85.00 USD override'],
    [{ tiers: breaks }, [['85']], 10, '85.00 USD override'],
    [{}, [['85']], 0.25, '85.00 USD override'],
    [{}, [['85', { minQuantity: 0 }]], 1, '85.00 USD override'],
    [{}, [['85', { productId: 'other' }]], 1, '100.00 USD product'],
    [off(10), [['85', { priceListId: 'other' }]], 1, '90.00 USD percentOff'],
    [{}, [['85', { variantId: 'red' }]], 1, '100.00 USD product'],
    [{}, [['80', { currency: 'EUR' }]], 1, '100.00 USD override'],
    [{ currency: 'EUR' }, [['85']], 1, '68.00 EUR override'],
    [{ rates: null }, [['80', { currency: 'EUR' }]], 1, '100.00 USD product'],
    [{}, [['84.996']], 1, '85.00 USD override'],
  ])('PLIST-06 override: %o with %o, %d pieces are %s', (rule, prices, quantity, says) => {
    const data = book(
      [list(rule)],
      prices.map((each) => override(...each)),
    )
    expect(said(effectivePrice(item(), request({ quantity: pieces(quantity) }), data))).toBe(says)
  })

  const steps = [
    override('90'),
    override('70', { minQuantity: pieces(100) }),
    override('80', { minQuantity: pieces(10) }),
  ]

  it.each<readonly [quantity: number, says: string, sourceId: string]>([
    [0.5, '90.00 USD override', 'at-1'],
    [1, '90.00 USD override', 'at-1'],
    [9, '90.00 USD override', 'at-1'],
    [9.9999, '90.00 USD override', 'at-1'],
    [10, '80.00 USD quantityBreak', 'at-100000'],
    [10.0001, '80.00 USD quantityBreak', 'at-100000'],
    [50, '80.00 USD quantityBreak', 'at-100000'],
    [99.9999, '80.00 USD quantityBreak', 'at-100000'],
    [100, '70.00 USD quantityBreak', 'at-1000000'],
    [5_000, '70.00 USD quantityBreak', 'at-1000000'],
  ])('PRICE-13 quantity breaks of an override: %d pieces are %s by %s', (quantity, says, sourceId) => {
    const answer = effectivePrice(item(), request({ quantity: pieces(quantity) }), book([list(off(50))], steps))
    expect(said(answer)).toBe(says)
    expect(answer.rule.sourceId).toBe(sourceId)
  })

  it('PRICE-13 below the first break of an override the rule of the list decides', () => {
    const data = book([list(off(10))], [override('80', { minQuantity: pieces(10) })])
    expect(said(effectivePrice(item(), request({ quantity: pieces(9) }), data))).toBe('90.00 USD percentOff')
  })

  it('PRICE-13 the price of a variant goes before that of its product', () => {
    const data = book([list()], [override('85'), override('70', { id: 'red', variantId: 'red' })])
    const of = (variantId: string) => effectivePrice(item({ variantId }), request(), data).rule.sourceId
    expect([of('red'), of('blue'), of('')]).toEqual(['red', 'at-1', 'at-1'])
  })
})
