import type { PostalAddress } from '#contract/postal-address.ts'

/** The parts of an address, as the columns of a file are called. */
const parts: Readonly<Record<keyof PostalAddress, string>> = {
  street: 'Street',
  street2: 'Second line',
  zip: 'Postcode',
  city: 'City',
  state: 'State',
  country: 'Country',
}

/** Words of customers in files. The problems follow the name of a column. */
export const customerFileMessages = {
  parts,
  addressProblem: ': a part is too long, or the country is not known.',
  mailProblem: 'has no @, or a blank in it.',
} as const
