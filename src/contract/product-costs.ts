import { convertedAmount, type CostOrigin, settledCost } from '#domain/cost-origin.ts'
import { isExchangeRate } from '#domain/exchange-rates.ts'
import type { Units } from '#domain/money.ts'
import { rateText } from './field-forms.ts'
import { fieldMessages } from './field-messages.ts'
import { boundedText, currencyText, dayText } from './fields.ts'
import * as z from 'zod/mini'

const AMOUNT = { unsigned: /^\d{1,15}(\.\d{1,8})?$/, signed: /^-?\d{1,15}(\.\d{1,8})?$/ }

/** The paid amount behind a converted cost: `{"amount": "12.50", "currency": "CNY", "to": "EUR", "rate": "0.1289", …}` (PRICE-15). */
export function costOrigin(sign: 'signed' | 'unsigned') {
  return z
    .strictObject({
      amount: z.string().check(z.regex(AMOUNT[sign], { error: () => fieldMessages.noAmount })),
      currency: currencyText,
      to: currencyText,
      rate: rateText,
      date: dayText,
      source: boundedText(60, 1),
    })
    .check(z.refine(isKept, { error: () => fieldMessages.beyond }))
}

/** False for an invalid rate or amount, which another check reports. */
function isKept(origin: CostOrigin): boolean {
  return !isExchangeRate(origin.rate) || convertedAmount(origin) !== undefined
}

interface Line {
  readonly id: string
  readonly amount: Units
  readonly origin: CostOrigin | null
}

/** The costs of a product that may come from a foreign amount. */
interface Costs<L extends Line> {
  readonly baseCurrency: string
  readonly baseCost: Units
  readonly baseCostOrigin: CostOrigin | null
  readonly shippingCost: Units
  readonly shippingCostOrigin: CostOrigin | null
  readonly additionalCosts: readonly L[]
}

/** The costs converted from their origins; empty if none has an origin, as usual. */
export function settledCosts<L extends Line>(
  row: Costs<L>,
  before: Readonly<Record<string, unknown>> | undefined,
): Partial<Costs<L>> {
  const { baseCostOrigin, shippingCostOrigin, additionalCosts, baseCurrency } = row
  if (!baseCostOrigin && !shippingCostOrigin && !additionalCosts.some(({ origin }) => origin)) return {}
  const earlier = before as Costs<L> | undefined
  const base = settledCost(
    { amount: row.baseCost, origin: baseCostOrigin },
    earlier && { amount: earlier.baseCost, origin: earlier.baseCostOrigin },
    baseCurrency,
  )
  const shipping = settledCost(
    { amount: row.shippingCost, origin: shippingCostOrigin },
    earlier && { amount: earlier.shippingCost, origin: earlier.shippingCostOrigin },
    baseCurrency,
  )
  return {
    baseCost: base.amount,
    baseCostOrigin: base.origin,
    shippingCost: shipping.amount,
    shippingCostOrigin: shipping.origin,
    additionalCosts: additionalCosts.map((line) => {
      const lineBefore = earlier?.additionalCosts.find(({ id }) => id === line.id)
      return { ...line, ...settledCost(line, lineBefore, baseCurrency) }
    }),
  }
}
