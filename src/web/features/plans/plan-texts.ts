import type { PlanAnswer } from '#contract/endpoints/plan-shapes.ts'
import { unitsFromDecimal } from '#domain/money.ts'
import type { PlanUse } from '#domain/subscriptions/plan-limits.ts'
import { formatBytes } from '#web/kit/format/bytes.ts'
import { formatDate } from '#web/kit/format/date.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { plansMessages as messages } from './messages.ts'

/** An amount of the server in words. */
export function moneyText(amount: number, currency: string): string {
  const units = unitsFromDecimal(amount, currency)
  return formatMoney('value' in units ? units.value : 0, currency)
}

/** What a plan costs, in words: `$19.00 a month`. */
export function priceText({
  price,
  currency,
  billingCycle,
}: Pick<PlanAnswer, 'price' | 'currency' | 'billingCycle'>): string {
  return messages.each[billingCycle](moneyText(price, currency))
}

/** How much of a limit, in words: rows as a number, storage in bytes. */
export function limitText(limit: PlanUse, count: number): string {
  return limit === 'storageBytes' ? formatBytes(count) : formatNumber(count)
}

/** The day of a moment of the server. */
export function dayText(at: string | null): string {
  return at === null ? '' : formatDate(Date.parse(at))
}

/** Brands whose name is more than their key with a capital. */
const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  eftpos_au: 'eftpos',
  jcb: 'JCB',
  unionpay: 'UnionPay',
}

/** What a brand of cards is called, by the payment provider’s key. */
export function brandText(brand: string): string {
  return BRANDS[brand] ?? brand.charAt(0).toUpperCase() + brand.slice(1)
}
