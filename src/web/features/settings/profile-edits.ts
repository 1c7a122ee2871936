import { countryOf } from '#domain/countries.ts'
import type { Ppm } from '#domain/money.ts'
import { same } from '#contract/same.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'

const PRICING = [
  'taxRate',
  'pricesIncludeVat',
  'vatRecoverable',
  'dutyBasis',
  'defaultMargin',
  'tradeMargin',
  'priceEnding',
  'currencyEndings',
  'floorMargin',
] as const satisfies readonly (keyof RowOfKind<'businessProfile'>)[]

/** Whether prices can come out otherwise by what became of a profile (PRICE-16). */
export function changesPricing(after: RowOfKind<'businessProfile'>, before: RowOfKind<'businessProfile'>): boolean {
  return PRICING.some((name) => !same(after[name], before[name]))
}

/** What is usual in the profile's country and not set so. */
export interface PlaceProposal {
  readonly currency?: string
  readonly taxRate?: Ppm
}

/** What the profile's country proposes; undefined where all is as usual, or the country is not known (PROF-02). */
export function placeProposal(profile: RowOfKind<'businessProfile'>): PlaceProposal | undefined {
  const country = countryOf(profile.country)
  if (!country) return undefined
  const { currency, standardVat } = country
  const proposal = {
    ...(currency === profile.preferredCurrency ? {} : { currency }),
    ...(!profile.vatRegistered || standardVat === null || standardVat === profile.taxRate
      ? {}
      : { taxRate: standardVat }),
  }
  return Object.keys(proposal).length === 0 ? undefined : proposal
}
