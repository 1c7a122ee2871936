import { addDays, startOfDay } from '#domain/calendar-day.ts'
import type { Units } from '#domain/money.ts'
import { marginPpm } from '#domain/price-formulas.ts'
import { type LowestPrice, lowestPrice, type PricePoint, type PromotionSpan } from '#domain/price-list/lowest-price.ts'
import { day, money, percent } from '../figures.ts'
import type { Example } from './example.ts'

const ZONE = 'Europe/Berlin'
const USUAL = 49_900_000
const SHORT = 39_900_000
const SALE = 42_900_000
const [USUAL_FROM, SHORT_FROM, SHORT_UNTIL, SALE_FROM] = [
  '2026-03-02',
  '2026-10-10',
  '2026-10-18',
  '2026-11-02',
] as const
/** More days than the window has. */
const MOST_DAYS = 40

/** A jacket that was cheaper for a week, and a sale that begins too early or late enough. */
export function thirtyDayPrice(): Example {
  const early = lowestBefore(SALE_FROM)
  const fair = Array.from({ length: MOST_DAYS }, (_, days) => addDays(SALE_FROM, days)).find(
    (each) => lowestBefore(each).price === USUAL,
  )
  const late = fair ?? SALE_FROM
  return {
    figures: {
      usual: money(USUAL),
      usualFrom: day(USUAL_FROM),
      short: money(SHORT),
      shortFrom: day(SHORT_FROM),
      shortLast: day(addDays(SHORT_UNTIL, -1)),
      sale: money(SALE),
      saleFrom: day(SALE_FROM),
      windowFrom: day(addDays(SALE_FROM, -30)),
      earlyLowest: money(early.price ?? 0),
      claimed: percent(marginPpm(USUAL, SALE)),
      fairFrom: day(late),
      fairLowest: money(lowestBefore(late).price ?? 0),
      fairReduction: percent(marginPpm(lowestBefore(late).price ?? 0, SALE)),
      more: money(SALE - (early.price ?? 0)),
    },
    picture: {
      kind: 'bars',
      title: 'thirtyDays',
      bars: [barOf('usualPrice', USUAL), barOf('shortPrice', SHORT), barOf('salePrice', SALE)],
    },
  }
}

/** The lowest price of the 30 days before a sale that begins on a day. */
function lowestBefore(from: string): LowestPrice {
  const at = (of: string): number => startOfDay(of, ZONE)
  const timeline: readonly PricePoint[] = [
    { at: at(USUAL_FROM), price: USUAL },
    { at: at(SHORT_FROM), price: SHORT },
    { at: at(SHORT_UNTIL), price: USUAL },
    { at: at(from), price: SALE },
  ]
  const sale: PromotionSpan = { startsAt: at(from), endsAt: null }
  const short: PromotionSpan = { startsAt: at(SHORT_FROM), endsAt: at(SHORT_UNTIL) }
  return lowestPrice(timeline, [short, sale], at(from), ZONE)
}

function barOf(label: 'usualPrice' | 'shortPrice' | 'salePrice', amount: Units) {
  return { label, parts: [{ part: 'price', amount }] } as const
}
