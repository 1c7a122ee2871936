import { isTimeZone } from '#domain/calendar-day.ts'
import { countryOf, countryOfLanguages } from '#domain/countries.ts'
import type { Ppm } from '#domain/money.ts'
import type { PatchOf } from '#contract/entity.ts'
import type { businessProfile } from '#contract/entities/business-profile.ts'

/** What the first card asks: where somebody sells, and how VAT is counted there. */
export interface SetupDraft {
  /** Blank where nobody has said it yet. */
  readonly name: string
  /** The usual margin; null where nobody has said it. */
  readonly margin: Ppm | null
  /** Of the device; its days are those of documents and lists. */
  readonly timeZone: string
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
/** What a country says about a business. */
type OfPlace = Omit<SetupDraft, 'name' | 'margin' | 'timeZone'>

const NO_COUNTRY: OfPlace = {
  country: '',
  currency: 'USD',
  vatRegistered: false,
  taxRate: 0,
  pricesIncludeVat: false,
  vatRecoverable: false,
}

/** What is proposed for a country: its currency and standard VAT; where it has one rate, that VAT is charged and reclaimed. */
export function proposedFor(code: string): OfPlace {
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

/** What another country proposes; whether somebody is registered for VAT stays as they said. */
export function proposedAfter(
  code: string,
  { vatRegistered, isVatChosen }: { readonly vatRegistered: boolean; readonly isVatChosen: boolean },
): OfPlace {
  const proposed = proposedFor(code)
  return isVatChosen ? { ...proposed, vatRegistered } : proposed
}

/** What a device says about where somebody is. */
export interface DeviceCountry {
  /** The languages of the browser, the preferred one first. */
  readonly languages: readonly string[]
  readonly timeZone: string
}

/** What is proposed to a newcomer: the country is that of the first language that names one. */
export function proposedForDevice({ languages, timeZone }: DeviceCountry): SetupDraft {
  return { name: '', margin: null, timeZone, ...proposedFor(countryOfLanguages(languages)?.code ?? '') }
}

/** The fields of the business profile that the card writes; whoever is not registered neither charges nor reclaims VAT (PROF-02). */
export function profilePatch(draft: SetupDraft): PatchOf<typeof businessProfile.fields> {
  const { country, currency, vatRegistered, taxRate, pricesIncludeVat, vatRecoverable, margin, timeZone } = draft
  const name = draft.name.trim()
  return {
    ...(name === '' ? {} : { name }),
    ...(margin === null ? {} : { defaultMargin: margin }),
    ...(isTimeZone(timeZone) ? { timeZone } : {}),
    country,
    preferredCurrency: currency,
    vatRegistered,
    taxRate: vatRegistered ? taxRate : 0,
    pricesIncludeVat: vatRegistered && pricesIncludeVat,
    vatRecoverable: vatRegistered && vatRecoverable,
  }
}
