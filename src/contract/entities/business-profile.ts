import { COLLECTIONS } from '../collections.ts'
import { PRICE_ENDINGS } from '#domain/price-ending.ts'
import { entity } from '../entity.ts'
import { choice, flag, json, lines, percent, text } from '../fields.ts'
import * as z from 'zod/mini'

const address = z.strictObject({
  street: z.optional(z.string().check(z.maxLength(300))),
  city: z.optional(z.string().check(z.maxLength(200))),
  postcode: z.optional(z.string().check(z.maxLength(30))),
  region: z.optional(z.string().check(z.maxLength(200))),
})

/** One business of the user: country, currency, VAT and the rules that prices are made by (PROF-02). */
export const businessProfile = entity({
  kind: 'businessProfile',
  collection: COLLECTIONS.businessProfile,
  table: 'business_profile',
  label: { one: 'Business profile', many: 'Business profiles' },
  notFound: 'Business profile with ID {id} not found',
  title: 'name',
  fields: {
    name: text({ label: 'Business name', fallback: 'My Business', max: 200, required: 'Business name is required' }),
    businessType: choice(['retail', 'wholesale', 'manufacturer', 'importer', 'services', 'other'], {
      label: 'Kind of business',
      fallback: 'retail',
    }),
    isDefault: flag({ label: 'Default', fallback: false }),
    country: text({
      label: 'Country',
      fallback: '',
      pattern: /^$|^[A-Z]{2}$/,
      patternMessage: 'must be a two-letter country code',
    }),
    address: json(address, { label: 'Address', fallback: {} }),
    preferredCurrency: text({
      label: 'Currency',
      fallback: 'USD',
      pattern: /^[A-Z]{3}$/,
      patternMessage: 'must be a three-letter currency code',
    }),
    vatRegistered: flag({ label: 'Registered for VAT', fallback: false }),
    taxRate: percent({ label: 'Sales VAT', fallback: 0, min: 0, max: 1_000_000 }),
    pricesIncludeVat: flag({
      label: 'Prices include VAT',
      fallback: false,
      help: 'Switch on if shoppers see prices with VAT. Price endings then apply to the price with VAT.',
    }),
    vatRecoverable: flag({
      label: 'I reclaim import VAT',
      fallback: false,
      help: 'Reclaimed VAT is shown, but is not part of what a product costs you.',
    }),
    dutyBasis: choice(['cif', 'fob'], { label: 'Duty is taken on', fallback: 'cif' }),
    defaultMargin: percent({ label: 'Default margin', fallback: 0, min: 0, max: 999_999 }),
    tradeMargin: percent({ label: 'Trade margin', fallback: 200_000, min: 0, max: 999_999 }),
    priceEnding: choice(PRICE_ENDINGS, { label: 'Price ending', fallback: 'none' }),
    currencyEndings: lines(
      {
        currency: text({
          label: 'Currency',
          fallback: 'USD',
          pattern: /^[A-Z]{3}$/,
          patternMessage: 'must be a three-letter currency code',
        }),
        ending: choice(PRICE_ENDINGS, { label: 'Price ending', fallback: 'none' }),
      },
      { label: 'Price endings of single currencies', fallback: [], max: 200 },
    ),
    floorMargin: percent({ label: 'Lowest margin', fallback: null, min: 0, max: 999_999 }),
    floorAction: choice(['warn', 'block'], { label: 'A price below the lowest margin', fallback: 'warn' }),
  },
})
