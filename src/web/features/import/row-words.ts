import { general } from '#contract/entity.ts'
import { product } from '#contract/entities/product.ts'
import type { Store } from '#web/kit/data/store.ts'
import { formatMoneyExact } from '#web/kit/format/money.ts'
import { formatPercent } from '#web/kit/format/number.ts'
import { changedFields } from '#web/kit/list/field-value.ts'
import type { ChangeSetRow } from './change-set-api.ts'
import { importText } from './text.ts'

type Values = Readonly<Record<string, unknown>>

/** A text among the values of a row; blank where there is none. */
export function wordOf(values: Values | null | undefined, name: string): string {
  const value = values?.[name]
  return typeof value === 'string' ? value : ''
}

/** An amount among the values of a row, in the row's own currency where it has one. */
export function amountOf(values: Values | null | undefined, name: string, currency: string): string {
  const units = values?.[name]
  if (typeof units !== 'number') return importText.sample.noPrice
  return formatMoneyExact(units, wordOf(values, 'baseCurrency') || currency)
}

/** What follows from other changes is told once: by the price and the margin. */
const FOLLOWS: ReadonlySet<string> = new Set(['totalCost', 'effectiveTradePrice', 'margin', 'belowFloor', 'pricedAt'])

/** What a row changes, each field with before and after. */
export function changeWords(item: ChangeSetRow, currency: string, store: Pick<Store, 'get'>): readonly string[] {
  const current = item.id === null ? undefined : store.get('product', item.id)
  const all = changedFields(general(product), item.before, item.after, {
    currency: wordOf(item.after, 'baseCurrency') || wordOf(current, 'baseCurrency') || currency,
    nameOf: (kind, id) => wordOf(store.get(kind, id), 'name') || undefined,
  })
  const isPriced = all.some(({ name }) => name === 'effectivePrice')
  const { review: text } = importText
  const changes = all
    .filter(({ name }) => !FOLLOWS.has(name) && !(isPriced && name === 'retailPrice'))
    .map(({ label, before, after }) => text.change(label, before, after))
  if (!item.after || !('margin' in item.after)) return changes
  return [...changes, text.change(text.marginChange, marginWords(item.before), marginWords(item.after))]
}

function marginWords(values: Values | null): string {
  const margin = values?.['margin']
  return typeof margin === 'number' ? formatPercent(margin) : importText.sample.noPrice
}
