import type { LeftOut } from '#domain/analytics/left-out.ts'
import { formatMoney } from '#web/kit/format/money.ts'

/** The amounts that a figure does not have, each in its own currency; empty if there are none. */
export function leftOutText({ unconverted }: LeftOut): string {
  return unconverted.map(({ currency, amount }) => formatMoney(amount, currency)).join(', ')
}
