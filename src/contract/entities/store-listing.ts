import { MAX_VARIANTS } from '#domain/variants.ts'
import { COLLECTIONS } from '../collections.ts'
import { type DeriveContext, entity } from '../entity.ts'
import { currencyOrEmpty, rowId } from '../field-forms.ts'
import { choice, instant, integer, lines, money, text } from '../fields.ts'
import { same } from '../same.ts'
import { STORE_REASONS } from '../store-providers.ts'

/**
 * `waiting`: its offers are to be sent to the store; `failed`: they could not be, and are tried again when asked; `conflict`: the store was
 * changed meanwhile, so that somebody has to decide.
 */
const PUSH_STATES = ['none', 'waiting', 'failed', 'conflict'] as const

/** Follows from what is sent: an undo of the offers sends again, so it never brings back a state from before. */
const OF_SENDING = { readOnly: true, internal: true } as const

/** What of an offer is sent to its store. */
export const SENT_FIELDS = ['price', 'compareAt', 'cost', 'stock'] as const
/** One of `SENT_FIELDS`. */
export type SentField = (typeof SENT_FIELDS)[number]

/**
 * That a product is sold in a store, and what it costs there: as the store was last seen, or as it is to be (STORE-06). An edit of its
 * offers is sent to the store, and so is the undo of one.
 */
export const storeListing = entity({
  kind: 'storeListing',
  collection: COLLECTIONS.storeListing,
  table: 'store_listing',
  label: { one: 'Product in a store', many: 'Products in stores' },
  notFound: 'Product in a store with ID {id} not found',
  title: 'title',
  amountsIn: 'currency',
  serverOnly: true,
  isTakenBack: true,
  key: {
    of: ['storeId', 'externalId'],
    field: 'externalId',
    taken: 'is linked to a product already',
  },
  fields: {
    storeId: rowId({ label: 'Store', fallback: null, names: 'store' }),
    productId: rowId({ label: 'Product', fallback: null, names: 'product' }),
    externalId: text({ label: 'ID in the store', fallback: '', max: 200 }),
    title: text({ label: 'Name in the store', fallback: '', max: 300 }),
    pageUrl: text({ label: 'Page in the store', fallback: '', max: 2_000 }),
    currency: currencyOrEmpty({ label: 'Currency', fallback: '' }),
    /** One for each variant, or one for a product without any. The line id is the store's id of the variant. */
    offers: lines(
      {
        variantId: text({ label: 'Variant', fallback: '', max: 60 }),
        price: money({ label: 'Price', fallback: null, min: 0, currencyField: 'currency' }),
        compareAt: money({ label: 'Price before the promotion', fallback: null, min: 0, currencyField: 'currency' }),
        cost: money({ label: 'Cost', fallback: null, min: 0, currencyField: 'currency' }),
        stock: integer({ label: 'Stock', fallback: null }),
      },
      { label: 'Prices in the store', fallback: [], max: MAX_VARIANTS },
    ),
    pushState: choice(PUSH_STATES, { ...OF_SENDING, label: 'Sending', fallback: 'none' }),
    pushProblem: choice(['', ...STORE_REASONS], { ...OF_SENDING, label: 'Why it was not sent', fallback: '' }),
    /** What the store itself said of it. */
    said: text({ ...OF_SENDING, label: 'What the store said', fallback: '', max: 500 }),
    pushedAt: instant({ ...OF_SENDING, label: 'Last sent', fallback: null }),
  },
  derive: (row, context) => (isToBeSent(row, context) ? { pushState: 'waiting', pushProblem: '', said: '' } : {}),
})

interface Offers {
  readonly offers: readonly ({ readonly id: string } & Readonly<Record<SentField, unknown>>)[]
}

/** Another offer is sent, whoever made it; a step of the server that writes what the store itself has says so by naming the state. */
function isToBeSent({ offers }: Offers, { before, restored }: DeriveContext): boolean {
  if (!before || restored?.['pushState'] !== undefined) return false
  const earlier = new Map((before as unknown as Offers).offers.map((offer) => [offer.id, offer]))
  return offers.some((offer) => {
    const was = earlier.get(offer.id)
    return was !== undefined && SENT_FIELDS.some((name) => !same(was[name], offer[name]))
  })
}
