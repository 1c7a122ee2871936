import type { CalculatorId } from '#domain/calculators/calculators.ts'
import { DATED, shownText } from '#domain/calculators/cell-text.ts'
import { crossRate, type RateSet, TYPED_RATE_DIGITS } from '#domain/exchange-rates.ts'
import { unitsFromDecimal } from '#domain/money.ts'
import type { Fraction } from '#domain/unrounded.ts'
import { rateProvenance } from '#web/kit/currency/exchange-rate-text.ts'
import { currencyMessages } from '#web/kit/currency/messages.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import type { CardModel } from './card-model.ts'
import { valueWords } from './cell-words.ts'
import { calculatorsMessages as messages } from './messages.ts'
import { sentenceMessages } from './sentence-messages.ts'

/** What the figures of a card mean; undefined while one of them is missing. */
export function cardSentence(model: CardModel, rates: RateSet): string | undefined {
  const { id, card, answer, currencies } = model
  const told = [...answer.cells].filter(([cell, { issue }]) => !isUntold(id, cell, issue?.code))
  const values = told.map(([cell, state]) => [cell, state.value] as const)
  if (values.some(([, value]) => value === undefined)) return undefined
  const isLoss = (answer.cells.get('profit')?.value?.numerator ?? 0n) < 0n
  const words = values.flatMap(([cell, value]) => {
    const declared = card.calculator.cells[cell]
    const shown = value && isLoss && cell === 'profit' ? { ...value, numerator: -value.numerator } : value
    return declared && shown ? [[cell, valueWords(declared, shown, currencies)]] : []
  })
  const whole = wholeOf(id, answer.cells)
  const revenue = id === 'breakEven' ? revenueOf(model, whole) : ''
  if (revenue === undefined) return undefined
  const figures = {
    ...(told.length < answer.cells.size && { markup: '' }),
    ...Object.fromEntries(words),
    ...(revenue !== '' && { revenue }),
    isLoss,
    whole: formatNumber(whole),
    unit: unitWord(card.question.chosen['unit']),
    per: unitWord(card.question.chosen['per']),
    equation: rateEquation(model, rates),
  }
  const sentence: (figures: never) => string = sentenceMessages[id]
  return sentence(figures as never)
}

/** Close to a margin of 100 %, the markup is beyond what the product tells; the rest of the sentence is not. */
function isUntold(id: CalculatorId, cell: string, issue: string | undefined): boolean {
  return id === 'margin' && cell === 'markup' && issue === 'too-large'
}

/** Pieces until break-even, or those to be sold where 100 were; both rounded up. */
function wholeOf(id: CalculatorId, cells: CardModel['answer']['cells']): number {
  const units = cells.get('units')?.value
  if (units) return raised(units)
  const extra = cells.get('extraSales')?.value
  if (id !== 'discount' || !extra) return 0
  return raised({ ...extra, numerator: (extra.numerator + extra.denominator) * 100n })
}

/** What whole pieces bring, as the cell tells the exact point between two of them; undefined if it is too large to be told. */
function revenueOf({ card, answer, currencies }: CardModel, pieces: number): string | undefined {
  const [declared, price] = [card.calculator.cells['revenue'], answer.cells.get('price')?.value]
  if (!declared || !price) return undefined
  const revenue = { ...price, numerator: price.numerator * BigInt(pieces) }
  const isTold = 'value' in unitsFromDecimal(shownText(declared, revenue, currencies), currencies.currency)
  return isTold ? valueWords(declared, revenue, currencies) : undefined
}

function raised({ numerator, denominator }: Fraction): number {
  return Number((numerator + denominator - 1n) / denominator)
}

function unitWord(unit: string | undefined): string {
  const units: Readonly<Record<string, string>> = messages.units
  return units[unit ?? ''] ?? ''
}

/** `1 EUR = 1.14 USD of 6 Jul 2026, ECB`; empty where there is no rate. */
function rateEquation({ card, answer, currencies }: CardModel, { date, source }: RateSet): string {
  const rate = card.calculator.cells['rate']
  const value = rate?.kind === 'rate' ? answer.cells.get('rate')?.value : undefined
  if (!rate || !value) return ''
  const { currency, other } = currencies
  const equation = currencyMessages.equation(currency, valueWords(rate, value, currencies), other)
  return `${equation} ${isDated(card) ? rateProvenance({ date, source }) : `(${currencyMessages.ownRate})`}`
}

/** Whether the rate is the dated one. */
export function isDated({ question }: CardModel['card']): boolean {
  return question.givens.some(({ text }) => text === DATED)
}

/** The dated rate between two currencies as decimal text; empty where the set lacks one. */
export function datedRate(rates: RateSet, from: string, to: string): string {
  return crossRate(rates, from, to, TYPED_RATE_DIGITS) ?? ''
}
