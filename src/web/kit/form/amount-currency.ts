import type { Entity } from '#contract/entity.ts'
import type { Field } from '#contract/fields.ts'

/** The currency that an amount of a row is in, by the declaration; empty where the row says none. */
export function amountCurrency(
  { amountsIn }: Pick<Entity, 'amountsIn'>,
  { currencyField }: Field,
  row: object,
): string {
  const value = (row as Readonly<Record<string, unknown>>)[currencyField ?? amountsIn ?? '']
  return typeof value === 'string' ? value : ''
}
