import type { StoreValue } from '#contract/entities/store-conflict.ts'
import type { StoreField } from '#contract/store-providers.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { storesMessages } from './messages.ts'

/** The fields whose values are amounts, in units. */
export const MONEY_FIELDS: ReadonlySet<StoreField> = new Set(['price', 'compareAt', 'cost'])

/** A value of a field as it is read: an amount in its currency, a count, yes or no, or the text itself. */
export function conflictText(field: StoreField, value: StoreValue, currency: string): string {
  const { yes, no, empty } = storesMessages.conflicts
  if (value === null || value === '') return empty
  if (typeof value === 'boolean') return value ? yes : no
  if (typeof value === 'string') return value
  return MONEY_FIELDS.has(field) ? formatMoney(value, currency) : formatNumber(value)
}
