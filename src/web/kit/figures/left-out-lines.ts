import type { LeftOut } from '#domain/analytics/left-out.ts'
import { formatMoney } from '../format/money.ts'
import { figureMessages as messages } from './figure-messages.ts'

/** A sentence about what a figure does not hold: amounts of a currency, or else rows that were converted at an old rate. */
interface LeftOutLine {
  readonly text: string
  readonly currency?: string
}

/** What a figure does not hold, in one part or several, and why; `name` is empty where it stands alone. */
export function leftOutLines(name: string, leftOut: readonly LeftOut[]): readonly LeftOutLine[] {
  const stale = new Set(leftOut.flatMap(({ staleIds }) => staleIds))
  return [
    ...leftOut
      .flatMap(({ unconverted }) => unconverted)
      .map(({ currency, amount, ids }) => ({
        text: messages.notConverted(formatMoney(amount, currency), ids.length, name),
        currency,
      })),
    ...(stale.size === 0 ? [] : [{ text: messages.staleRates(stale.size, name) }]),
  ]
}
