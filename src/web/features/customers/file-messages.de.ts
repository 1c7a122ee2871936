import type { PostalAddress } from '#contract/postal-address.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './file-messages.ts'

const parts: Readonly<Record<keyof PostalAddress, string>> = {
  street: 'Straße',
  street2: 'Adresszusatz',
  zip: 'PLZ',
  city: 'Ort',
  state: 'Region',
  country: 'Land',
}

export const customerFileMessages: MessagesOf<typeof English.customerFileMessages> = {
  parts,
  addressProblem: ': Ein Teil ist zu lang, oder das Land ist nicht bekannt.',
  mailProblem: 'hat kein @ oder enthält ein Leerzeichen.',
}
