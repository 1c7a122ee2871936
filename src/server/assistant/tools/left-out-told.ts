import type { LeftOut } from '#domain/analytics/left-out.ts'
import { amountText } from './money-text.ts'

/** What a sum leaves out as tools answer it, by currency. */
export function leftOutTold({ unconverted }: LeftOut): { currency: string; amount: string; documents: number }[] {
  return unconverted.map(({ currency, amount, ids }) => ({
    currency,
    amount: amountText(amount, currency),
    documents: ids.length,
  }))
}
