import { formatPercent } from '../format/number.ts'

type Values = Readonly<Record<string, unknown>> | null

/** Whether the margin of a product that was worked out changed exactly as the one that was set: telling both says one thing twice. */
export function isMarginRepeated(before: Values, after: Values): boolean {
  if (!(before && after && 'pricingPercent' in before && 'margin' in before)) return false
  return [before, after].every(
    ({ pricingPercent: set, margin }) =>
      typeof set === 'number' && typeof margin === 'number' && formatPercent(set) === formatPercent(margin),
  )
}

/** A change of a product without a margin that it tells twice. */
export function withoutRepeatedMargin<T extends { readonly before: Values; readonly after: Values }>(item: T): T {
  if (!isMarginRepeated(item.before, item.after)) return item
  return { ...item, before: withoutMargin(item.before), after: withoutMargin(item.after) }
}

function withoutMargin(values: Values): Values {
  return values && Object.fromEntries(Object.entries(values).filter(([name]) => name !== 'margin'))
}
