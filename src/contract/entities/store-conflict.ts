import * as z from 'zod/mini'
import { COLLECTIONS } from '../collections.ts'
import { entity } from '../entity.ts'
import { currencyOrEmpty, rowId } from '../field-forms.ts'
import { boundedText, choice, instant, json, text } from '../fields.ts'
import { STORE_FIELDS } from '../store-providers.ts'

/** What a field holds on one side: money in units. */
export const storeValue = z.nullable(z.union([boundedText(20_000), z.number(), z.boolean()]))
export type StoreValue = z.infer<typeof storeValue>

/** Whose value holds: the store's, the catalogue's, or one that was typed. */
export const CONFLICT_CHOICES = ['store', 'local', 'value'] as const

/** A field that was changed both here and in the store since they last agreed: a person decides (STORE-05). */
export const storeConflict = entity({
  kind: 'storeConflict',
  collection: COLLECTIONS.storeConflict,
  table: 'store_conflict',
  label: { one: 'Difference with a store', many: 'Differences with stores' },
  notFound: 'Difference with ID {id} not found',
  title: 'title',
  serverOnly: true,
  isTakenBack: true,
  fields: {
    storeId: rowId({ label: 'Store', fallback: null, names: 'store' }),
    listingId: rowId({ label: 'Product in the store', fallback: null, names: 'storeListing' }),
    productId: rowId({ label: 'Product', fallback: null, names: 'product' }),
    variantId: text({ label: 'Variant', fallback: '', max: 60 }),
    title: text({ label: 'Product', fallback: '', max: 700 }),
    field: choice(STORE_FIELDS, { label: 'Field', fallback: 'name' }),
    currency: currencyOrEmpty({ label: 'Currency', fallback: '' }),
    /** As they last agreed; null if they never did. */
    base: json(storeValue, { label: 'Last in step', fallback: null }),
    local: json(storeValue, { label: 'Here', fallback: null }),
    store: json(storeValue, { label: 'In the store', fallback: null }),
    state: choice(['open', 'resolved'], { label: 'State', fallback: 'open' }),
    choice: choice(['', ...CONFLICT_CHOICES], { label: 'Decision', fallback: '' }),
    resolvedAt: instant({ label: 'Decided', fallback: null }),
  },
})
