import { expect, it } from 'vitest'
import { contextOf, EUR, productAt, sourcesOf } from '#test/insight-shop.ts'
import { type Dismissal, dismissalsOf } from './dismissals.ts'
import { findInsights } from './find-insights.ts'
import type { InsightSources } from './shop.ts'
import { MOST_INSIGHTS, shownInsights } from './shown-insights.ts'

function shownOf(sources: InsightSources, dismissed: readonly Dismissal[] = []) {
  const dismissals = dismissalsOf(dismissed)
  return shownInsights(findInsights(sources, dismissals, MOST_INSIGHTS), dismissals)
}

/** Products that each have a low margin and a currency risk. */
function thin(count: number): InsightSources {
  const products = Array.from({ length: count }, (_, at) => productAt(`p${at}`, 90 + at / 10, 100))
  return sourcesOf({ products })
}

it('INS-01 shows at most two low margins and six insights in all, the most severe first', () => {
  const { cards, count } = shownOf(thin(20))
  expect(cards.map(({ kind, impact }) => [kind, impact])).toEqual([
    ['lowMargin', 'medium'],
    ['lowMargin', 'medium'],
    ['currencyRisk', 'low'],
    ['currencyRisk', 'low'],
    ['currencyRisk', 'low'],
    ['currencyRisk', 'low'],
  ])
  expect(count).toBe(40)
  const [first, second] = cards
  expect(
    shownOf(thin(20))
      .further.map(({ kind }) => kind)
      .slice(0, 2),
  ).toEqual(['lowMargin', 'lowMargin'])
  expect(first?.stake!.units).toBeGreaterThan(second?.stake!.units ?? 0)
})

it('INS-01 a product has one card of each kind', () => {
  const ids = shownOf(thin(3)).cards.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

it('INS-01 an empty shop is shown examples, which are marked and never counted', () => {
  const { cards, count } = shownOf(sourcesOf({}))
  expect(cards.map(({ kind, isExample }) => [kind, isExample])).toEqual([
    ['sampleSeason', true],
    ['sampleMargin', true],
    ['sampleCompetition', true],
  ])
  expect(count).toBe(0)
})

it('INS-01 examples follow one insight of its own, and none follow two', () => {
  const event = (id: string) => ({ eventId: id, title: id, day: '2026-07-20' })
  const one = shownOf(sourcesOf({ events: [event('a')] }))
  expect(one.cards.map(({ isExample }) => isExample)).toEqual([false, true, true, true])
  expect(one.count).toBe(1)
  expect(shownOf(sourcesOf({ events: [event('a'), event('b')] })).cards).toHaveLength(2)
})

it('INS-02 a dismissed insight stays away until its cause changes, and brings no example', () => {
  const sources = sourcesOf({ products: [productAt('a', 90, 100)] })
  const { cards } = shownOf(sources)
  expect(cards.map(({ id }) => id)).toEqual(['lowMargin:a', 'currencyRisk:a'])
  const dismissed = cards.map(({ id, cause }) => ({ insightId: id, cause }))
  expect(shownOf(sources, dismissed)).toEqual({ cards: [], further: [], count: 0 })
  sources.book.setProduct(productAt('a', 91, 100))
  expect(shownOf(sources, dismissed).cards.map(({ id }) => id)).toEqual(['lowMargin:a', 'currencyRisk:a'])
})

it('INS-02 the cause is of the product itself: another product, name or order does not bring a dismissed insight back', () => {
  const products = [productAt('a', 95, 100, { categoryId: 'c' }), productAt('b', 50, 100, { categoryId: 'c' })]
  const dismissed = shownOf(sourcesOf({ products })).cards.map(({ id, cause }) => ({ insightId: id, cause }))
  const [a, b] = products
  const others = [productAt('d', 40, 100, { categoryId: 'c' }), { ...a!, name: 'Renamed' }, b!]
  const ids = shownOf(sourcesOf({ products: others }), dismissed).cards.map(({ id }) => id)
  expect(ids.filter((id) => id.endsWith(':a'))).toEqual([])
})

it('INS-02 when all cards, examples included, are dismissed, nothing is shown and no example comes again', () => {
  const dismissed = shownOf(sourcesOf({})).cards.map(({ id, cause }) => ({ insightId: id, cause }))
  expect(shownOf(sourcesOf({}), dismissed).cards).toEqual([])
})

it('INS-02 the next most severe takes the place of a dismissed one', () => {
  const sources = thin(20)
  const [first, second] = shownOf(sources).cards
  const { cards, count } = shownOf(sources, [{ insightId: first!.id, cause: first!.cause }])
  expect(cards).toHaveLength(6)
  expect(cards[0]).toEqual(second)
  expect(count).toBe(39)
})

it('INS-02 a dismissal of a kind that is not known any more is passed over', () => {
  const dismissed = [
    { insightId: 'former:a', cause: '' },
    { insightId: '', cause: '' },
  ]
  expect(shownOf(thin(1), dismissed).count).toBe(2)
})

it('INS-01 shops without a cost, with losses only, or without a rate get an answer without amounts that nobody knows', () => {
  const costless = sourcesOf({ products: [productAt('a', 0, 100), productAt('b', 0, null)] })
  expect(shownOf(costless).count).toBe(0)
  const losing = sourcesOf({ products: [productAt('a', 120, 100), productAt('b', 200, 100)] })
  expect(shownOf(losing).cards.map(({ kind, stake }) => [kind, stake])).toEqual([
    ['belowCost', { units: 100 * EUR, currency: 'EUR', per: 'piece' }],
    ['belowCost', { units: 20 * EUR, currency: 'EUR', per: 'piece' }],
    ['currencyRisk', null],
    ['currencyRisk', null],
  ])
  const dollars = productAt('a', 90, 100, { baseCurrency: 'USD' })
  const without = shownOf(sourcesOf({ products: [dollars] })).cards
  expect(without.map(({ kind, stake }) => [kind, stake])).toEqual([
    ['currencyRisk', null],
    ['lowMargin', null],
  ])
  const known = shownOf(sourcesOf({ products: [dollars], context: contextOf({}, { USD: 0.5 }) })).cards
  expect(known[0]?.stake).toEqual({ units: 5 * EUR, currency: 'EUR', per: 'piece' })
})
