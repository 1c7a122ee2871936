import { nameKey, searchText } from '#domain/text-fold.ts'
import * as z from 'zod/mini'
import { COLLECTIONS } from '../collections.ts'
import { entity } from '../entity.ts'
import { currencyOrEmpty, rowId } from '../field-forms.ts'
import { choice, flag, instant, integer, json, lines, money, percent, text } from '../fields.ts'
import { MOST_KNOWN_STORES, STORE_PROVIDERS, STORE_REASONS } from '../store-providers.ts'

/** `lost`: the store refuses the access, so that it has to be connected again. */
const STORE_STATES = ['connected', 'lost', 'disconnected'] as const
/** Minutes between two looks for changes; 0 looks only when asked. */
export const STORE_INTERVALS = [0, 15, 60, 360, 1_440] as const
const MOST_FEE_LINES = 100

const run = z.nullable(
  z.strictObject({
    doing: z.enum(['pull', 'push']),
    done: z.int(),
    /** Null where the store does not tell how many there are. */
    total: z.nullable(z.int()),
    startedAt: z.int(),
  }),
)

/** A connected store and how it is kept in step (STORE-01…09); its secrets stand elsewhere and never leave the server (STORE-08). */
export const store = entity({
  kind: 'store',
  collection: COLLECTIONS.store,
  table: 'store',
  label: { one: 'Store', many: 'Stores' },
  notFound: 'Store with ID {id} not found',
  title: 'name',
  amountsIn: 'currency',
  serverOnly: true,
  most: MOST_KNOWN_STORES,
  fields: {
    name: text({ label: 'Name', fallback: '', max: 200, search: true }),
    provider: choice(STORE_PROVIDERS, { label: 'Shop system', fallback: 'wix' }),
    /** Identifies it to its provider. */
    externalId: text({ label: 'ID in the shop system', fallback: '', max: 300 }),
    address: text({ label: 'Address', fallback: '', max: 500, search: true }),
    /** Empty until the store tells. */
    currency: currencyOrEmpty({ label: 'Currency', fallback: '' }),
    /** Which of the provider's catalogues it has. */
    catalogue: text({ label: 'Catalogue', fallback: '', max: 60, internal: true }),
    state: choice(STORE_STATES, { label: 'State', fallback: 'connected' }),
    /** Why the last look or the access failed; empty after one that went well. */
    problem: choice(['', ...STORE_REASONS], { label: 'Problem', fallback: '' }),
    /** What the store itself said of it. */
    said: text({ label: 'What the store said', fallback: '', max: 500 }),
    /** What is under way. */
    run: json(run, { label: 'Under way', fallback: null }),
    pulledAt: instant({ label: 'Last checked', fallback: null }),
    pushedAt: instant({ label: 'Last sent', fallback: null }),
    everyMinutes: integer({ label: 'Checks for changes', fallback: 60, min: 0, max: 1_440 }),
    nextPullAt: instant({ label: 'Next check', fallback: null }),
    /** The change set of the first pull, which waits to be applied (STORE-09). */
    firstChangeSetId: rowId({ label: 'First import', fallback: null, names: 'changeSet' }),
    /** Its prices are pushed; null pushes the products' own. */
    priceListId: rowId({ label: 'Price list', fallback: null, names: 'priceList' }),
    pushesCompareAt: flag({ label: 'Send the crossed-out price of a promotion', fallback: true }),
    pushesStock: flag({ label: 'Send stock', fallback: false }),
    pushesCost: flag({ label: 'Send costs', fallback: false }),
    feePercent: percent({ label: 'Fee in percent', group: 'Fees', fallback: 0, min: 0, max: 1_000_000 }),
    feeFixed: money({ label: 'Fee per sale', group: 'Fees', fallback: 0, min: 0, currencyField: 'currency' }),
    /** Other fees for products of a category and those below it. */
    categoryFees: lines(
      {
        categoryId: rowId({ label: 'Category', fallback: null, names: 'category' }),
        percent: percent({ label: 'Fee in percent', fallback: 0, min: 0, max: 1_000_000 }),
        fixed: money({ label: 'Fee per sale', fallback: 0, min: 0, currencyField: 'currency' }),
      },
      { label: 'Fees by category', fallback: [], max: MOST_FEE_LINES, key: ['categoryId'] },
    ),
    nameKey: text({ label: 'Sort key', fallback: '', max: 1_000, readOnly: true, internal: true }),
    searchText: text({ label: 'Search text', fallback: '', max: 4_000, readOnly: true, internal: true }),
  },
  derive: ({ name, address }) => ({ nameKey: nameKey(name), searchText: searchText([name, address]) }),
  list: ({ value, by }) => ({
    filters: { provider: value('provider'), state: value('state') },
    sorts: { name: by('nameKey'), createdAt: { ...by('createdAt'), first: 'desc' } },
    order: { by: 'name', direction: 'asc' },
  }),
})
