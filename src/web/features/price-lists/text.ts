import type { ListBasis, ListRule, ListState } from '#domain/price-list/list-rules.ts'
import type { Noun } from '#web/kit/format/number.ts'
import type { ListSort } from './list-search.ts'

const priceList: Noun = { one: 'price list', other: 'price lists' }
const product: Noun = { one: 'product', other: 'products' }

const states: Readonly<Record<ListState, string>> = { draft: 'Draft', active: 'Active', archived: 'Archived' }

const sorts: Readonly<Record<ListSort, string>> = {
  updatedAt: 'Last changed',
  title: 'Title',
  status: 'Status',
  products: 'Products',
  priority: 'Priority',
}

const rules: Readonly<Record<ListRule, string>> = {
  none: 'Own prices',
  percentOff: 'Percent off',
  margin: 'Margin',
  markup: 'Markup',
  tradePrice: 'Trade price',
}

const bases: Readonly<Record<ListBasis, string>> = { retail: 'retail price', trade: 'trade price', cost: 'cost' }

/** The words that the specification fixes, to the letter (PLIST-02, PLIST-03). */
export const fixedText = {
  saved: 'Price list saved successfully',
  notSaved: 'Failed to save price list',
  updated: 'Price list updated successfully',
  notUpdated: 'Failed to update price list',
  deleted: 'Price list deleted successfully',
  notDeleted: 'Failed to delete price list',
  notFetched: 'Failed to fetch price lists',
  notLoaded: 'Unable to load price lists',
  denied: 'You do not have permission to access price lists',
  network: 'Network error while fetching price lists. Please check your connection',
  noIndex: 'Database index issue detected',
  otherWay: 'Trying alternative method to load your data...',
} as const

/** The words of the screen of price lists. */
export const listsText = {
  title: 'Price lists',
  priceList,
  product,
  thing: 'this price list',
  label: 'Price lists',
  facts: (lists: string, active: string) => `${lists} · ${active} active`,
  create: 'New price list',
  search: 'Search price lists',
  searchHint: 'Title, description, customer group',
  status: { label: 'Status', all: 'All statuses', ...states },
  states,
  sort: 'Order',
  sorts,
  ascending: 'Ascending',
  descending: 'Descending',
  categories: (count: string) => (count === '' ? 'Categories' : `Categories (${count})`),
  brands: (count: string) => (count === '' ? 'Brands' : `Brands (${count})`),
  anyCategory: 'All categories',
  anyBrand: 'All brands',
  found: (count: string) => `${count} found`,
  keys: 'Arrow keys move, Enter opens, Delete deletes.',
  columns: {
    title: 'Price list',
    rule: 'Prices',
    products: 'Products',
    customers: 'For',
    valid: 'Valid',
    status: 'Status',
    updated: 'Changed',
  },
  everybody: 'Everybody',
  always: 'Always',
  from: (day: string) => `From ${day}`,
  until: (day: string) => `Until ${day}`,
  between: (from: string, to: string) => `${from} – ${to}`,
  rules,
  ruleWords: {
    none: 'The product’s own price',
    percentOff: (percent: string, basis: ListBasis) => `${percent} off the ${bases[basis]}`,
    surcharge: (percent: string, basis: ListBasis) => `${percent} on top of the ${bases[basis]}`,
    margin: (percent: string) => `Margin ${percent}`,
    markup: (percent: string) => `Markup ${percent}`,
    tradePrice: 'Trade price',
  },
  acts: (title: string) => `Acts on ${title}`,
  open: 'Open',
  duplicate: 'Duplicate',
  copyOf: (title: string) => `${title} (Copy)`,
  archive: 'Archive',
  unarchive: 'Make active',
  delete: 'Delete',
  undo: 'Undo',
  named: (title: string) => `“${title}”`,
  deletedSet: (title: string) => `Deleted the price list ${title}`,
  empty: {
    title: 'No price lists yet',
    text: 'A price list says what one group of customers pays: your own prices, a percentage off, a margin or the trade price, with quantity breaks, from a day on, in a currency.',
    products: 'Add products first',
  },
  nothing: {
    title: 'Nothing matches',
    text: 'No price list has all of this. Try fewer words, or take the filters off.',
    reset: 'Show all price lists',
  },
  dialog: {
    title: 'New price list',
    text: 'Everything can be changed later.',
    name: 'Title',
    nameHint: 'Trade customers 2027',
    products: 'Products',
    from: {
      active: 'All active',
      category: 'A category',
      brand: 'A brand',
      later: 'Later',
    },
    category: 'Category',
    brand: 'Brand',
    count: (count: string) => `${count} in it`,
    save: 'Save price list',
    cancel: 'Cancel',
  },
  retry: 'Try again',
} as const
