import { INTL_UNITS, unitCodes, unitOf } from '#domain/documents/unit-codes.ts'
import { decimalFromQuantity } from '#domain/money.ts'
import { lacksPrice } from '#contract/unpriced-line.ts'
import { categoryMessages } from '#web/kit/documents/choice-messages.ts'
import type { ItemRow } from '#web/kit/documents/document-row.ts'
import { messageLanguage } from '#web/kit/format/locale.ts'
import { formatMoney, formatMoneyExact } from '#web/kit/format/money.ts'
import { formatQuantity, formatRate } from '#web/kit/format/number.ts'
import { lineMessages as messages } from './messages.ts'

const PIECES = 'C62'

export const unitOptions = unitCodes.map(({ code, label }) => ({ value: code, label }))

export function lineName({ description, sku }: ItemRow): string {
  return description || sku || messages.noName
}

/** What is told of a line in small letters below its description. */
export function lineNote({ sku, taxCategory }: ItemRow): string {
  return [sku, taxCategory && categoryMessages[taxCategory]].filter(Boolean).join(' · ')
}

/** How the total of a line is made: `2 hours × $80.00 − 10 %`. */
export function lineDetail(item: ItemRow, currency: string): string {
  const { quantity, unitPrice } = item
  const price = lacksPrice(item) ? messages.noPriceShort : formatMoneyExact(unitPrice, currency)
  return `${formatQuantity(quantity)}${unitText(item)} × ${price}${discountOf(item, currency)}`
}

/** The unit behind a quantity, as its number wants it: `2 hours`; pieces are not named. */
export function unitText({ quantity, unitCode }: Pick<ItemRow, 'quantity' | 'unitCode'>): string {
  if (unitCode === PIECES) return ''
  const name = INTL_UNITS[unitCode]
  if (name === undefined) return ` ${unitOf(unitCode)?.label ?? unitCode}`
  // The words are those of the messages, whatever region the numbers are written for.
  const format = new Intl.NumberFormat(messageLanguage(), { style: 'unit', unit: name, unitDisplay: 'long' })
  const parts = format.formatToParts(Number(decimalFromQuantity(quantity)))
  return ` ${parts.find(({ type }) => type === 'unit')?.value ?? name}`
}

/** What is taken off a line, or put on it; the percentage wins where both are set (DOC-04). */
function discountOf({ discountPercent, discountAmount }: ItemRow, currency: string): string {
  const discount = discountPercent || discountAmount
  if (!discount) return ''
  const size = Math.abs(discount)
  return ` ${discount > 0 ? '−' : '+'} ${discountPercent ? formatRate(size) : formatMoney(size, currency)}`
}
