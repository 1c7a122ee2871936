import type { CostOrigin } from '#domain/cost-origin.ts'
import { UNITS_PER_MINOR, unitsFromDecimal } from '#domain/money.ts'
import { general } from '#contract/entity.ts'
import { product } from '#contract/entities/product.ts'
import type { Store } from '#web/kit/data/store.ts'
import { formatMoney, formatMoneyExact } from '#web/kit/format/money.ts'
import { formatPercent } from '#web/kit/format/number.ts'
import { changedFields } from '#web/kit/list/field-value.ts'
import type { ChangeSetRow } from '#web/kit/change-sets/change-set-rows.ts'
import { importMessages } from './messages.ts'

type Values = Readonly<Record<string, unknown>>

/** A text among the values of a row; blank where there is none. */
export function wordOf(values: Values | null | undefined, name: string): string {
  const value = values?.[name]
  return typeof value === 'string' ? value : ''
}

/** An amount among the values of a row, in the row's own currency where it has one. */
export function amountOf(values: Values | null | undefined, name: string, currency: string): string {
  const units = values?.[name]
  if (typeof units !== 'number') return importMessages.sample.noPrice
  return formatMoneyExact(units, wordOf(values, 'baseCurrency') || currency)
}

/** Below this an amount is told with every digit it has. */
const ROUNDED_FROM = 100 * UNITS_PER_MINOR

/** The cost among the values of a row; one that was paid in another currency beside what was paid (PRICE-15). */
export function costOf(values: Values | null | undefined, currency: string): string {
  const origin = values?.['baseCostOrigin'] as CostOrigin | null | undefined
  const [units, sold] = [values?.['baseCost'], wordOf(values, 'baseCurrency') || currency]
  if (!origin || typeof units !== 'number' || origin.to !== sold) return amountOf(values, 'baseCost', currency)
  const paid = unitsFromDecimal(origin.amount, origin.currency)
  if ('issue' in paid) return amountOf(values, 'baseCost', currency)
  const cost = units < ROUNDED_FROM ? formatMoneyExact(units, sold) : formatMoney(units, sold)
  return importMessages.sample.paid(formatMoneyExact(paid.value, origin.currency), cost)
}

/** What follows from other changes is told once: by the price and the margin. */
const FOLLOWS: ReadonlySet<string> = new Set(['totalCost', 'effectiveTradePrice', 'margin', 'belowFloor'])

/** What a row changes, each field with before and after. */
export function changeMessages(item: ChangeSetRow, currency: string, store: Pick<Store, 'get'>): readonly string[] {
  const current = item.id === null ? undefined : store.get('product', item.id)
  const all = changedFields(general(product), item.before, item.after, {
    currency: wordOf(item.after, 'baseCurrency') || wordOf(current, 'baseCurrency') || currency,
    nameOf: (kind, id) => wordOf(store.get(kind, id), 'name') || undefined,
  })
  const isPriced = all.some(({ name }) => name === 'effectivePrice')
  const { review: text } = importMessages
  const changes = all
    .filter(({ name }) => !FOLLOWS.has(name) && !(isPriced && name === 'retailPrice'))
    .map(({ label, before, after }) => text.change(label, before, after))
  if (!item.after || !('margin' in item.after)) return changes
  return [...changes, text.change(text.marginChange, marginWords(item.before), marginWords(item.after))]
}

function marginWords(values: Values | null): string {
  const margin = values?.['margin']
  return typeof margin === 'number' ? formatPercent(margin) : importMessages.sample.noPrice
}
