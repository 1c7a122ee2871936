import { COLLECTIONS } from '#contract/collections.ts'
import type { Kind } from '#contract/row-kinds.ts'
import type { Noun } from '../format/number.ts'

/** What people call rows of a kind, where that is not the name of the kind. */
const OTHERS: Readonly<Partial<Record<Kind, Noun>>> = {
  userProfile: { one: 'profile', other: 'profiles' },
  changeSet: { one: 'change', other: 'changes' },
  importMapping: { one: 'mapping', other: 'mappings' },
  shipmentLine: { one: 'line', other: 'lines' },
  shipmentCharge: { one: 'charge', other: 'charges' },
  priceListPrice: { one: 'price', other: 'prices' },
  scheduledPrice: { one: 'planned price', other: 'planned prices' },
  documentCounter: { one: 'number', other: 'numbers' },
  documentMail: { one: 'mail', other: 'mails' },
  recurringDocument: { one: 'recurring invoice', other: 'recurring invoices' },
  storeListing: { one: 'product in a store', other: 'products in stores' },
  storeConflict: { one: 'difference', other: 'differences' },
  insightDismissal: { one: 'dismissed insight', other: 'dismissed insights' },
}

/** `priceList` is `price list`; declarations are not looked at, because first pages are shown without them. */
function nounOf(kind: string): Noun {
  const one = kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return { one, other: one.endsWith('y') ? `${one.slice(0, -1)}ies` : `${one}s` }
}

/** What rows of each kind are called. */
export const nouns = {
  ...Object.fromEntries(Object.keys(COLLECTIONS).map((kind) => [kind, nounOf(kind)])),
  ...OTHERS,
} as Readonly<Record<Kind, Noun>>

/** What a row is called whose kind is not named above. */
export const nounTexts = { unlisted: nounOf } as const
