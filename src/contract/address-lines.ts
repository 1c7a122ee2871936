import type { AddressOrText, PostalAddress } from './postal-address.ts'

/** Countries where the town comes first: `Springfield, IL 62701`. */
const TOWN_FIRST = new Set(['US', 'CA', 'AU', 'NZ', 'GB', 'IE', 'IN', 'ZA', 'SG', 'HK'])

/** An address as lines on an envelope; `countryName` answers an empty text where the country is left out. */
export function writtenLines(address: AddressOrText, countryName: (country: string) => string): string[] {
  const lines = typeof address === 'string' ? address.split(/\r?\n/) : partsOf(address, countryName)
  return lines.map((line) => line.trim()).filter(Boolean)
}

function partsOf(address: PostalAddress, countryName: (country: string) => string): string[] {
  const { street = '', street2 = '', country = '' } = address
  return [street, street2, ...townLines(address), country === '' ? '' : countryName(country)]
}

function townLines({ city = '', zip = '', state = '', country = '' }: PostalAddress): string[] {
  if (!TOWN_FIRST.has(country)) return [[zip, city].filter(Boolean).join(' '), state]
  return [[city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')]
}
