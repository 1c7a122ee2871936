import { describe, expect, it } from 'vitest'
import { EUR } from '#test/insight-shop.ts'
import type { InsightAct, InsightFacts, Money, Stake } from './insight.ts'
import { INSIGHT_KINDS } from './insight-kinds.ts'
import { insightMessages as english } from './insight-messages.ts'
import { insightMessages as german } from './insight-messages.de.ts'
import { insightMessages as spanish } from './insight-messages.es.ts'
import { insightMessages as french } from './insight-messages.fr.ts'
import { figureText, type InsightFormats, insightText, stakeText } from './insight-text.ts'

const formats: InsightFormats = {
  money: ({ units, currency }) => `${units / EUR} ${currency}`,
  percent: (ppm) => `${ppm / 10_000}%`,
  day: (day) => `day ${day}`,
  count: (count) => String(count),
}
const euros = (amount: number): Money => ({ units: amount * EUR, currency: 'EUR' })
const open: InsightAct = { type: 'open-products', productIds: [] }

const [product, category, day] = ['Teapot', 'Kitchen', '2026-07-06']
const facts: readonly InsightFacts[] = [
  { kind: 'lowMargin', product, margin: 90_000, limit: 150_000 },
  { kind: 'unusualMargin', product, margin: 90_000, category, average: 400_000 },
  { kind: 'highCost', product, cost: euros(30), category, average: euros(10) },
  { kind: 'currencyRisk', product, margin: 90_000, currency: 'USD', rise: 98_901 },
  { kind: 'currencyRisk', product, margin: 90_000, currency: null, rise: 98_901 },
  { kind: 'currencyRisk', product, margin: -90_000, currency: null, rise: null },
  { kind: 'pricingEvent', title: 'Summer sale', day },
  { kind: 'belowCost', product, price: euros(8), cost: euros(10) },
  { kind: 'soldBelowCost', product, count: 1, document: 'INV-1', day },
  { kind: 'costRose', product, day, price: euros(20), before: euros(8), now: euros(9) },
  { kind: 'costRose', product, day, price: euros(20), before: euros(8), now: euros(9), priceNow: euros(23) },
  { kind: 'stalePrice', product, day, price: euros(20), before: euros(8), now: euros(9) },
  { kind: 'promotionRule', product, day, price: euros(20), lowest: euros(18) },
  { kind: 'listAboveRetail', product, list: 'Dealers', price: euros(21), retail: euros(20) },
  { kind: 'cheaperShipment', product, supplier: 'Porto', shipment: 'March', price: euros(7), paid: euros(8) },
  { kind: 'dutyMissing', count: 2, product, category, rate: 40_000 },
  { kind: 'vatMissing', count: 1, product, category, rate: 190_000 },
  { kind: 'endingMissed', count: 2, product, ending: '.99', currency: 'EUR' },
  { kind: 'skuTwice', sku: 'ab-1', count: 2 },
  { kind: 'sampleSeason', uplift: 200_000 },
  { kind: 'sampleMargin' },
  { kind: 'sampleCompetition' },
]

describe('the words of insights', () => {
  it('INS-02 every kind has a title, a description and an act in words', () => {
    expect(new Set(facts.map(({ kind }) => kind))).toEqual(new Set(Object.keys(INSIGHT_KINDS)))
    for (const each of facts) {
      const { title, description, actionLabel } = insightText({ facts: each, act: open }, formats)
      for (const text of [title, description, actionLabel]) expect(text).toMatch(/^[^{}]{4,}$/)
      expect(`${title} ${description}`).not.toMatch(/undefined|null|NaN|object/)
      if ('product' in each) expect(`${title} ${description}`).toContain(product)
    }
  })

  it('INS-02 figures are those of the insight, as the reader writes them', () => {
    const told = (kind: InsightFacts['kind']) =>
      insightText({ facts: facts.find((each) => each.kind === kind)!, act: open }, formats)
    expect(told('unusualMargin')).toEqual({
      title: 'Unusually low margin: Teapot',
      description: 'Its margin is 9%; the average in Kitchen is 40%.',
      actionLabel: 'Show the products',
    })
    expect(told('costRose').description).toBe(
      'On day 2026-07-06 it was sold for 20 EUR and cost 8 EUR. The price is the same today, the cost is 9 EUR.',
    )
    expect(told('dutyMissing').title).toBe('No import duty: 2 products')
    expect(told('vatMissing').title).toBe('No VAT on cost: 1 product')
  })

  it('INS-01 the uplift of the seasonal example is worded as an illustration', () => {
    const text = insightText({ facts: { kind: 'sampleSeason', uplift: 200_000 }, act: open }, formats).description
    expect(text).toContain('as an illustration by up to 20%')
  })

  it('INS-02 every act has a label that says what it does', () => {
    const acts: readonly (readonly [InsightAct, string])[] = [
      [{ type: 'reprice', productIds: ['a'], marginPpm: 150_000 }, 'Set margin to 15%'],
      [{ type: 'set-costs', productIds: ['a'], field: 'importDuty', ppm: 40_000 }, 'Set import duty to 4%'],
      [{ type: 'set-costs', productIds: ['a'], field: 'vatTax', ppm: 190_000 }, 'Set VAT on cost to 19%'],
      [{ type: 'end-prices', currency: 'EUR', ending: '.99' }, 'Correct the endings'],
      [{ type: 'set-list-price', priceListPriceId: 'p', price: euros(20) }, 'Set list price to 20 EUR'],
      [{ type: 'open-costs', productId: 'a' }, 'Look at the costs'],
      [{ type: 'open-event', eventId: 'e' }, 'Open the event'],
      [{ type: 'open-plan', scheduledPriceId: 's' }, 'Open the planned price'],
      [{ type: 'open-shipment', shipmentId: 's' }, 'Open the shipment'],
      [{ type: 'open-screen', screen: 'calendar' }, 'Open the calendar'],
    ]
    for (const [act, label] of acts) {
      expect(insightText({ facts: { kind: 'sampleMargin' }, act }, formats).actionLabel).toBe(label)
    }
  })

  it('INS-02 stakes and figures of the evidence are said with what they are', () => {
    const at = (kind: 'unusualMargin' | 'currencyRisk' | 'soldBelowCost', amount: number, per: Stake['per']) =>
      stakeText({ kind, stake: { ...euros(amount), per } }, formats)
    expect(at('currencyRisk', 12, 'year')).toBe('12 EUR in a year: the profit at risk')
    expect(at('unusualMargin', 1, 'piece')).toBe('1 EUR on each piece: what the suggested margin would bring more')
    expect(at('soldBelowCost', 3, 'documents')).toBe('3 EUR of loss')
    const values = [
      { figure: 'cost', value: { type: 'money', money: euros(5) } },
      { figure: 'margin', value: { type: 'percent', ppm: 50_000 } },
      { figure: 'day', value: { type: 'day', day } },
      { figure: 'sku', value: { type: 'text', text: 'ab-1' } },
    ] as const
    expect(values.map((each) => figureText(each, formats))).toEqual([
      { label: 'Total cost', value: '5 EUR' },
      { label: 'Margin', value: '5%' },
      { label: 'Day', value: 'day 2026-07-06' },
      { label: 'SKU', value: 'ab-1' },
    ])
  })

  it('INS-02 every language has words of its own for every kind', () => {
    for (const messages of [german, french, spanish]) {
      for (const kind of Object.keys(INSIGHT_KINDS) as (keyof typeof INSIGHT_KINDS)[]) {
        expect(said(messages[kind])).not.toEqual(said(english[kind]))
      }
    }
  })
})

/** The texts of a message, each parameter as its place: what stands in them is seen without knowing it. */
function said(messages: object): readonly string[] {
  const words = ['2', '2', '«3»', '«4»', '«5»']
  return Object.values(messages).map((text: unknown) =>
    typeof text === 'function' ? String(Reflect.apply(text, undefined, words)) : String(text),
  )
}
