import type { PriceEnding } from '#domain/price-ending.ts'
import { priceMessages } from '#web/kit/price/messages.ts'
import { vatMessages } from '#web/kit/price/vat-messages.ts'

export const editorMessages = {
  back: 'Products',
  tabs: { label: 'Parts of the product', product: 'Product', planned: 'Planned prices', history: 'History' },
  openPage: 'Open as a page',
  actions: 'More',
  duplicate: 'Duplicate',
  labels: 'Print labels…',
  delete: 'Delete',
  costUnknown: 'Not known',
  sections: {
    costs: 'Costs',
    pricing: 'Pricing',
    story: 'How the price is made',
    details: 'Details',
    stock: 'Stock and sale',
    limits: 'Lowest margin and trade price',
    picture: 'Picture',
  },
  noPicture: 'None yet',
  pictureRemoved: 'Picture removed',
  inStock: (count: string) => `${count} in stock`,
  inactive: 'Inactive',
  uncategorized: 'Uncategorized',
  noBrand: 'No brand',
  activeHelp: 'Inactive products stay here, but you no longer sell them.',
  currencyChanged: 'Currency changed',
  vatHelp: 'If not reclaimed',
  vatReclaimed: 'Reclaimed: not in the cost',
  way: 'Price by',
  ways: { margin: 'Margin', markup: 'Markup', byHand: 'By hand', stored: 'As entered' },
  noWay: 'It has no price yet. Choose how it is priced.',
  margin: 'Margin',
  markup: 'Markup',
  defaultMargin: (margin: string) => `Empty: ${margin} from your settings`,
  clamped: 'A margin of 100% or more is not possible, so the cost is doubled. Enter one below 100%.',
  endingDefault: (ending: PriceEnding) => `Settings (${priceMessages.endings[ending].toLowerCase()})`,
  floorHelp: 'A price below it is flagged.',
  floorInherited: (margin: string, source: string) => `Empty: ${margin} ${source}`,
  floorNone: 'None is set',
  floorSources: { category: 'from its category', profile: 'from your settings', product: 'set here' },
  solve: 'Price calculator',
  solved: 'Close the price calculator',
  tradeComputed: (price: string, margin: string) => `Empty: ${price} at the trade margin of ${margin}`,
  price: {
    title: 'Price',
    retail: 'Retail price',
    ...vatMessages,
    profit: 'Profit',
    loss: 'Loss',
    margin: 'Margin',
    markup: 'Markup',
    trade: 'Trade price',
    cost: 'Total cost',
    floor: 'Lowest price',
    net: 'Without VAT',
    none: '–',
    recalculate: 'Recalculate',
    recalculated: (price: string) => `Now ${price}`,
    recalculatedTitle: 'Recalculated a product',
  },
  earlier: {
    title: 'Priced under an earlier setting',
    text: (price: string) => `With your current settings it would be ${price}.`,
  },
  priceMoved: (before: string, after: string) => `Price ${before} → ${after}`,
  undone: 'Undone: the earlier price is back',
} as const

export const historyMessages = {
  title: 'History',
  thing: 'the history of this product',
} as const

/** Words of the choices of a product's fields, as its history writes them. */
export const choiceMessages = {
  pricingMode: { strategy: 'margin or markup', manual: 'by hand', retailPrice: 'as entered' },
  pricingStrategy: { margin: 'margin', markup: 'markup', manual: 'by hand' },
  source: { pricewright: 'made here', wix: 'Wix', firestore: 'archive', imported: 'imported file' },
} as const
