import { PPM } from '#domain/money.ts'
import { lowestOfLast, WINDOW_DAYS } from '#domain/price-list/lowest-price.ts'
import { priceStory } from '#domain/price-story.ts'
import { changedInputs, ownInputs, type ReceiptInput } from '#domain/receipt-inputs.ts'
import type { PricingInput, PricingRules } from '#domain/pricing-rules.ts'
import { solvePrice as solveCells, type SolvedPrice, type SolvingProblem } from '#domain/solve-price.ts'
import { pricedFields } from '#contract/priced-fields.ts'
import { Refusal } from '#contract/refusal.ts'
import { assistantMessages } from '../assistant-messages.ts'
import { businessOf } from './business.ts'
import { knownProduct, pieceOf } from './known-product.ts'
import { amountText, givenPpm, givenUnits, maybeAmount, percentText } from './money-text.ts'
import type { RunTool } from './tool-work.ts'

export const explainPrice: RunTool<'explain_price'> = async ({ data, caller }, { productId, variantId }) => {
  const { row, context, made, now } = await data.transact(caller, (tx) => knownProduct(tx, productId))
  const { variant, stored, input } = pieceOf(row, variantId)
  const currency = row.baseCurrency
  const ownRow = row.variants.find(({ id }) => id === variant?.id)
  const own = ownRow && ownInputs(ownRow)
  const today = pricedFields(row, context)
  const todayOf = variant ? today.variants?.find(({ id }) => id === variant.id) : today
  return {
    product: { id: row.id, name: row.name },
    variant,
    currency,
    cost: stored.totalCost > 0 ? amountText(stored.totalCost, currency) : null,
    price: maybeAmount(stored.effectivePrice, currency),
    tradePrice: maybeAmount(stored.effectiveTradePrice, currency),
    margin: stored.totalCost > 0 ? percentText(stored.margin) : null,
    steps: priceStory(input, made).map(({ kind, label, amount, running, percent, base, source }) => ({
      kind,
      label,
      amount: amountText(amount, currency),
      running: amountText(running, currency),
      percent: percentText(percent),
      base: maybeAmount(base, currency),
      source,
    })),
    changed: changedInputs(input, { made, now }, own).map(({ field, type, was, is }) => ({
      field,
      was: toldValue(was, type, currency),
      is: toldValue(is, type, currency),
    })),
    priceToday: maybeAmount(todayOf?.effectivePrice ?? null, currency),
  }
}

function toldValue(value: ReceiptInput['value'], type: ReceiptInput['type'], currency: string): string | null {
  if (value === null) return null
  if (typeof value !== 'number' || type === 'other') return String(value)
  return type === 'money' ? amountText(value, currency) : percentText(value)
}

const PROBLEMS: Readonly<Record<SolvingProblem, () => string>> = {
  'percent-too-high': () => assistantMessages.unsolved.percent,
  'no-cost': () => assistantMessages.unsolved.cost,
  'no-price': () => assistantMessages.unsolved.price,
  'nothing-left': () => assistantMessages.unsolved.nothing,
}

export const solvePrice: RunTool<'solve_price'> = async ({ data, caller }, args) => {
  const { productId, solve, shelfPrice, marginPercent, discountPercent } = args
  const { row, now } = await data.transact(caller, (tx) => knownProduct(tx, productId))
  const currency = row.baseCurrency
  const locked = {
    shelfPrice: shelfPrice === undefined ? (row.effectivePrice ?? 0) : givenUnits('shelfPrice', shelfPrice, currency),
    margin: marginPercent === undefined ? (row.margin ?? 0) : givenPpm('marginPercent', marginPercent),
    discount: discountPercent === undefined ? 0 : givenPpm('discountPercent', discountPercent),
  }
  const solution = solveCells(solve, row, now, locked)
  if ('problem' in solution) throw new Refusal('rule-broken', { message: PROBLEMS[solution.problem]() })
  const solved = solve === 'shelfPrice' ? withOwnMargin(solution.solved, row, now) : solution.solved
  return {
    product: { id: row.id, name: row.name },
    currency,
    solve,
    before: {
      shelfPrice: maybeAmount(row.effectivePrice, currency),
      margin: row.totalCost > 0 ? percentText(row.margin) : null,
      baseCost: amountText(row.baseCost, currency),
      shippingCost: amountText(row.shippingCost, currency),
    },
    solved: {
      shelfPrice: amountText(solved.shelfPrice, currency),
      margin: percentText(Math.min(solved.margin, PPM)) ?? '0',
      discount: percentText(solved.discount) ?? '0',
      baseCost: amountText(solved.baseCost, currency),
      shippingCost: amountText(solved.shippingCost, currency),
    },
  }
}

/** What the screens round a margin to. */
const SHOWN_PPM = 1_000

/** A price that its ending moved, with the margin that it really has. */
function withOwnMargin(solved: SolvedPrice, input: PricingInput, rules: PricingRules): SolvedPrice {
  const at = solveCells('margin', input, rules, solved)
  if ('problem' in at || Math.abs(at.solved.margin - solved.margin) < SHOWN_PPM) return solved
  return at.solved
}

export const priceHistory: RunTool<'price_history'> = async (work, { productId, variantId, limit }) => {
  const { data, caller, now, pricesOver } = work
  const { row, currency, timeline, lowest } = await data.transact(caller, async (tx) => {
    const { row: known } = await knownProduct(tx, productId)
    const { timeZone } = await businessOf(tx, now)
    const told = await pricesOver(tx, productId, variantId ?? '')
    return { row: known, ...told, lowest: lowestOfLast(told.timeline, now, timeZone) }
  })
  const { variant } = pieceOf(row, variantId)
  return {
    product: { id: row.id, name: row.name },
    variant,
    currency,
    points: timeline
      .toReversed()
      .slice(0, limit)
      .map(({ at, price }) => ({ at: new Date(at).toISOString(), price: maybeAmount(price, currency) })),
    lowest: { price: maybeAmount(lowest, currency), days: WINDOW_DAYS },
  }
}
