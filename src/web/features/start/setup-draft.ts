import { countryOf, countryOfLanguages } from '#domain/countries.ts'
import type { Ppm } from '#domain/money.ts'
import type { PatchOf } from '#contract/entity.ts'
import type { businessProfile } from '#contract/entities/business-profile.ts'

/** What the first card asks: where somebody sells, and how VAT is counted there. */
export interface SetupDraft {
  /** Blank while no country is chosen. */
  readonly country: string
  readonly currency: string
  readonly vatRegistered: boolean
  readonly taxRate: Ppm
  readonly pricesIncludeVat: boolean
  readonly vatRecoverable: boolean
}

/** Where shops name their prices without tax. */
const NET_PRICES: ReadonlySet<string> = new Set(['CA', 'US'])
const NO_COUNTRY: SetupDraft = {
  country: '',
  currency: 'USD',
  vatRegistered: false,
  taxRate: 0,
  pricesIncludeVat: false,
  vatRecoverable: false,
}

/** What is proposed for a country: its currency and standard VAT; where it has one rate, that VAT is charged and reclaimed. */
export function proposedFor(code: string): SetupDraft {
  const country = countryOf(code)
  if (!country) return NO_COUNTRY
  const vatRegistered = country.standardVat !== null
  return {
    country: code,
    currency: country.currency,
    vatRegistered,
    taxRate: country.standardVat ?? 0,
    pricesIncludeVat: vatRegistered && !NET_PRICES.has(code),
    vatRecoverable: vatRegistered,
  }
}

/** What is proposed to somebody whose browser speaks these languages, the first that names a country. */
export function proposedForLanguages(tags: readonly string[]): SetupDraft {
  return proposedFor(countryOfLanguages(tags)?.code ?? '')
}

/** The fields of the business profile that the card writes; whoever is not registered neither charges nor reclaims VAT (PROF-02). */
export function profilePatch(draft: SetupDraft): PatchOf<typeof businessProfile.fields> {
  const { country, currency, vatRegistered, taxRate, pricesIncludeVat, vatRecoverable } = draft
  return {
    country,
    preferredCurrency: currency,
    vatRegistered,
    taxRate: vatRegistered ? taxRate : 0,
    pricesIncludeVat: vatRegistered && pricesIncludeVat,
    vatRecoverable: vatRegistered && vatRecoverable,
  }
}
