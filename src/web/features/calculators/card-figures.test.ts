import { describe, expect, it } from 'vitest'
import { DEFAULT_PRICING_CONTEXT, type PricingContext } from '#domain/pricing-rules.ts'
import { difference, equal, product, solvedFor, sum } from '#domain/calculators/expression.ts'
import { calculators, type CalculatorId } from '#domain/calculators/calculators.ts'
import { withFigure } from '#domain/calculators/question.ts'
import { solved } from '#domain/calculators/solve.ts'
import { SHIPPED_RATES } from '#domain/reference-rates.ts'
import { emptyRow, general } from '#contract/entity.ts'
import { product as productEntity } from '#contract/entities/product.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import type { CardModel } from './card-model.ts'
import { type CardState, cardIn, readCard, withCard, writtenCard } from './card-state.ts'
import { cardSentence } from './card-sentence.ts'
import { formulaText } from './formula-text.ts'
import { itemsOf, withItems } from './set-items.ts'
import { withProduct } from './taken-figures.ts'
import { usedCurrency, usesFor } from './used-figures.ts'

const USD = 1_000_000
const PERCENT = 10_000
const nothing = { before: undefined, get: () => undefined, flagged: () => undefined }
const lamp: RowOfKind<'product'> = {
  ...(emptyRow(general(productEntity), '019aa000-0000-7000-8000-000000000001', 1, nothing) as RowOfKind<'product'>),
  baseCurrency: 'USD',
  baseCost: 50 * USD,
  shippingCost: 10 * USD,
  pricingPercent: 40 * PERCENT,
}
const gross: PricingContext = { ...DEFAULT_PRICING_CONTEXT, taxRate: 20 * PERCENT, pricesIncludeVat: true }

function model(id: CalculatorId, typed: Readonly<Record<string, string>> = {}, state = readCard(id, '')): CardModel {
  const question = Object.entries(typed).reduce(
    (before, [cell, text]) => withFigure(state.calculator, before, cell, text),
    state.question,
  )
  const currencies = { currency: 'USD', other: 'USD', rate: '0.5' }
  const card = { ...state, question, type: () => undefined, choose: () => undefined }
  return { id, card, currencies, answer: solved(state.calculator, question, currencies), askable: new Set() }
}

function uses(of: CardModel, context = DEFAULT_PRICING_CONTEXT) {
  return usesFor({ model: of, row: lamp, context, rates: SHIPPED_RATES, newId: () => 'line' })
}

describe('the figures of a card', () => {
  it('PAGE-03 stand in the address under its name, an empty one too; those of the others stay', () => {
    const state = model('margin', { price: '80', cost: '' }).card
    const written = writtenCard(state)
    expect(written).toBe('price=80&cost=-')
    const search = withCard({ 'vat.gross': '5', 'margin.margin': '1' }, 'margin', written)
    expect(search).toEqual({ 'vat.gross': '5', 'margin.price': '80', 'margin.cost': '-' })
    expect(readCard('margin', cardIn(search, 'margin')).question).toEqual(state.question)
    expect(writtenCard(readCard('margin', ''))).toBe('')
  })

  it('PAGE-03 the day of a link is that of its rate: without one the rate is the dated one of today', () => {
    const equation = (written: string) =>
      cardSentence(model('currency', {}, readCard('currency', written)), SHIPPED_RATES) ?? ''
    expect(equation('rate=1.14&day=2020-01-01')).toContain('2020')
    expect(equation('day=2020-01-01')).not.toContain('2020')
    expect(writtenCard(readCard('currency', 'day=2020-01-01'))).toBe('')
  })

  it.each([
    'items=99',
    'items=abc',
    'items=3&cost9=1',
    'cost=&price=',
    'nope=1&__proto__=2',
    'constructor=1&toString=2',
    'cost=1e9&cost=2',
  ])('PAGE-03 whatever stands in the address, %s, is a card', (written) => {
    for (const id of Object.keys(calculators) as CalculatorId[]) {
      const { calculator, question } = readCard(id, written)
      expect(question.givens.length).toBe(
        Object.values(calculator.cells).filter(({ start }) => start !== undefined).length,
      )
    }
  })

  it('PAGE-03 a set keeps its figures when a product comes or goes', () => {
    const state = model('bundle', { cost1: '7', margin: '50' }).card
    const wide = withItems(state, 3)
    expect(itemsOf(wide)).toBe(3)
    expect(wide.question.givens).toEqual(expect.arrayContaining([...state.question.givens]))
    expect(new Set(withItems(wide, 2).question.givens)).toEqual(new Set(state.question.givens))
  })

  it.each([
    [equal(product('price', difference(1, 'margin')), 'cost'), 'price', 'cost ÷ (1 − margin)'],
    [equal(product('price', difference(1, 'margin')), 'cost'), 'margin', '1 − cost ÷ price'],
    [equal('a', difference('b', difference('c', 'd'))), 'd', 'c − (b − a)'],
    [equal('a', sum('b', 'c', 'd')), 'b', 'a − d − c'],
  ])('PAGE-03 a formula is written with no more brackets than it needs: %#', (equation, cell, text) => {
    expect(formulaText(solvedFor(equation, cell)!, (name) => name)).toBe(text)
  })
})

describe('the sentence of a card', () => {
  it('PAGE-03 a margin so high that its markup is beyond the limit is told without it', () => {
    const sentence = cardSentence(model('margin', { margin: '99.99' }), SHIPPED_RATES)
    expect(sentence).toMatch(/\$60\.00 .*\$600,000\.00.*\$599,940\.00: 99\.99% of the price\.$/)
    expect(cardSentence(model('margin', { margin: '40' }), SHIPPED_RATES)).toMatch(/of the price, 66\.67% of the cost/)
  })

  it('PAGE-03 break-even tells what its whole pieces bring, and nothing that is too large to be told', () => {
    const typed = { price: '24.90', unitCost: '15', fixedCosts: '2000' }
    expect(cardSentence(model('breakEven', typed), SHIPPED_RATES)).toMatch(/203 pieces .*\$5,054\.70/)
    const large = { price: '600000000', unitCost: '0', fixedCosts: '700000000' }
    expect(cardSentence(model('breakEven', large), SHIPPED_RATES)).toBeUndefined()
  })
})

describe('figures for a product', () => {
  it.each([
    ['price', {}, 'costAndMargin', { baseCost: 50 * USD, shippingCost: 10 * USD, pricingPercent: 400_000 }],
    ['margin', { margin: '50' }, 'margin', { pricingStrategy: 'margin', pricingPercent: 500_000 }],
    ['margin', { price: '50' }, 'fixed', { pricingAmount: 50 * USD }],
    ['markup', { markup: '100' }, 'markup', { pricingStrategy: 'markup', pricingPercent: 1_000_000 }],
    ['discount', {}, 'fixed', { pricingAmount: 90 * USD }],
    ['vat', {}, 'fixed', { pricingAmount: 100 * USD }],
    ['bundle', {}, 'fixed', { pricingAmount: 25 * USD }],
  ] as const)('PAGE-03 %s with %j is used by %s', (id, typed, way, patch) => {
    const [first] = uses(model(id, typed))
    expect(first).toMatchObject({ way, patch })
  })

  it('PAGE-03 PRICE-06 a price without VAT becomes one with VAT where the shop writes prices so', () => {
    expect(uses(model('margin'), gross)[1]?.patch.pricingAmount).toBe(120 * USD)
    expect(uses(model('vat'), gross)[0]?.patch.pricingAmount).toBe(120 * USD)
  })

  it('PAGE-03 landed costs become the costs of one piece', () => {
    expect(uses(model('landedCost', { pieces: '100' }))[0]?.patch).toEqual({
      baseCost: 50 * USD,
      baseCostOrigin: null,
      shippingCost: 6.4 * USD,
      shippingCostOrigin: null,
      importDuty: 50_000,
      vatTax: 200_000,
      additionalCosts: [{ id: 'line', label: 'Other costs', amount: 0.8 * USD, origin: null }],
    })
  })

  it('PAGE-03 PRICE-15 a converted amount keeps rate, day and source', () => {
    const of = model('currency')
    expect(usedCurrency(of)).toBe('USD')
    expect(uses(of)[0]?.patch).toMatchObject({
      baseCost: 50 * USD,
      baseCostOrigin: { amount: '100', rate: '0.5', date: SHIPPED_RATES.date, source: 'ECB' },
    })
    expect(uses(model('currency', { rate: '2' }))[0]?.patch.baseCostOrigin?.source).toBe('own')
    const linked = model('currency', {}, readCard('currency', 'rate=2&day=2020-01-01'))
    expect(uses(linked)[0]?.patch.baseCostOrigin).toMatchObject({ date: '2020-01-01', source: 'own' })
  })

  it.each([
    ['margin', { margin: '' }],
    ['landedCost', { freight: 'abc' }],
    ['landedCost', { pieces: '0' }],
    ['currency', { amount: '' }],
    ['vat', { net: '0' }],
    ['breakEven', {}],
    ['unitPrice', {}],
  ] as const)('PAGE-03 %s with %j has nothing to use for a product', (id, typed) => {
    expect(uses(model(id, typed))).toEqual([])
  })

  it.each([
    ['margin', { cost: '60.00', price: '100.00' }],
    ['discount', { cost: '60.00', price: '100.00' }],
    ['vat', { net: '100.00', rate: '20' }],
    ['price', { supplierPrice: '50.00', freight: '10.00', vatRate: '20', shelfPrice: '120.00' }],
    ['landedCost', { goods: '50.00', freight: '10.00', pieces: '1', other: '0.00' }],
    ['unitPrice', { price: '120.00' }],
    ['currency', { amount: '50.00' }],
    ['bundle', { cost1: '60.00', price1: '120.00', cost2: '9' }],
  ] as const)('PAGE-03 %s takes %j from a product', (id, figures) => {
    const taken: CardState = withProduct(id, readCard(id, ''), lamp, gross)
    const texts = Object.fromEntries(taken.question.givens.map(({ cell, text }) => [cell, text]))
    expect(texts).toMatchObject(figures)
  })

  it('PAGE-03 a set takes one product after the other, and grows', () => {
    const once = withProduct('bundle', readCard('bundle', ''), lamp, gross)
    const thrice = [1, 2].reduce((state) => withProduct('bundle', state, lamp, gross), once)
    expect(itemsOf(thrice)).toBe(3)
  })
})
