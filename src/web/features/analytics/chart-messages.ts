import type { CostPart } from '#domain/analytics/cost-parts.ts'
import type { QuoteEnd } from '#domain/analytics/quotes.ts'
import type { ShipmentPart } from '#domain/analytics/shipment-costs.ts'
import { formatDay } from '#web/kit/format/date.ts'
import { formatCount, type Noun } from '#web/kit/format/number.ts'
import type { CostBasis } from './analytics-search.ts'

const products: Noun = { one: 'product', other: 'products' }
const customers: Noun = { one: 'customer', other: 'customers' }
const invoices: Noun = { one: 'invoice was', other: 'invoices were' }
const days: Noun = { one: 'day', other: 'days' }
const lines: Noun = { one: 'line has', other: 'lines have' }
const quotes: Noun = { one: 'quote is waiting', other: 'quotes are waiting' }
const shipments: Noun = { one: 'landed shipment', other: 'landed shipments' }

/** Words of the figures of the analytics. */
export const chartTexts = {
  period: 'Period',
  net: 'Sales',
  netBefore: 'Sales before',
  cost: 'Cost',
  costedNet: 'Sales with a known cost',
  profit: 'Profit',
  profitBefore: 'Profit before',
  margin: 'Margin',
  meanMargin: 'Average margin',
  least: 'Lowest',
  most: 'Highest',
  tax: 'VAT',
  documents: 'Documents',
  products: 'Products',
  product: 'Product',
  customer: 'Customer',
  category: 'Category',
  brand: 'Brand',
  currency: 'Currency',
  profile: 'Business profile',
  price: 'Price',
  quantity: 'Quantity',
  share: 'Share',
  shareOfGains: 'Share of all above zero',
  cumulated: 'Cumulative share',
  change: 'Change',
  open: 'Open',
  overdue: 'Overdue',
  losing: 'Losing money',
  belowFloor: 'Below the lowest margin',
  withoutCostHead: 'Without a cost',
  withoutPrice: 'Without a price',
  stock: 'Stock',
  boundMoney: 'Stock value',
  daysSince: 'Days since the last sale',
  overdueOf: (amount: string) => `${amount} overdue`,
  ofProducts: (count: number) => `of ${formatCount(count, products)}`,
  wholeDocuments: 'Whole documents are counted: the filters for category and brand do not apply.',
  wholeTiles:
    'Payments, open amounts and quotes are those of whole documents: the filters for category and brand do not apply.',
  /** What several figures at the head of a tab leave out alike. */
  leftOutOf: { sales: 'Sales, profit and margin', salesBefore: 'Sales, profit and margin before' },
  /** What is of no product or no customer. */
  unranked: (name: string, amount: string) => `${name}: ${amount}, without a rank or a class.`,
  unrankedWithoutCost: {
    product: (count: number) =>
      `${formatCount(count, products)} sold without a known cost: no profit, no rank and no class.`,
    customer: (count: number) =>
      `${formatCount(count, customers)} bought nothing with a known cost: no profit, no rank and no class.`,
  },
  withoutCost: (count: number, amount: string) =>
    `${formatCount(count, lines)} no cost: ${amount} of sales is left out of profit and margin.`,
  creditedByHand: (count: number) =>
    `${formatCount(count, invoices)} set to Credited without a credit note: not in sales, profit or margin.`,
  sales: {
    title: 'Sales and cost',
    lead: 'Invoices and receipts less credit notes, without VAT, by the day of the document; a receipt for an invoice does not count again. The cost is that of the day of sale.',
  },
  profits: { title: 'Profit', lead: 'Sales less the cost that each line kept on the day of sale.' },
  received: {
    title: 'Payments received',
    lead: 'Payments on invoices, and receipts without an invoice, by their day, with VAT.',
    name: 'Received',
    before: 'Received before',
  },
  receivables: {
    title: 'Receivables',
    lead: 'What customers owed at the end of each period, with VAT. An invoice that was set to Credited without a credit note counts on no day.',
  },
  currencies: {
    title: 'Sales by currency',
    lead: (currency: string) => `By the currency of the document, in ${currency}.`,
  },
  profiles: { title: 'Sales by business profile' },
  below: (edge: string) => `below ${edge}`,
  from: (edge: string) => `${edge} and more`,
  between: (from: string, to: string) => `${from} to ${to}`,
  spread: {
    title: 'How margins are spread',
    lead: 'Every active product once, by its margin as it is now, without regard to the period.',
  },
  groups: {
    category: 'Margin by category',
    brand: 'Margin by brand',
    lead: 'The average of its active products as they are now; the largest group first.',
  },
  soldGroups: {
    category: 'Profit by category',
    brand: 'Profit by brand',
    lead: 'Of what was sold in the period, at the cost of the day of sale.',
  },
  prices: {
    title: 'How prices are spread',
    lead: (currency: string) =>
      `Prices of active products as they are now, each as it is stored, at today’s rates in ${currency}.`,
    without: (count: number) => `${formatCount(count, products)} without a price.`,
  },
  priceChanges: {
    title: 'Planned prices that took effect',
    lead: 'How many prices rose and fell by a planned price that began or ended. Every other change is in the history of its product.',
    raised: 'Raised',
    lowered: 'Lowered',
    mean: 'Average change',
    empty: 'No planned price began or ended in this period.',
  },
  soldPrices: {
    title: 'What products really sold for',
    lead: 'The average price of one, after discounts and without VAT, against the period before; the largest changes first.',
    told: (product: string, before: string, after: string) => `${product}: ${before} → ${after}`,
    empty: 'No product was sold at different prices in the two periods.',
  },
  abc: {
    title: 'Best products',
    lead: (few: string, all: string, share: string) =>
      `${few} of ${all} products bring ${share} of all above zero: they are class A.`,
  },
  classes: {
    title: 'ABC classes',
    lead: 'Of all amounts above zero A brings the first 80%, B the next 15%, C the rest; every loss is in C too.',
    head: 'Class',
  },
  allRanked: (most: string) => `There are at most ${most}: the ranking above has them all, the worst last.`,
  worst: { title: 'Worst products', lead: 'Of all that was sold, what brought in the least.' },
  slow: {
    title: 'Slow sellers',
    lead: (count: number) =>
      `Active products that were not sold for ${formatCount(count, days)}, by the value of their stock.`,
    empty: 'Every product that was ever sold was also sold in this time.',
  },
  never: {
    title: 'Never sold',
    lead: 'Active products that are on no invoice and no receipt, by the value of their stock.',
    empty: 'Every active product was sold at least once.',
  },
  idleCount: (count: number) => `${formatCount(count, products)} in all; stock at landed cost.`,
  ranking: {
    title: 'Best customers',
    lead: (few: string, all: string, share: string) => `${few} of ${all} customers bring ${share}: they are class A.`,
  },
  worstCustomers: { title: 'Worst customers', lead: 'Of all who bought, those who brought in the least.' },
  ages: {
    title: 'Open invoices by age',
    lead: (day: string) => `What is open on ${formatDay(day)}, with VAT, by the days it is overdue.`,
    head: 'Overdue',
    empty: 'No invoice is open.',
  },
  daysToPay: {
    title: 'Days to pay',
    lead: 'From the day of the invoice to the payment that settled it, by the day of that payment.',
    mean: 'Average days to pay',
    median: 'Half paid within (days)',
    onTime: 'Paid on time',
    paid: 'Invoices paid',
    empty: 'No invoice was paid in full in this period.',
  },
  quotes: {
    title: 'What became of quotes',
    lead: 'Quotes by their day, with VAT, as they stand today.',
    outcome: 'Outcome',
    amount: 'Amount',
    count: 'Quotes',
    rate: 'Quotes accepted',
    waiting: (count: number) => `${formatCount(count, quotes)} for an answer`,
    ends: {
      accepted: 'Accepted',
      declined: 'Declined',
      expired: 'Expired',
      waiting: 'No answer yet',
    } satisfies Readonly<Record<QuoteEnd, string>>,
    empty: 'No quote was sent in this period.',
  },
  costs: {
    title: 'What costs are made of',
    head: 'Part',
    lead: {
      one: 'One of each active product, at its cost of today.',
      stock: 'The goods at hand of active products and variants, at their cost of today.',
      sold: 'What was sold in the period, at its cost of today.',
    } satisfies Readonly<Record<CostBasis, string>>,
    parts: {
      purchase: 'Supplier price',
      freight: 'Shipping',
      duty: 'Duty',
      extras: 'Other costs',
      vat: 'VAT',
    } satisfies Readonly<Record<CostPart, string>>,
    without: (count: number) => `${formatCount(count, products)} without a known cost.`,
  },
  paidIn: {
    title: 'By the currency of the supplier',
    lead: 'Products do not record the country of their supplier, so this shows the currency you paid in.',
  },
  landings: {
    title: 'Freight and duty of shipments',
    lead: 'Landed shipments by the day they landed: charges as billed, or as estimated where there is no bill yet.',
    parts: {
      goods: 'Goods',
      freight: 'Freight',
      duty: 'Duty',
      extras: 'Other charges',
    } satisfies Readonly<Record<ShipmentPart, string>>,
    onTop: 'On top of the goods',
    incomplete: (count: number) => `${formatCount(count, shipments)} left out, because a figure is missing.`,
    empty: 'No shipment landed in this period.',
  },
  suppliers: {
    title: 'Shipments by supplier',
    lead: 'The supplier as it is named on the shipment.',
    head: 'Supplier',
    shipments: 'Shipments',
    none: 'No supplier named',
  },
  /** `amount` with its currency; `figure` is empty where there is one alone. */
} as const
