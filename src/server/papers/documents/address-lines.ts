import type { AddressOrText, PostalAddress } from '#contract/postal-address.ts'

/** Countries where the town comes first: `Springfield, IL 62701`. */
const TOWN_FIRST = new Set(['US', 'CA', 'AU', 'NZ', 'GB', 'IE', 'IN', 'ZA', 'SG', 'HK'])

/** The lines of an address; the country is named in words where it is not the sender's own. */
export function addressLines(address: AddressOrText, language: string, homeCountry = ''): string[] {
  if (typeof address === 'string')
    return address
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter(Boolean)
  const { street = '', street2 = '', country = '' } = address
  const abroad = country !== '' && country !== homeCountry ? countryName(country, language) : ''
  return [street, street2, ...townLines(address), abroad].map((line) => line.trim()).filter(Boolean)
}

function townLines({ city = '', zip = '', state = '', country = '' }: PostalAddress): string[] {
  if (TOWN_FIRST.has(country)) {
    const region = [state, zip].filter(Boolean).join(' ')
    return [[city, region].filter(Boolean).join(', ')]
  }
  return [[zip, city].filter(Boolean).join(' '), state]
}

function countryName(country: string, language: string): string {
  try {
    return new Intl.DisplayNames([language, 'en'], { type: 'region' }).of(country) ?? country
  } catch {
    return country
  }
}
