import { type FieldOptions, text } from '../fields.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const RATE = /^$|^\d{0,11}[1-9]\d{0,11}(\.\d{1,18})?$|^\d{1,12}\.\d{0,17}[1-9]\d{0,17}$/

/** A three-letter currency code. */
export function currencyCode(options: FieldOptions<string>) {
  return text({ ...options, max: 3, pattern: /^[A-Z]{3}$/, patternMessage: 'must be a three-letter currency code' })
}

/** A dated exchange rate: what one unit of the row's currency is worth in the shipment's; empty where none is needed or known. */
export function exchangeRate() {
  return text({
    label: 'Exchange rate',
    fallback: '',
    max: 40,
    pattern: RATE,
    patternMessage: 'must be a positive decimal number',
  })
}

/** The id of a row that may be deleted without this one: it is kept, so that a restored row is found again. */
export function rowId(options: FieldOptions<null>) {
  return text({ ...options, nullable: true, max: 36, pattern: UUID, patternMessage: 'must be a UUID in lower case' })
}

/** A day, as `2026-07-06`. */
export function calendarDay(options: FieldOptions<null>) {
  return text({ ...options, nullable: true, max: 10, pattern: DAY, patternMessage: 'must be a date as 2026-07-06' })
}

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
