import type { Field } from '#contract/fields.ts'
import {
  type Limits,
  orEmpty,
  readInteger,
  readMargin,
  readMoney,
  readPercent,
  readQuantity,
  type ReadText,
} from './number-text.ts'
import { readField } from './read-field.ts'
import { integerText, moneyText, percentText, quantityText } from './typed-number.ts'

/** How the value of a declared field is typed: as the text of its control, and back. */
export interface FieldText {
  readonly write: (value: unknown) => string
  readonly read: ReadText<unknown>
}

/** A percentage that stays below 100 % is a margin that prices are made by (PRICE-01). */
const HIGHEST_MARGIN = 999_999

/** The text form of a field that is typed: text and numbers, within the limits of their declaration. */
export function fieldText(field: Field, currency = ''): FieldText {
  const limits: Limits = {
    ...(field.min === undefined ? {} : { min: field.min }),
    ...(field.max === undefined ? {} : { max: field.max }),
  }
  const number = (write: (value: number | null) => string, read: ReadText<number>): FieldText => ({
    write: (value) => write(value as number | null),
    read: field.nullable ? orEmpty(read) : read,
  })
  switch (field.type) {
    case 'money':
      return number((value) => moneyText(value, currency), readMoney(currency, limits))
    case 'percent':
      return number(percentText, field.max === HIGHEST_MARGIN ? readMargin : readPercent(limits))
    case 'quantity':
      return number(quantityText, readQuantity(limits))
    case 'integer':
      return number(integerText, readInteger(limits))
    default: {
      const read = readField(field as Field<string>)
      const write = (value: unknown): string => (typeof value === 'string' ? value : '')
      return { write, read: field.nullable ? orEmpty(read) : read }
    }
  }
}
