import { general } from '#contract/entity.ts'
import { product } from '#contract/entities/product.ts'
import { type ChangedField, changedFields, type ValueContext } from '#web/kit/list/field-value.ts'
import { historyText } from './editor-text.ts'

type Values = Readonly<Record<string, unknown>> | null

/** One change of a product as the server tells it; values in stored form, changed fields only (LEDGER-01). */
export interface HistoryItem {
  readonly version: number
  readonly before: Values
  readonly after: Values
  readonly actor: string
  readonly why: string | null
  readonly changeSetId: string | null
  readonly recordedAt: string
}

/** Who made a change, in words. */
export function actorName(actor: string): string {
  if (actor.startsWith('token:')) return historyText.token(actor.slice('token:'.length))
  return actor.startsWith('system') ? historyText.system : historyText.you
}

/** What a change did, in words: the fields of a new product that say something, or the differences. */
export function historyFields(item: HistoryItem, context: ValueContext): readonly ChangedField[] {
  return item.after === null ? [] : changedFields(general(product), item.before, item.after, context)
}

/** The course of a figure over the changes of a product, oldest first; the items come newest first. */
export function courseOf(items: readonly HistoryItem[], field: 'effectivePrice' | 'totalCost'): readonly number[] {
  const told = items.filter(({ after }) => numberIn(after, field).length > 0).reverse()
  return [...numberIn(told[0]?.before ?? null, field), ...told.flatMap(({ after }) => numberIn(after, field))]
}

function numberIn(values: Values, field: string): readonly number[] {
  const value = values?.[field]
  return typeof value === 'number' ? [value] : []
}
