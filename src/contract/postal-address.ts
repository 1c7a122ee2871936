import * as z from 'zod/mini'
import { boundedText } from './fields.ts'

const part = (max: number) => z.optional(boundedText(max))

/** A postal address in its parts; an e-invoice needs it so. The country is its ISO 3166-1 code. */
export const postalAddress = z.strictObject({
  street: part(300),
  street2: part(300),
  city: part(200),
  zip: part(30),
  state: part(200),
  country: z.optional(z.string().check(z.regex(/^$|^[A-Z]{2}$/, 'must be a two-letter country code'))),
})
export type PostalAddress = z.infer<typeof postalAddress>

/** An address as text, printed as it is, or in its parts. */
export const addressOrText = z.union([boundedText(1_000), postalAddress])
export type AddressOrText = z.infer<typeof addressOrText>

/** The billing address of somebody whose country is known: parts that name none are in it, text says itself where it is. */
export function addressIn(address: AddressOrText, country: string): AddressOrText {
  if (typeof address === 'string' || country === '' || (address.country ?? '') !== '') return address
  return Object.values(address).some((part) => part !== '') ? { ...address, country } : address
}
