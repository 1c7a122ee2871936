import type { AddressOrText } from '#contract/postal-address.ts'
import { countryName } from '../format/places.ts'

/** An address as it is written on an envelope, a line each; empty where there is none. */
export function addressLines(address: AddressOrText): readonly string[] {
  if (typeof address === 'string') return address.split('\n').filter((line) => line.trim() !== '')
  const { street = '', street2 = '', zip = '', city = '', state = '', country = '' } = address
  const place = [zip, city].filter(Boolean).join(' ')
  return [street, street2, place, state, country === '' ? '' : countryName(country)].filter(Boolean)
}
