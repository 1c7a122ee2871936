import { ONE } from '#domain/price-list/list-rules.ts'
import { COLLECTIONS } from '../collections.ts'
import { entity } from '../entity.ts'
import { currencyCode, variantOfProduct } from '../field-forms.ts'
import { fieldMessages } from '../field-messages.ts'
import { fromQuantityIssue } from '../from-quantity.ts'
import { priceListIssueMessages } from './price-list-issue-messages.ts'
import { money, quantity, reference, text } from '../fields.ts'

const ID_OR_EMPTY = /^$|^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/

/**
 * A price of one product in one list, from a quantity on: an override, or one of its quantity breaks (PRICE-13, PLIST-06). A typed
 * price: no rule, ending or floor changes it.
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
      required: () => priceListIssueMessages.noList,
    }),
    /** No foreign key: a product may be deleted and restored, and its list price is found again. */
    productId: text({
      label: 'Product',
      fallback: '',
      names: 'product',
      pattern: ID_OR_EMPTY,
      patternMessage: () => fieldMessages.noProductId,
    }),
    variantId: variantOfProduct(),
    minQuantity: quantity({ label: 'From quantity', group: 'Price', fallback: 10_000, min: 0 }),
    currency: currencyCode({
      label: 'Currency',
      group: 'Price',
      fallback: 'USD',
    }),
    price: money({ label: 'Price', group: 'Price', fallback: 0, min: 0, currencyField: 'currency' }),
  },
  // Quantities between 0 and 1 count as 1, as where prices are looked up; otherwise a product had two prices for the first piece. Stored
  // rows stay as they are.
  derive: ({ minQuantity }, { before }) =>
    minQuantity < ONE && minQuantity > 0 && before?.['minQuantity'] !== minQuantity ? { minQuantity: ONE } : {},
  check: ({ minQuantity }, _changed, { before, isRestored = false }) => {
    const issue = isRestored ? undefined : fromQuantityIssue(minQuantity, before?.['minQuantity'])
    return issue === undefined ? {} : { minQuantity: issue }
  },
})
