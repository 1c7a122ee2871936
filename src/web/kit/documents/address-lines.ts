import { writtenLines } from '#contract/address-lines.ts'
import type { AddressOrText } from '#contract/postal-address.ts'
import { countryName } from '../format/country-names.ts'

/** An address as it is written on an envelope, a line each; empty where there is none. */
export function addressLines(address: AddressOrText): readonly string[] {
  return writtenLines(address, countryName)
}
