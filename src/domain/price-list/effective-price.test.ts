import { describe, expect, it } from 'vitest'
import {
  book,
  DAY_MS,
  item,
  list,
  money,
  NOW,
  override,
  percent,
  pieces,
  promotion,
  RATES,
  request,
  said,
} from '#test/price-list-case.ts'
import { effectivePrice } from './effective-price.ts'
import type { ListPrice, PriceListTerms, PriceRequest, ScheduledChange } from './price-data.ts'
import { explainedPrice } from './price-steps.ts'

const off = (value: number, change: Partial<PriceListTerms> = {}): PriceListTerms =>
  list({ ruleKind: 'percentOff', rulePercent: percent(value), ...change })

describe('the product’s own price', () => {
  it.each<readonly [change: Parameters<typeof item>[0], lists: readonly PriceListTerms[], says: string]>([
    [{}, [], '100.00 USD product'],
    [{ price: money('0') }, [], '0.00 USD product'],
    [{ price: null }, [], 'none USD product'],
    [{ price: money('12.345') }, [], '12.35 USD product'],
    [{ currency: 'JPY', price: money('1980', 'JPY') }, [], '1980 JPY product'],
    [{ currency: 'KWD', price: money('1.2345', 'KWD') }, [], '1.235 KWD product'],
    [{}, [list()], '100.00 USD product'],
    [{}, [off(10, { productIds: ['other'] })], '100.00 USD product'],
    [{}, [off(10, { productIds: [] })], '100.00 USD product'],
    [{ ending: '.99' }, [], '100.00 USD product'],
    [{ pricesIncludeVat: true, taxRate: percent(20) }, [], '100.00 USD product'],
    [{ variantId: 'red', price: money('110') }, [list()], '110.00 USD product'],
  ])('PRICE-13 %o in %o is %s', (change, lists, says) => {
    expect(said(effectivePrice(item(change), request(), book(lists)))).toBe(says)
  })
})

describe('the days and states of lists', () => {
  const on = (day: string): PriceRequest => request({ day })

  it.each<readonly [terms: Partial<PriceListTerms>, day: string, says: string]>([
    [{ validFrom: '2026-07-10' }, '2026-07-10', '90.00 USD percentOff'],
    [{ validFrom: '2026-07-11' }, '2026-07-10', '100.00 USD product'],
    [{ validTo: '2026-07-10' }, '2026-07-10', '90.00 USD percentOff'],
    [{ validTo: '2026-07-09' }, '2026-07-10', '100.00 USD product'],
    [{ validFrom: '2026-07-01', validTo: '2026-07-31' }, '2026-07-31', '90.00 USD percentOff'],
    [{ validFrom: '2026-07-01', validTo: '2026-07-31' }, '2026-08-01', '100.00 USD product'],
    [{ validFrom: '2026-12-31' }, '2027-01-01', '90.00 USD percentOff'],
    [{ validTo: '2026-12-31' }, '2027-01-01', '100.00 USD product'],
    [{ status: 'draft' }, '2026-07-10', '100.00 USD product'],
    [{ status: 'archived' }, '2026-07-10', '100.00 USD product'],
    [{ validFrom: '2024-02-29', validTo: '2024-02-29' }, '2024-02-29', '90.00 USD percentOff'],
  ])('PLIST-06 %o on %s is %s', (terms, day, says) => {
    expect(said(effectivePrice(item(), on(day), book([off(10, terms)])))).toBe(says)
  })

  it('PLIST-06 a list that is named gives its prices whatever its state, days and group', () => {
    const shut = off(10, { status: 'draft', validTo: '2020-01-01', customerGroup: 'vip' })
    expect(said(effectivePrice(item(), request({ priceListId: shut.id }), book([shut])))).toBe('90.00 USD percentOff')
    expect(said(effectivePrice(item(), request({ priceListId: 'gone' }), book([shut])))).toBe('100.00 USD product')
  })

  it('PRICE-15 a list that is named and lacks the rate has no price, and says why', () => {
    const answer = effectivePrice(item(), request({ priceListId: 'list' }), book([off(10, { currency: 'CLF' })]))
    expect(answer).toMatchObject({ price: null, reason: 'no-rate', currency: 'CLF' })
  })
})

describe('priority and customer groups', () => {
  const lists = (...all: readonly Partial<PriceListTerms>[]): PriceListTerms[] =>
    all.map((terms, index) => off(10, { id: `list-${index + 1}`, title: `${index + 1}`, ...terms }))

  it.each<readonly [lists: PriceListTerms[], ask: Partial<PriceRequest>, wins: string]>([
    [lists({}, { priority: 1 }), {}, 'list-2'],
    [lists({ priority: 2 }, { priority: 1, rulePercent: percent(50) }), {}, 'list-1'],
    [lists({}, { rulePercent: percent(20) }), {}, 'list-2'],
    [lists({ rulePercent: percent(20) }, {}), {}, 'list-1'],
    [lists({ id: 'b' }, { id: 'a' }), {}, 'a'],
    [lists({ priority: -1 }, {}), {}, 'list-2'],
    [lists({ customerGroup: 'vip', priority: 5 }, {}), {}, 'list-2'],
    [lists({ customerGroup: 'vip', priority: 5 }, {}), { customerGroup: 'vip' }, 'list-1'],
    [lists({ customerGroup: 'vip' }), { customerGroup: 'trade' }, ''],
    [lists({ priority: 9, status: 'draft' }, {}), {}, 'list-2'],
    [lists({ priority: 9, validTo: '2026-07-09' }, {}), {}, 'list-2'],
    [lists({ priority: 9, currency: 'CLF' }, {}), {}, 'list-2'],
    [lists({ priority: 9, ruleKind: 'none' }, {}), {}, 'list-2'],
    [lists({ currency: 'EUR' }, {}), { currency: 'USD' }, 'list-2'],
    [lists({ currency: 'EUR' }, {}), { currency: 'EUR' }, 'list-1'],
    [lists({ currency: 'EUR', rulePercent: percent(11) }, {}), {}, 'list-1'],
  ])('PRICE-13 of %o asked with %o the winner is “%s”', (all, ask, wins) => {
    for (const order of [all, all.toReversed()]) {
      expect(effectivePrice(item(), request(ask), book(order)).rule.priceListId ?? '').toBe(wins)
    }
  })

  it('PRICE-13 lists with and without sales VAT are compared without it', () => {
    const net = list({ id: 'net', ruleKind: 'tradePrice' })
    const gross = off(1, { id: 'gross' })
    const shop = item({ pricesIncludeVat: true, taxRate: percent(20), price: money('96'), tradePrice: money('80') })
    expect(effectivePrice(shop, request(), book([net, gross])).rule.priceListId).toBe('gross')
  })
})

describe('promotions', () => {
  const fixed = (amount: string, change: Partial<ScheduledChange> = {}): ScheduledChange =>
    promotion({ patchKind: 'price', amount: money(amount), percentOff: 0, ...change })
  const running = (applied: string, before: string, change: Partial<ScheduledChange> = {}): ScheduledChange =>
    promotion({ status: 'running', appliedPrice: money(applied), priceBefore: money(before), ...change })

  it.each<readonly [price: string, changes: readonly ScheduledChange[], at: number, says: string]>([
    ['100', [promotion()], NOW, '80.00 USD promotion'],
    ['100', [promotion()], NOW - 2 * DAY_MS, '100.00 USD product'],
    ['100', [promotion()], NOW - DAY_MS, '80.00 USD promotion'],
    ['100', [promotion()], NOW + DAY_MS - 1, '80.00 USD promotion'],
    ['100', [promotion()], NOW + DAY_MS, '100.00 USD product'],
    ['100', [promotion({ endsAt: null })], NOW + 900 * DAY_MS, '80.00 USD promotion'],
    ['100', [fixed('79.95')], NOW, '79.95 USD promotion'],
    ['100', [fixed('120')], NOW, '120.00 USD promotion'],
    ['100', [fixed('80', { currency: 'EUR' })], NOW, '100.00 USD product'],
    ['100', [promotion({ status: 'cancelled' })], NOW, '100.00 USD product'],
    ['100', [promotion({ status: 'done' })], NOW, '100.00 USD product'],
    ['100', [promotion({ status: 'failed' })], NOW, '100.00 USD product'],
    ['100', [promotion({ variantId: 'red' })], NOW, '100.00 USD product'],
    ['100', [promotion({ productId: 'other' })], NOW, '100.00 USD product'],
    ['0.05', [promotion({ percentOff: percent(50) })], NOW, '0.03 USD promotion'],
    ['80', [running('80', '100')], NOW, '80.00 USD promotion'],
    ['80', [running('80', '100')], NOW + DAY_MS, '100.00 USD product'],
    ['85', [running('80', '100')], NOW, '85.00 USD product'],
    ['85', [running('80', '100')], NOW + DAY_MS, '85.00 USD product'],
    // A second promotion takes its percentage off the first one's price.
    ['100', [promotion(), promotion({ id: 'b', startsAt: NOW, percentOff: percent(10) })], NOW, '72.00 USD promotion'],
    [
      '80',
      [running('80', '100'), promotion({ id: 'b', startsAt: NOW, percentOff: percent(10) })],
      NOW,
      '72.00 USD promotion',
    ],
    // The first ends beneath the second; when that ends too, neither has an effect any more.
    [
      '100',
      [promotion(), promotion({ id: 'b', startsAt: NOW, endsAt: NOW + 3 * DAY_MS })],
      NOW + 2 * DAY_MS,
      '64.00 USD promotion',
    ],
    [
      '100',
      [promotion(), promotion({ id: 'b', startsAt: NOW, endsAt: NOW + 3 * DAY_MS })],
      NOW + 3 * DAY_MS,
      '100.00 USD product',
    ],
    // The second ends first: the first is in force again.
    ['100', [promotion(), promotion({ id: 'b', startsAt: NOW, endsAt: NOW + 1 })], NOW + 1, '80.00 USD promotion'],
    // One begins as another ends.
    [
      '100',
      [promotion(), promotion({ id: 'b', startsAt: NOW + DAY_MS, endsAt: null })],
      NOW + DAY_MS,
      '80.00 USD promotion',
    ],
  ])('LEDGER-02 a price of %s under %o at %d is %s', (price, changes, at, says) => {
    for (const order of [changes, changes.toReversed()]) {
      const answer = effectivePrice(item({ price: money(price) }), request({ at }), book([], [], order))
      expect(said(answer)).toBe(says)
    }
  })

  const inList = { priceListId: 'list' } as const

  it.each<readonly [changes: readonly ScheduledChange[], quantity: number, says: string]>([
    [[promotion(inList)], 1, '72.00 USD promotion'],
    [[promotion({ ...inList, patchKind: 'price', amount: money('66') })], 1, '66.00 USD promotion'],
    [[promotion({ ...inList, patchKind: 'price', amount: money('66') })], 10, '66.00 USD promotion'],
    [[promotion({ ...inList, patchKind: 'price', amount: money('75') })], 10, '70.00 USD quantityBreak'],
    [[promotion({ ...inList, startsAt: NOW + 1 })], 1, '90.00 USD percentOff'],
    [[promotion({ ...inList, status: 'cancelled' })], 1, '90.00 USD percentOff'],
    [[promotion()], 1, '72.00 USD percentOff'],
    [[promotion({ priceListId: 'other' })], 1, '90.00 USD percentOff'],
    [
      [promotion({ ...inList, patchKind: 'price', amount: money('66', 'EUR'), currency: 'EUR' })],
      1,
      '90.00 USD percentOff',
    ],
  ])('LEDGER-02 in a list %o makes %d pieces %s', (changes, quantity, says) => {
    const data = book([off(10)], [override('70', { minQuantity: pieces(10) })], changes)
    expect(said(effectivePrice(item(), request({ quantity: pieces(quantity) }), data))).toBe(says)
  })

  it.each<readonly [prices: readonly ListPrice[], change: ScheduledChange, says: readonly [one: string, ten: string]]>([
    [[], promotion({ ...inList, percentOff: percent(10) }), ['90.00 USD promotion', '70.00 USD listTier']],
    [[], promotion({ ...inList, percentOff: percent(40) }), ['60.00 USD promotion', '60.00 USD promotion']],
    // It wrote its price, where the list had none: the break of the list is as before.
    [
      [override('90')],
      running('90', '90', { ...inList, priceBefore: null }),
      ['90.00 USD promotion', '70.00 USD listTier'],
    ],
    // In place of an override, which the break of the list does not lower either.
    [[override('90')], running('90', '95', inList), ['90.00 USD promotion', '90.00 USD promotion']],
  ])('PRICE-13 LEDGER-02 more pieces cost no more because of a promotion: %o under %o', (prices, change, says) => {
    const tiers = [{ minQuantity: pieces(10), percentOff: percent(30) }]
    const data = book([list({ tiers })], prices, [change])
    const at = (quantity: number) => said(effectivePrice(item(), request({ quantity: pieces(quantity) }), data))
    expect([at(1), at(10)]).toEqual(says)
  })

  it('LEDGER-02 the override that a promotion made in a list is over when it is', () => {
    const made = running('66', '72', { ...inList, priceBefore: null })
    const data = book([off(10)], [override('66')], [made])
    const at = (moment: number) => said(effectivePrice(item(), request({ at: moment }), data))
    expect([at(NOW), at(NOW + DAY_MS)]).toEqual(['66.00 USD promotion', '90.00 USD percentOff'])
  })
})

describe('the story', () => {
  it('PRICE-13 tells each step of a converted price with break, ending and floor, and what lost with its reason', () => {
    const mug = item({ floor: percent(20), floorSource: 'category' })
    const euro = off(20, {
      currency: 'EUR',
      priceEnding: '.99',
      tiers: [{ minQuantity: pieces(10), percentOff: percent(10) }],
    })
    const archived = off(50, { id: 'old', title: 'Old', status: 'archived' })
    const answer = explainedPrice(mug, request({ quantity: pieces(12) }), book([euro, archived], [], [promotion()]))
    // One piece is raised to 60.99: with the ending 10 % off that would give nothing, so that it goes as far as the floor without it.
    expect(said(answer)).toBe('60.00 EUR percentOff')
    expect(answer.steps.map(({ kind, amount, running }) => [kind, amount / 1e6, running / 1e6])).toEqual([
      ['price', 64, 64],
      ['percentOff', -12.8, 51.2],
      ['ending', 0.79, 51.99],
      ['floor', 9, 60.99],
      ['listTier', -6.1, 54.89],
      ['floor', 5.11, 60],
      ['total', 0, 60],
    ])
    expect(answer.steps[0]?.converted).toEqual({
      amount: money('80'),
      currency: 'USD',
      date: RATES.date,
      source: 'ECB',
    })
    expect(answer).toMatchObject({ floorPrice: money('60', 'EUR'), floorSource: 'category', belowFloor: false })
    expect(answer.considered.map(({ rule, why }) => [rule.kind, rule.label, why])).toEqual([
      ['percentOff', 'Old', 'inactive'],
      ['promotion', 'Summer', 'goes-before'],
      ['product', '', 'goes-before'],
    ])
  })

  it('PRICE-13 tells every reason why a list has no say', () => {
    const all = [
      off(1, { id: 'a', status: 'draft' }),
      off(1, { id: 'b', customerGroup: 'vip' }),
      off(1, { id: 'c', validFrom: '2030-01-01' }),
      off(1, { id: 'd', validTo: '2020-01-01' }),
      off(1, { id: 'e', currency: 'CLF' }),
      off(1, { id: 'f', priority: -1 }),
      off(1, { id: 'g' }),
      off(2, { id: 'h' }),
      list({ id: 'i' }),
      off(1, { id: 'j', basis: 'trade' }),
    ]
    const { considered, rule } = explainedPrice(item({ tradePrice: null }), request(), book(all))
    expect(rule.priceListId).toBe('h')
    const reasons = Object.fromEntries(considered.map(({ rule: { priceListId }, why }) => [priceListId ?? 'own', why]))
    expect(reasons).toEqual({
      a: 'inactive',
      b: 'other-group',
      c: 'not-yet',
      d: 'ended',
      e: 'no-rate',
      f: 'lower-priority',
      g: 'dearer',
      i: 'no-rule',
      j: 'no-price',
      own: 'goes-before',
    })
  })
})
