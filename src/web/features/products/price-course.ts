import type { HistoryItem } from '#web/kit/history/history-entry.ts'

/** The course of a figure over the changes of a product, oldest first; the items come newest first. */
export function courseOf(items: readonly HistoryItem[], field: 'effectivePrice' | 'totalCost'): readonly number[] {
  const told = items.filter(({ after }) => numberIn(after, field).length > 0).reverse()
  return [...numberIn(told[0]?.before ?? null, field), ...told.flatMap(({ after }) => numberIn(after, field))]
}

function numberIn(values: HistoryItem['after'], field: string): readonly number[] {
  const value = values?.[field]
  return typeof value === 'number' ? [value] : []
}
