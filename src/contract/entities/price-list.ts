import { PRICE_ENDINGS } from '#domain/price-ending.ts'
import { isDay } from '#domain/exchange-rates.ts'
import { LIST_BASES, LIST_RULES, LIST_STATES, MAX_LIST_PRODUCTS } from '#domain/price-list/list-rules.ts'
import { nameKey, searchText } from '#domain/text-fold.ts'
import { COLLECTIONS } from '../collections.ts'
import { entity } from '../entity.ts'
import { choice, flag, integer, json, lines, percent, quantity, tags, text } from '../fields.ts'
import * as z from 'zod/mini'

/** PLIST-01. */
const MISSING = 'Missing required fields for price list'
const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const DAY_MESSAGE = 'must be a day such as 2026-07-06'

const rates = z.nullable(
  z.strictObject({
    base: z.string().check(z.regex(/^[A-Z]{3}$/)),
    date: z.string().check(z.regex(DAY)),
    source: z.string().check(z.maxLength(60)),
    rates: z.record(
      z.string().check(z.regex(/^[A-Z]{3}$/)),
      z.string().check(
        z.regex(/^\d{1,12}(\.\d{1,18})?$/),
        z.refine((rate) => Number(rate) > 0, 'must be above 0'),
      ),
    ),
  }),
)

/** A price list: which products, for whom, when, and by which rule (PLIST-01…07). */
export const priceList = entity({
  kind: 'priceList',
  collection: COLLECTIONS.priceList,
  table: 'price_list',
  label: { one: 'Price list', many: 'Price lists' },
  notFound: 'Price list with ID {id} not found',
  title: 'title',
  fields: {
    title: text({ label: 'Title', fallback: '', max: 300, required: MISSING, search: true }),
    /** In the order in which they are printed; those that are no more are passed over and reported. */
    productIds: tags({ label: 'Products', fallback: [], max: MAX_LIST_PRODUCTS }),
    status: choice(LIST_STATES, { label: 'Status', fallback: 'active' }),
    description: text({ label: 'Description', fallback: '', max: 5_000, search: true }),
    customerGroup: text({
      label: 'Customer group',
      fallback: '',
      max: 120,
      search: true,
      help: 'Empty: for everybody.',
    }),
    priority: integer({
      label: 'Priority',
      fallback: 0,
      min: -1_000,
      max: 1_000,
      help: 'Where several lists apply, the highest number wins, then the lowest price.',
    }),
    validFrom: text({ label: 'Valid from', fallback: null, max: 10, pattern: DAY, patternMessage: DAY_MESSAGE }),
    validTo: text({ label: 'Valid to', fallback: null, max: 10, pattern: DAY, patternMessage: DAY_MESSAGE }),

    currency: text({
      label: 'Currency',
      fallback: '',
      pattern: /^$|^[A-Z]{3}$/,
      patternMessage: 'must be a three-letter currency code',
      help: 'Empty: each product in its own.',
    }),
    /** The reference rates that the list is converted at, kept with it so that its prices stay (PRICE-15). */
    rates: json(rates, { label: 'Exchange rates', fallback: null }),
    ruleKind: choice(LIST_RULES, { label: 'Rule', fallback: 'none' }),
    rulePercent: percent({ label: 'Percent', fallback: 0, min: -1_000_000, max: 10_000_000 }),
    basis: choice(LIST_BASES, {
      label: 'Based on',
      fallback: 'retail',
      help: 'Prices based on retail are shown as in the shop; trade and cost are without sales VAT.',
    }),
    priceEnding: choice(PRICE_ENDINGS, {
      label: 'Price ending',
      fallback: null,
      help: 'Empty: as each product, and none on prices without sales VAT.',
    }),
    tiers: lines(
      {
        minQuantity: quantity({ label: 'From quantity', fallback: 10_000, min: 0 }),
        percentOff: percent({ label: 'Percent off', fallback: 0, min: -1_000_000, max: 1_000_000 }),
      },
      { label: 'Quantity breaks', fallback: [], max: 50 },
    ),

    showTrade: flag({ label: 'Show trade prices', fallback: false }),
    showPictures: flag({ label: 'Show pictures', fallback: true }),
    accent: text({
      label: 'Accent colour',
      fallback: '',
      pattern: /^$|^#[0-9a-f]{6}$/,
      patternMessage: 'must be a colour such as #1d4ed8',
    }),
    note: text({ label: 'Note to readers', fallback: '', max: 2_000 }),
    nameKey: text({ label: 'Sort key', fallback: '', max: 1_000, readOnly: true, internal: true }),
    searchText: text({ label: 'Search text', fallback: '', max: 12_000, readOnly: true, internal: true }),
  },
  derive: ({ title, description, customerGroup }) => ({
    nameKey: nameKey(title),
    searchText: searchText([title, description, customerGroup]),
  }),
  check: (row, changed, { before }) => ({
    // PLIST-01: an empty list may be saved, but not one whose products nobody named.
    ...(!before && !changed.has('productIds') ? { productIds: MISSING } : {}),
    ...Object.fromEntries(
      (['validFrom', 'validTo'] as const)
        .filter((name) => changed.has(name) && row[name] !== null && !isDay(row[name]))
        .map((name) => [name, DAY_MESSAGE]),
    ),
    ...(row.validFrom !== null && row.validTo !== null && row.validFrom > row.validTo && changed.has('validTo')
      ? { validTo: 'must not be before the first day' }
      : {}),
  }),
})
