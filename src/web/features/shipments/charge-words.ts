import { chargeAmount } from '#domain/landed-cost/shipment-cost.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import type { ChargeRow } from './shipment-row.ts'
import { shipmentsText as text } from './text.ts'

/** How a charge is called: by its label, else by its kind. */
export function chargeName({ label, kind }: Pick<ChargeRow, 'label' | 'kind'>): string {
  return label === '' ? text.kinds[kind] : label
}

/** How the parts given by hand stand against the charge: what is left, or too much. */
export function sharesWords(row: ChargeRow): {
  readonly isWhole: boolean
  readonly words: string
} {
  const given = row.shares.reduce((sum, { amount }) => sum + amount, 0)
  const left = (chargeAmount(row) ?? 0) - given
  if (left === 0) return { isWhole: true, words: text.charges.sharesDone }
  const amount = formatMoney(Math.abs(left), row.currency)
  return { isWhole: false, words: left > 0 ? text.charges.sharesLeft(amount) : text.charges.sharesOver(amount) }
}
