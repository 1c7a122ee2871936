import * as z from 'zod/mini'
import { fieldMessages } from './field-messages.ts'
import { boundedText } from './fields.ts'

const part = (max: number) => z.optional(boundedText(max))

/** A postal address in parts, as an e-invoice needs it. The country is an ISO 3166-1 code. */
export const postalAddress = z.strictObject({
  street: part(300),
  street2: part(300),
  city: part(200),
  zip: part(30),
  state: part(200),
  country: z.optional(z.string().check(z.regex(/^$|^[A-Z]{2}$/, { error: () => fieldMessages.noCountry }))),
})
export type PostalAddress = z.infer<typeof postalAddress>

/** An address as text, printed as it is, or in parts. */
export const addressOrText = z.union([boundedText(1_000), postalAddress])
export type AddressOrText = z.infer<typeof addressOrText>

/** A billing address with a known country: parts without a country get it, text stays as it is. */
export function addressIn(address: AddressOrText, country: string): AddressOrText {
  if (typeof address === 'string' || country === '' || (address.country ?? '') !== '') return address
  return Object.values(address).some((part) => part !== '') ? { ...address, country } : address
}
