import type { ListBasis, ListRule, ListState } from '#domain/price-list/list-rules.ts'
import { isInForce, type ListStanding } from '#domain/price-list/list-terms.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { formatDay } from '#web/kit/format/date.ts'
import { formatNumber, formatRate } from '#web/kit/format/number.ts'
import { cutText } from '#domain/cut-text.ts'

type Row = RowOfKind<'priceList'>

const states: Readonly<Record<ListState, string>> = { draft: 'Draft', active: 'Active', archived: 'Archived' }
const standings: Readonly<Record<ListStanding, string>> = { ...states, 'not-yet': 'Not yet', ended: 'Ended' }
const bases: Readonly<Record<ListBasis, string>> = { retail: 'retail price', trade: 'trade price', cost: 'cost' }

const rule: Readonly<Record<ListRule, (of: Pick<Row, 'rulePercent' | 'basis'>) => string>> = {
  none: () => 'The product’s price',
  percentOff: ({ rulePercent, basis }) =>
    rulePercent < 0
      ? `${formatRate(-rulePercent)} on top of the ${bases[basis]}`
      : `${formatRate(rulePercent)} off the ${bases[basis]}`,
  margin: ({ rulePercent }) => `Margin ${formatRate(rulePercent)}`,
  markup: ({ rulePercent }) => `Markup ${formatRate(rulePercent)}`,
  tradePrice: () => 'Trade price',
}

/** The messages that the specification fixes, to the letter (PLIST-02, PLIST-03). */
export const fixedMessages = {
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

export const listsMessages = {
  title: 'Price lists',
  label: 'Price lists',
  facts: (rows: readonly Row[], day: string) =>
    `${countOf('priceList', rows.length)} · ${formatNumber(rows.filter((row) => isInForce(row, day)).length)} active`,
  create: 'New price list',
  search: 'Search price lists',
  searchHint: 'Title, group …',
  filters: {
    status: { label: 'Status', all: 'All statuses', options: standings },
    categoryIds: { label: 'Categories', all: 'All categories' },
    brandIds: { label: 'Brands', all: 'All brands' },
  },
  states,
  /** How a list stands on a day: an active one may have ended. */
  standings,
  columns: {
    title: 'Price list',
    rule: 'Prices',
    products: 'Products',
    customerGroup: 'For',
    valid: 'Valid',
    status: 'Status',
    priority: 'Rank',
    updatedAt: 'Changed',
  },
  everybody: 'Everybody',
  valid: ({ validFrom, validTo }: Pick<Row, 'validFrom' | 'validTo'>) => {
    if (validFrom !== null && validTo !== null) return `${formatDay(validFrom)} – ${formatDay(validTo)}`
    if (validFrom !== null) return `From ${formatDay(validFrom)}`
    return validTo === null ? 'Always' : `Until ${formatDay(validTo)}`
  },
  /** The rule in words: `10% off the retail price`. */
  rule: (row: Pick<Row, 'ruleKind' | 'rulePercent' | 'basis'>) => rule[row.ruleKind](row),
  duplicate: 'Duplicate',
  archive: 'Archive',
  unarchive: 'Make active',
  delete: 'Delete',
  chosen: 'Selected price lists',
  named: (title: string) => `“${title}”`,
  deletedSet: (lists: number, title: string) =>
    cutText(`Deleted ${title === '' ? countOf('priceList', lists) : `the price list ${title}`}`, 300),
  empty: {
    title: 'No price lists yet',
    text: 'A price list says what one group of customers pays: the products’ prices, prices set by hand, a percentage off, a margin or the trade price. It can have quantity breaks, a start date and its own currency.',
    products: 'Add products first',
  },
  nothing: {
    title: 'Nothing matches',
    text: 'No price list matches all of this. Try fewer words, or clear the filters.',
    reset: 'Show all price lists',
  },
  retry: 'Try again',
} as const

export const newListMessages = {
  title: 'New price list',
  text: 'It is active as soon as it is saved: new documents of every customer without a list of their own take its prices, until you give it a customer group or make it a draft. Everything can be changed later.',
  name: 'Title',
  nameHint: 'Trade customers 2027',
  products: 'Products',
  from: { active: 'All active', category: 'A category', brand: 'A brand', later: 'Later' },
  category: 'Category',
  brand: 'Brand',
  count: (products: number) => `${countOf('product', products)} in it`,
  save: 'Save price list',
  cancel: 'Cancel',
} as const
