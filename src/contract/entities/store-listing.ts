import { MAX_VARIANTS } from '#domain/variants.ts'
import { COLLECTIONS } from '../collections.ts'
import { entity } from '../entity.ts'
import { currencyOrEmpty, rowId } from '../field-forms.ts'
import { choice, instant, integer, lines, money, text } from '../fields.ts'
import { STORE_REASONS } from '../store-providers.ts'

/**
 * `waiting`: its offers are to be sent to the store; `failed`: they could not be, and are tried again when asked; `conflict`: the store was
 * changed meanwhile, so that somebody has to decide.
 */
export const PUSH_STATES = ['none', 'waiting', 'failed', 'conflict'] as const

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
    taken: 'stands for a product already: unlink that one first',
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
        compareAt: money({ label: 'Price before', fallback: null, min: 0, currencyField: 'currency' }),
        cost: money({ label: 'Cost', fallback: null, min: 0, currencyField: 'currency' }),
        stock: integer({ label: 'Stock', fallback: null }),
      },
      { label: 'Offers', fallback: [], max: MAX_VARIANTS },
    ),
    pushState: choice(PUSH_STATES, { label: 'Sending', fallback: 'none' }),
    pushProblem: choice(['', ...STORE_REASONS], { label: 'Why it was not sent', fallback: '' }),
    /** What the store itself said of it. */
    said: text({ label: 'What the store said', fallback: '', max: 500 }),
    pushedAt: instant({ label: 'Last sent', fallback: null }),
  },
})
