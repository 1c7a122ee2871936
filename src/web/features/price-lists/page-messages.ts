import { type ListBasis, type ListRule, ONE } from '#domain/price-list/list-rules.ts'
import { standingOn } from '#domain/price-list/list-terms.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { formatDay } from '#web/kit/format/date.ts'
import { formatCount, formatNumber, formatQuantity, formatRate, type Noun } from '#web/kit/format/number.ts'

const pricesNoun: Noun = { one: 'price', other: 'prices' }
const taxWords = { gross: 'with sales VAT', net: 'without sales VAT' } as const

export const pageMessages = {
  /** Whether prices have sales VAT, and whether the list says so itself. As on paper, nothing where a shop has none (PLIST-06). */
  tax: (
    { withoutVat }: Pick<RowOfKind<'priceList'>, 'withoutVat'>,
    shop: Pick<RowOfKind<'businessProfile'>, 'taxRate' | 'pricesIncludeVat'> | undefined,
  ) => {
    if (withoutVat) return taxWords.net
    if (!shop || shop.taxRate === 0) return ''
    return `${shop.pricesIncludeVat ? taxWords.gross : taxWords.net}, as in your shop`
  },
  taxWords,
  tabs: {
    label: 'Parts of the price list',
    prices: 'Prices',
    rules: 'Rules and details',
    planned: 'Planned',
  },
  forEverybody: 'for every customer without a list of their own',
  bringIn: 'Import prices',
} as const

export const exportMessages = {
  label: 'Export',
  csv: 'CSV file',
  xlsx: 'Excel workbook',
  done: (products: number) => `${countOf('product', products)} exported`,
  failed: 'The file could not be made.',
  fileName: (title: string, day: string, ending: string) => `${title} ${day}.${ending}`,
  sheet: 'Price list',
  columns: {
    sku: 'SKU',
    barcode: 'Barcode',
    name: 'Name',
    currency: 'Currency',
    price: 'Price',
    minQuantity: 'From quantity',
  },
} as const

export const addMessages = {
  button: 'Add products',
  title: 'Add products',
  search: 'Find products to add',
  hint: 'Name, SKU, tag …',
  category: 'Category',
  brand: 'Brand',
  status: 'Status',
  any: { category: 'All categories', brand: 'All brands', status: 'All statuses' },
  statuses: { active: 'Active', inactive: 'Inactive' },
  inList: 'In the list',
  none: 'No product matches.',
  all: (products: number) => (products === 0 ? 'Add all' : `Add all ${countOf('product', products)}`),
  chosen: (products: number) => (products === 0 ? 'Add selected' : `Add ${countOf('product', products)}`),
  allIn: 'All of these are already in the list.',
  cancel: 'Cancel',
  tooMany: (most: number) => `A price list holds at most ${formatNumber(most)} products.`,
} as const

export const tableMessages = {
  label: 'Prices of this list',
  search: 'Search this list',
  hint: 'Name, SKU …',
  order: 'Order',
  orders: { list: 'As printed', name: 'Name', sku: 'SKU' },
  sku: 'SKU',
  name: 'Product',
  base: 'Product’s price',
  price: 'List price',
  why: 'Why',
  margin: 'Margin',
  breaks: 'Breaks',
  priceOf: (name: string) => `List price of ${name}`,
  breaksOf: (face: string, name: string) => `${face}: quantity breaks of ${name}`,
  addBreaks: 'Add',
  /** Where the first break begins, and how many follow it: `From 10 (+1)`. */
  breakFrom: (quantity: number, more: number) =>
    `From ${formatQuantity(quantity)}${more === 0 ? '' : ` (+${formatNumber(more)})`}`,
  removed: (products: number) => `${countOf('product', products)} deleted since, still in this list`,
  takeOut: 'Remove them',
  remove: (products: number) => `Remove ${formatNumber(products)}`,
  selection: 'Selected products',
  keys: 'Arrow keys move, Enter opens the product, x selects, Space shows why.',
  found: (products: number) => `${countOf('product', products)} found`,
  noPrice: 'No price',
  empty: {
    title: 'No products in this list yet',
    text: 'Add products one by one, by category or brand, or all of them. Each gets its price from the rules of this list.',
  },
  nothing: {
    title: 'Nothing matches',
    text: 'No product in this list matches.',
    reset: 'Show all products',
  },
} as const

export const overrideMessages = {
  /** The price of one piece, or from a quantity on. */
  saved: (name: string, minQuantity: number, price: string) =>
    minQuantity > ONE ? `${name} from ${formatQuantity(minQuantity)}: ${price}` : `${name}: ${price}`,
  removed: (name: string, minQuantity: number) =>
    minQuantity > ONE ? `${name}: break from ${formatQuantity(minQuantity)} removed` : `${name}: back to the rule`,
  earlier: 'Earlier prices',
  thing: 'the earlier prices',
} as const

export const breaksMessages = {
  title: (name: string) => `Quantity breaks · ${name}`,
  text: 'A price for this quantity and more. It stays as you type it; no rule changes it.',
  from: 'From quantity',
  unit: 'Price per piece',
  add: 'Add a break',
  remove: (quantity: number) => `Remove the break from ${formatQuantity(quantity)}`,
  taken: 'There is already a price for this quantity.',
  ofRule: 'Breaks of this list for every product',
  held: (quantity: number, price: string) => `From ${formatQuantity(quantity)}: ${price}`,
  outsideRule:
    'The price of this product is set by hand, so the breaks of this list for every product are not taken off it.',
  done: 'Done',
} as const

type Terms = Pick<RowOfKind<'priceList'>, 'status' | 'customerGroup' | 'currency' | 'validFrom' | 'validTo'>

/** Why a list is not in force on a day; undefined where it is. */
function whyClosed(row: Terms, day: string): string | undefined {
  const standing = standingOn(row, day)
  if (standing === 'active') return undefined
  if (standing === 'not-yet' && row.validFrom !== null) return `it begins on ${formatDay(row.validFrom)}`
  if (standing === 'ended' && row.validTo !== null) return `it ended on ${formatDay(row.validTo)}`
  return standing === 'draft' ? 'it is a draft' : 'it is archived'
}

export const detailsMessages = {
  title: 'Details',
  customers: 'For whom and when',
  /** Whose documents take prices from a list on a day, or why none do. */
  reach: (row: Terms, day: string) => {
    const closed = whyClosed(row, day)
    if (closed !== undefined) return `Not in force today: ${closed}. New documents take no prices from this list.`
    const { currency, customerGroup } = row
    const documents = `new documents${currency === '' ? '' : ` in ${currency}`}`
    return customerGroup === ''
      ? `Active and without a customer group: ${documents} of every customer without a list of their own take prices from this list.`
      : `Active and for a customer group: ${documents} of customers in the group “${customerGroup}” without a list of their own take prices from this list.`
  },
  paper: 'On paper',
  rates: 'Exchange rates',
  renew: (day: string) => `Use the rates of ${formatDay(day)}`,
  ownCurrency: 'That of each product',
} as const

export const customersMessages = {
  title: 'Customers with this list',
  lead: (row: Terms, day: string) => {
    const closed = whyClosed(row, day)
    return closed === undefined
      ? 'Their documents use its prices.'
      : `Not in force today: ${closed}. Their documents use the lists for everybody or for their customer group instead; what is in none of these has the product’s price.`
  },
  add: 'Add a customer',
  choose: 'Choose a customer',
  nobody: 'There are no customers yet. Once there is one, you can give it this list here.',
  create: 'New customer',
  added: (name: string) => `${name} now buys from this list`,
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} no longer buys from this list`,
} as const

const names: Readonly<Record<ListRule, string>> = {
  none: 'The product’s price',
  percentOff: 'Percent off',
  margin: 'Margin of the price',
  markup: 'Markup on the cost',
  tradePrice: 'The product’s trade price',
}
const bases: Readonly<Record<ListBasis, string>> = { retail: 'Retail price', trade: 'Trade price', cost: 'Cost' }

export const rulesMessages = {
  title: 'How prices are made',
  rule: 'Rule',
  names,
  bases,
  percent: { percentOff: 'Percent off', margin: 'Margin', markup: 'Markup' },
  percentHelp: 'A negative percentage is a surcharge.',
  basis: 'Based on',
  withoutVat: 'Prices without sales VAT',
  withoutVatHelp:
    'Off: as in your shop, with sales VAT where your prices include it. Prices set by hand keep their amounts and are read the same way.',
  ending: 'Price ending',
  asProduct: 'Same as each product',
  tiers: 'Quantity breaks of every product',
  tiersHelp:
    'Taken off the list price for this quantity and more, but not off a price set by hand: give such a product breaks of its own under Prices.',
  from: 'From quantity',
  off: 'Percent off',
  lesserTier: (quantity: number, before: number) =>
    `From ${formatQuantity(quantity)}, less is taken off than from ${formatQuantity(before)}: each piece costs more in the larger order.`,
  addTier: 'Add a quantity',
  removeTier: (quantity: number) => `Remove the break from ${formatQuantity(quantity)}`,
  save: 'Save the rule',
  discard: 'Discard',
  unsaved: {
    title: 'The rule that you changed is not saved yet.',
    text: 'Until it is, everybody else sees the prices of the rule before.',
  },
  elsewhere: {
    title: 'The rule was changed elsewhere meanwhile.',
    text: (rule: string) =>
      `It is saved as “${rule}” now. What you entered here is not saved: save the rule to replace that one, or discard what you entered.`,
  },
  wasLeft: 'Changed earlier and not saved yet. Save the rule or discard the change.',
} as const

export const previewMessages = {
  title: 'What it does',
  unsaved: 'Not saved yet. This is what it would do.',
  same: 'This is what the rule does now.',
  priced: (priced: number, all: number, prices: number) =>
    `${priced === all ? '' : `${formatNumber(priced)} of `}${countOf('product', all)} priced this way${prices === priced ? '' : `, with ${formatCount(prices, pricesNoun)}`}`,
  changed: (changed: number, all: number) =>
    changed === 0
      ? `${countOf('product', all)}, none would change`
      : `${formatNumber(changed)} of ${countOf('product', all)} would change`,
  breaks: (tiers: RowOfKind<'priceList'>['tiers']) =>
    tiers.length === 0
      ? 'No quantity breaks any more.'
      : `Quantity breaks: ${tiers
          .toSorted((a, b) => a.minQuantity - b.minQuantity)
          .map(({ minQuantity, percentOff }) => `${formatRate(percentOff)} off from ${formatQuantity(minQuantity)}`)
          .join(', ')}.`,
  margin: 'Average margin of the prices',
  below: 'Below the lowest price',
  unpriced: 'Without a price',
  label: 'Examples of the effect',
} as const
