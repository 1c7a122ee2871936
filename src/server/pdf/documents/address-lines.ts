import { writtenLines } from '#contract/address-lines.ts'
import type { AddressOrText } from '#contract/postal-address.ts'

/** The lines of an address; the country is named if it is not the sender's own. */
export function addressLines(address: AddressOrText, language: string, homeCountry = ''): string[] {
  return writtenLines(address, (country) => (country === homeCountry ? '' : countryName(country, language)))
}

function countryName(country: string, language: string): string {
  try {
    return new Intl.DisplayNames([language, 'en'], { type: 'region' }).of(country) ?? country
  } catch {
    return country
  }
}
