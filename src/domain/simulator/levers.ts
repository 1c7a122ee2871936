import { type Ppm, PPM, type Units } from '../money.ts'
import type { PriceEnding } from '../price-ending.ts'
import type { DeclaredGoods } from './declared-goods.ts'
import type { ListLever } from './list-levers.ts'

/** A change of an amount: by a percentage, or by so much in a currency. */
export type AmountChange =
  | { readonly by: 'percent'; readonly ppm: Ppm }
  | { readonly by: 'amount'; readonly units: Units; readonly currency: string }

/** A change of a percentage: by points, or to a new one. */
export interface RateChange {
  readonly by: 'points' | 'rate'
  readonly ppm: Ppm
}

/** The duty of goods by the beginning of their HS code and their country of origin; an empty heading means all goods. */
export interface DutyLever {
  readonly heading: string
  /** ISO 3166-1; goods of every country without one. */
  readonly country?: string | undefined
  readonly change: RateChange
}

/** An assumed rate of the currency that costs were paid in: its kept rates changed by a percentage, or 1 `currency` = `rate` `to`. */
export type CurrencyLever =
  | { readonly currency: string; readonly by: 'percent'; readonly ppm: Ppm }
  | { readonly currency: string; readonly by: 'rate'; readonly rate: string; readonly to: string }

/** What gives when costs move: margins, prices, or prices within a percentage of what they are. */
export type Gives =
  | { readonly keep: 'prices' }
  | { readonly keep: 'margins' }
  | { readonly keep: 'within'; readonly ppm: Ppm }

/** A scenario of the simulator (PAGE-04); an absent lever leaves what it would move. */
export interface Levers {
  readonly supplierCost?: AmountChange | undefined
  readonly freight?: AmountChange | undefined
  readonly otherCosts?: AmountChange | undefined
  /** The one that fits the goods closest applies, whatever the order (`dutyLeverOf`). */
  readonly duties?: readonly DutyLever[] | undefined
  readonly rates?: readonly CurrencyLever[] | undefined
  /** The VAT on costs of the products that have one. */
  readonly costVat?: RateChange | undefined
  /** The sales VAT of the business. */
  readonly salesVat?: RateChange | undefined
  readonly margin?: RateChange | undefined
  /** `ending` null is that of the business. */
  readonly ending?: { readonly ending: PriceEnding | null } | undefined
  readonly floor?: RateChange | undefined
  /** Rules of price lists; they move no price of the shop. */
  readonly lists?: readonly ListLever[] | undefined
  readonly gives: Gives
}

/** Whether a change leaves what it would move as it is; a new rate of 0 does not. */
export function isNoChange(change: AmountChange | RateChange | { readonly by: 'rate' }): boolean {
  if (change.by === 'rate') return false
  return change.by === 'amount' ? change.units === 0 : change.ppm === 0
}

/** The scenario that changes nothing: margins stay, and prices with them. */
export const NO_LEVERS: Levers = { gives: { keep: 'margins' } }

/** The greatest margin: below 100 %. */
const MOST_MARGIN: Ppm = PPM - 1

/** A percentage after its change, never below zero and at most `most`. */
export function changedRate(ppm: Ppm, { by, ppm: change }: RateChange, most: Ppm): Ppm {
  return Math.min(most, Math.max(0, by === 'rate' ? change : ppm + change))
}

/** As `changedRate`, of a margin. */
export function changedMargin(ppm: Ppm, change: RateChange): Ppm {
  return changedRate(ppm, change, MOST_MARGIN)
}

/** A lever of a country stands before any that is for all countries. */
const BY_COUNTRY = 100

/**
 * The lever of declared goods: one of their country before one for all countries, then the one of the longest heading that fits; of two
 * equal ones the first.
 */
export function dutyLeverOf(
  duties: readonly DutyLever[],
  { hsCode, originCountry }: DeclaredGoods,
): RateChange | undefined {
  const digits = hsDigits(hsCode)
  let best: DutyLever | undefined
  let closest = -1
  for (const lever of duties) {
    const heading = hsDigits(lever.heading)
    const country = lever.country ?? ''
    if (!digits.startsWith(heading) || (country !== '' && country !== originCountry)) continue
    const closeness = heading.length + (country === '' ? 0 : BY_COUNTRY)
    if (closeness <= closest) continue
    best = lever
    closest = closeness
  }
  return best?.change
}

/** Whether a duty lever asks how goods were declared. */
export function asksDeclared({ duties = [] }: Levers): boolean {
  return duties.some(({ heading, country = '' }) => heading !== '' || country !== '')
}

/** The digits of an HS code: `8471.30` and `847130` are one code. */
export function hsDigits(code: string): string {
  return code.replaceAll(/\D/g, '')
}

/** Why a scenario cannot be tried as it is. */
export type LeverIssue = 'kept-with-margin' | 'kept-with-ending'

/** The contradictions of a scenario: prices that are kept cannot follow another margin or ending. */
export function leverIssues({ gives, margin, ending }: Levers): readonly LeverIssue[] {
  if (gives.keep !== 'prices') return []
  return [...(margin ? ['kept-with-margin' as const] : []), ...(ending ? ['kept-with-ending' as const] : [])]
}
