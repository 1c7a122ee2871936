import type { PostalAddress } from '#contract/postal-address.ts'
import { addressLines } from './address-lines.ts'
import { countryNamed } from './country-named.ts'

/** What can be told of a written address: its first line is the street, its last one may be the country, the rest stays together for sorting by hand. */
export function partsOf(written: string): PostalAddress {
  const lines = addressLines(written)
  const country = lines.length > 1 ? countryNamed(lines.at(-1) ?? '') : undefined
  return country === undefined ? placeOf(lines) : { ...placeOf(lines.slice(0, -1)), country }
}

function placeOf([street = '', ...rest]: readonly string[]): PostalAddress {
  const last = rest.at(-1) ?? ''
  const [zip = ''] = /^\S+(?=\s)/.exec(last) ?? []
  const city = last.slice(zip.length).trimStart()
  if (!/\d/.test(zip) || city === '') return { street, ...(rest.length > 0 ? { street2: rest.join(', ') } : {}) }
  const between = rest.slice(0, -1).join(', ')
  return { street, ...(between === '' ? {} : { street2: between }), zip, city }
}
