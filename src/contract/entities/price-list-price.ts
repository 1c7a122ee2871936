import { ONE } from '#domain/price-list/list-rules.ts'
import { COLLECTIONS } from '../collections.ts'
import { entity } from '../entity.ts'
import { currencyCode } from '../field-forms.ts'
import { money, quantity, reference, text } from '../fields.ts'

const ID_OR_EMPTY = /^$|^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/

/**
 * A price of one product in one list, from a quantity on: an override, or one of its quantity breaks (PRICE-13, PLIST-06). It stands as
 * typed: no rule, ending or floor moves it.
 */
export const priceListPrice = entity({
  kind: 'priceListPrice',
  collection: COLLECTIONS.priceListPrice,
  table: 'price_list_price',
  label: { one: 'Price of a list', many: 'Prices of lists' },
  notFound: 'Price with ID {id} not found',
  title: 'productId',
  amountsIn: 'currency',
  key: {
    of: ['priceListId', 'productId', 'variantId', 'minQuantity'],
    field: 'productId',
    taken: 'has a price in this list from this quantity on already: change that one, or choose another quantity',
  },
  fields: {
    priceListId: reference('priceList', {
      label: 'Price list',
      fallback: null,
      missing: 'Price list not found',
      required: 'must name the price list it belongs to',
    }),
    /** No reference: a product may be deleted and restored, and its price of the list is there again. */
    productId: text({
      label: 'Product',
      fallback: '',
      names: 'product',
      pattern: ID_OR_EMPTY,
      patternMessage: 'must be the id of a product',
    }),
    variantId: text({ label: 'Variant', fallback: '', max: 60 }),
    minQuantity: quantity({ label: 'From quantity', group: 'Price', fallback: 10_000, min: 0 }),
    currency: currencyCode({
      label: 'Currency',
      group: 'Price',
      fallback: 'USD',
    }),
    price: money({ label: 'Price', group: 'Price', fallback: 0, min: 0, currencyField: 'currency' }),
  },
  // Less than one is one, as where prices are looked up: else a product has two prices of the first piece. What was stored before stays.
  derive: ({ minQuantity }, { before }) =>
    minQuantity < ONE && before?.['minQuantity'] !== minQuantity ? { minQuantity: ONE } : {},
})
