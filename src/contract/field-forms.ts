import { canonicalZone } from '#domain/calendar-day.ts'
import { DAY, isDay } from '#domain/is-day.ts'
import { isCurrency } from '#domain/currencies.ts'
import { exchangeRateMessages } from '#domain/exchange-rate-messages.ts'
import { isExchangeRate } from '#domain/exchange-rates.ts'
import { canonicalLocale } from '#domain/locale.ts'
import { fieldMessages } from './field-messages.ts'
import { type FieldOptions, text } from './fields.ts'
import { isMailAddress } from './mail-recipients.ts'
import { recipientMessages } from './recipient-messages.ts'
import * as z from 'zod/mini'

const RATE_LENGTH = 40
const ZONE_OR_EMPTY = /^$|^[A-Za-z0-9+_-]+(\/[A-Za-z0-9+_-]+){0,2}$/
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** The code of a currency of ISO 4217. */
export function currencyCode(options: FieldOptions<string>) {
  return text({
    ...options,
    max: 3,
    pattern: /^[A-Z]{3}$/,
    isKnown: isCurrency,
    patternMessage: () => fieldMessages.noCurrency,
  })
}

/** An exchange rate as decimal text. */
export const rateText = z
  .string()
  .check(z.maxLength(RATE_LENGTH), z.refine(isExchangeRate, { error: () => exchangeRateMessages.noRate }))

/** A dated exchange rate: one unit of the row's currency in the shipment's currency; empty if none is needed or known. */
export function exchangeRate(group?: string) {
  return text({
    label: 'Exchange rate',
    ...(group === undefined ? {} : { group }),
    fallback: '',
    max: RATE_LENGTH,
    isKnown: (rate) => rate === '' || isExchangeRate(rate),
    patternMessage: () => exchangeRateMessages.noRate,
  })
}

/** One plain e-mail address, or empty; blanks around it are dropped, as in the addresses of a mail. */
export function emailAddress(options: FieldOptions<string>) {
  const canonical = (typed: string): string | undefined => {
    const address = typed.trim()
    return address === '' || isMailAddress(address) ? address : undefined
  }
  return text({ ...options, max: 320, canonical, patternMessage: () => recipientMessages.noAddress })
}

/** The id of a row that may be deleted; it is kept, so that a restored row is found again. One that names no kind of row is told to nobody. */
export function rowId(options: FieldOptions<null>) {
  const isUntold = options.names === undefined
  return text({
    ...options,
    isUntold,
    nullable: true,
    max: 36,
    pattern: UUID,
    patternMessage: () => fieldMessages.notAnId,
  })
}

/** The id of a variant of the product that `productId` beside it names; empty for the product itself. */
export function variantOfProduct(group?: string) {
  return text({
    label: 'Variant',
    ...(group === undefined ? {} : { group }),
    fallback: '',
    max: 60,
    namesLine: { by: 'productId', list: 'variants' },
  })
}

/** A day of the calendar, as `2026-07-06`. */
export function calendarDay(options: FieldOptions<null>) {
  return text({
    ...options,
    nullable: true,
    max: 10,
    isDay: true,
    pattern: DAY,
    isKnown: isDay,
    patternMessage: () => fieldMessages.noDay,
  })
}

/** A currency code, or empty for the inherited one. */
export function currencyOrEmpty(options: FieldOptions<string>) {
  const isKnown = (code: string): boolean => code === '' || isCurrency(code)
  const forms = { pattern: /^$|^[A-Z]{3}$/, isKnown, patternMessage: () => fieldMessages.noCurrency }
  return text({ ...options, ...forms, max: 3 })
}

/** A country of ISO 3166-1, such as `DE`, or empty. */
export function countryOrEmpty(options: FieldOptions<string>) {
  return text({ ...options, max: 2, pattern: /^$|^[A-Z]{2}$/, patternMessage: () => fieldMessages.noCountry })
}

/** A language of BCP 47, such as `de-AT`, or empty. */
export function languageTag(options: FieldOptions<string>) {
  const canonical = (tag: string): string | undefined => (tag === '' ? '' : canonicalLocale(tag))
  return text({ ...options, max: 35, canonical, patternMessage: () => fieldMessages.noLanguage })
}

/** The name of a time zone, such as `Europe/Berlin`. */
export function calendarZone(options: FieldOptions<string>) {
  return text({
    ...options,
    max: 60,
    pattern: /^[A-Za-z0-9+_-]+(\/[A-Za-z0-9+_-]+){0,2}$/,
    canonical: canonicalZone,
    patternMessage: () => fieldMessages.noTimeZone,
  })
}

/** The name of a time zone, or empty for that of the device. */
export function zoneOrEmpty(options: FieldOptions<string>) {
  const canonical = (name: string): string | undefined => (name === '' ? '' : canonicalZone(name))
  return text({
    ...options,
    max: 60,
    pattern: ZONE_OR_EMPTY,
    canonical,
    patternMessage: () => fieldMessages.noTimeZone,
  })
}
