import { isCurrency } from '#domain/currencies.ts'
import { isDay } from '#domain/is-day.ts'
import { daysBetween, isExchangeRate, type RateSet } from '#domain/exchange-rates.ts'

/** The answer of the source is no set of reference rates; the message says why. */
class RatesUnreadable extends Error {}

const CUBE = /<Cube((?:\s[^<>]*)?)>/g
const TIME = /^\s+time=(["'])([^"']*)\1\s*$/
const RATE = /^\s+currency=(["'])([^"']*)\1\s+rate=(["'])([^"']*)\3\s*\/$/

/** The elements of one day as they were found. */
interface RatedDay {
  readonly date: string
  readonly rates: (readonly [element: string, attributes: string])[]
}

/**
 * The rates of the ECB's XML: one day of `<Cube currency='USD' rate='1.1415'/>`, 1 EUR = rate. Currencies that no longer circulate are
 * left out. Throws `RatesUnreadable` for anything else, and for rates of a day after `today`.
 */
export function parseRates(xml: string, today: string): RateSet {
  const days = ratedDays(xml, '')
  const [day] = days
  if (day === undefined) throw new RatesUnreadable('The rates name no day.')
  if (days.length > 1) throw new RatesUnreadable(`The rates are of ${days.length} days, one was expected.`)
  return setOf(day, today)
}

/** The rates of the ECB's XML of many days, as far as they are of `since` or later. Throws as `parseRates` does. */
export function parseRateHistory(xml: string, since: string, today: string): readonly RateSet[] {
  return ratedDays(xml, since).map((day) => setOf(day, today))
}

function ratedDays(xml: string, since: string): readonly RatedDay[] {
  if (!/<(?:\w+:)?Envelope\b/.test(xml)) throw new RatesUnreadable('The rates are no ECB envelope.')
  const days: RatedDay[] = []
  let day: RatedDay | undefined
  for (const [element, attributes = ''] of xml.matchAll(CUBE)) {
    if (attributes.trim() === '') continue
    const [, , date] = TIME.exec(attributes) ?? []
    if (date !== undefined) {
      day = { date, rates: [] }
      if (date >= since) days.push(day)
    } else if (!day) throw new RatesUnreadable('The rates name no day.')
    else if (day.date >= since) day.rates.push([element, attributes])
  }
  return days
}

function setOf({ date, rates: found }: RatedDay, today: string): RateSet {
  if (!isDay(date)) throw new RatesUnreadable(`The rates are of "${date}", which is no day.`)
  // The source may be a time zone ahead.
  if (daysBetween(today, date) > 1) throw new RatesUnreadable(`The rates are of ${date}, which is yet to come.`)
  const rates: Record<string, string> = {}
  for (const [element, attributes] of found) readRate(element, attributes, rates)
  if (Object.keys(rates).length === 0) throw new RatesUnreadable(`The rates of ${date} name no currency.`)
  return { base: 'EUR', date, source: 'ECB', rates }
}

function readRate(element: string, attributes: string, rates: Record<string, string>): void {
  const [, , code, , rate] = RATE.exec(attributes) ?? []
  if (code === undefined || rate === undefined) throw new RatesUnreadable(`The rates hold ${element.slice(0, 80)}.`)
  if (!/^[A-Z]{3}$/.test(code)) throw new RatesUnreadable(`"${code}" is no currency code.`)
  if (!isExchangeRate(rate)) throw new RatesUnreadable(`The rate of ${code} is "${rate}".`)
  if (Object.hasOwn(rates, code)) throw new RatesUnreadable(`The rates name ${code} twice.`)
  if (isCurrency(code)) rates[code] = rate
}
