import { countryOf } from '#domain/countries.ts'
import type { Ppm } from '#domain/money.ts'
import type { ProfilePatch, ProfileRow } from './profile-row.ts'

const PRICING: ReadonlySet<string> = new Set<keyof ProfileRow>([
  'taxRate',
  'pricesIncludeVat',
  'vatRecoverable',
  'dutyBasis',
  'defaultMargin',
  'tradeMargin',
  'priceEnding',
  'currencyEndings',
  'floorMargin',
])

/** A change with what follows from it: who is not registered charges and reclaims no VAT; who becomes so starts with the usual rate. */
export function withFollowing(before: ProfileRow, patch: ProfilePatch): ProfilePatch {
  if (patch.vatRegistered === undefined || patch.vatRegistered === before.vatRegistered) return patch
  if (!patch.vatRegistered) return { ...patch, taxRate: 0, pricesIncludeVat: false, vatRecoverable: false }
  const usual = countryOf(patch.country ?? before.country)?.standardVat ?? 0
  return { taxRate: before.taxRate === 0 ? usual : before.taxRate, vatRecoverable: true, ...patch }
}

/** Whether a change can make prices come out otherwise (PRICE-16). */
export function changesPricing(patch: ProfilePatch, before: ProfileRow): boolean {
  return Object.entries(patch).some(([name, value]) => PRICING.has(name) && value !== before[name as keyof ProfileRow])
}

/** What is usual in the profile's country and not set so. */
export interface PlaceProposal {
  readonly currency?: string
  readonly taxRate?: Ppm
}

/** What the profile's country proposes; undefined where all is as usual, or the country is not known (PROF-02). */
export function placeProposal(profile: ProfileRow): PlaceProposal | undefined {
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
