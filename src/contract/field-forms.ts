import { type FieldOptions, text } from './fields.ts'

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

/** A currency code, or empty for whatever applies otherwise. */
export function currencyOrEmpty(options: FieldOptions<string>) {
  const forms = { pattern: /^$|^[A-Z]{3}$/, patternMessage: 'must be a three-letter currency code' }
  return text({ ...options, ...forms, max: 3 })
}

/** A country as ISO 3166-1 has it, such as `DE`, or empty. */
export function countryOrEmpty(options: FieldOptions<string>) {
  return text({ ...options, max: 2, pattern: /^$|^[A-Z]{2}$/, patternMessage: 'must be a two-letter country code' })
}

/** A language as BCP 47 has it, such as `de-AT`, or empty. */
export function languageTag(options: FieldOptions<string>) {
  const forms = {
    pattern: /^$|^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/,
    patternMessage: 'must be a language such as de',
  }
  return text({ ...options, ...forms, max: 35 })
}

/** The name of a time zone, such as `Europe/Berlin`. */
export function calendarZone(options: FieldOptions<string>) {
  return text({
    ...options,
    max: 60,
    pattern: /^[A-Za-z0-9+_-]+(\/[A-Za-z0-9+_-]+){0,2}$/,
    patternMessage: 'must be a time zone such as Europe/Berlin',
  })
}
