import { isPiece, isUnitCode, UNIT_CODES } from '#domain/documents/unit-codes.ts'
import { unitNames } from '#domain/documents/unit-messages.ts'
import { decimalFromQuantity } from '#domain/money.ts'
import { pluralOf } from '#domain/plural.ts'
import { lacksPrice } from '#contract/unpriced-line.ts'
import { categoryMessages } from '#web/kit/documents/choice-messages.ts'
import type { ItemRow } from '#web/kit/documents/document-row.ts'
import { messageLanguage } from '#web/kit/format/locale.ts'
import { formatMoney, formatMoneyExact } from '#web/kit/format/money.ts'
import { formatQuantity, formatRate } from '#web/kit/format/number.ts'
import { lineMessages as messages } from './messages.ts'

export const unitOptions = UNIT_CODES.map((code) => ({ value: code, label: capital(unitNames[code].one) }))

function capital(name: string): string {
  return name.charAt(0).toLocaleUpperCase(messageLanguage()) + name.slice(1)
}

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
  if (isPiece(unitCode)) return ''
  if (!isUnitCode(unitCode)) return ` ${unitCode}`
  return ` ${pluralOf(messageLanguage(), Number(decimalFromQuantity(quantity)), unitNames[unitCode])}`
}

/** What is taken off a line, or put on it; the percentage wins where both are set (DOC-04). */
function discountOf({ discountPercent, discountAmount }: ItemRow, currency: string): string {
  const discount = discountPercent || discountAmount
  if (!discount) return ''
  const size = Math.abs(discount)
  return ` ${discount > 0 ? '−' : '+'} ${discountPercent ? formatRate(size) : formatMoney(size, currency)}`
}
