import type { Entity } from './entity.ts'
import type { Field } from './fields.ts'

/** The currency that the amounts of a row are in, or that of one field, by the declaration; empty where the row says none. */
export function amountCurrency(
  { amountsIn }: Pick<Entity, 'amountsIn'>,
  row: object | null | undefined,
  { currencyField }: Pick<Field, 'currencyField'> = {},
): string {
  const value = (row as Readonly<Record<string, unknown>> | null | undefined)?.[currencyField ?? amountsIn ?? '']
  return typeof value === 'string' ? value : ''
}
