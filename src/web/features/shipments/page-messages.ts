import { countOf } from '#web/kit/actions/nouns.ts'
import { formatExchangeRate } from '#web/kit/currency/exchange-rate-text.ts'
import { formatMoney, formatMoneyExact } from '#web/kit/format/money.ts'
import { formatCount, formatNumber, formatQuantity, formatRate, plural } from '#web/kit/format/number.ts'

export const headMessages = {
  land: 'Land…',
  landedOn: 'Landed:',
  more: 'More',
  duplicate: 'Duplicate',
  remove: 'Delete',
  exportCsv: 'Export the landed table (CSV)',
  changes: 'Show or take back the landing',
  fileName: (name: string) => `${name} landed cost.csv`,
  details: 'Shipment',
  readOnly:
    'This shipment has landed: its lines and rates stay as they are. Take its landing back to change them. Enter later bills as actual amounts.',
  label: 'Parts of the shipment',
  tabs: { lines: 'Lines', charges: 'Charges', landed: 'Landed cost', actual: 'Actual costs' },
} as const

export const summaryMessages = {
  label: 'What makes up the landed cost',
  goods: 'Goods',
  duty: 'Duty',
  total: 'Landed cost',
  onTop: (percent: string) => `${percent} on top of the goods`,
  nothing: 'Add lines to see what they cost on the shelf.',
  unfilled: 'Enter a product, its quantity and its price to see what it costs on the shelf.',
  incomplete: 'Something is missing for the calculation.',
} as const

export const ratesMessages = {
  title: 'Exchange rates',
  label: (from: string, to: string) => `1 ${from} in ${to}`,
  byHand: 'Entered by hand',
  several: 'Several rates',
  missing: (currency: string) => `Enter the rate of ${currency}.`,
  replaced: (rates: number, currency: string) =>
    `Costs are in ${currency} now: ${formatCount(rates, { one: 'rate', other: 'rates' })} entered by hand replaced`,
  replacedBy: (before: string) => `They said what a currency is in ${before}. Check the rates that stand there now.`,
} as const

export const problemsMessages = {
  title: (things: number) =>
    `${formatCount(things, { one: 'thing to fix', other: 'things to fix' })} before this shipment can land`,
  line: (place: number, name: string) => `Line ${formatNumber(place)}${name === '' ? '' : `, ${name}`}`,
  charges: 'Charges',
  more: (things: number) => `and ${formatNumber(things)} more`,
} as const

export const linesMessages = {
  label: 'Lines',
  sku: 'SKU',
  name: 'Name',
  quantity: 'Quantity',
  received: 'Received',
  unitCost: 'Unit price',
  currency: 'Currency',
  rate: 'Rate',
  duty: 'Duty %',
  weight: 'kg each',
  volume: 'm³ each',
  hsCode: 'HS code',
  originCountry: 'Origin',
  landed: 'On the shelf',
  landedHelp: 'Landed cost of one unit',
  add: 'Add a line',
  file: 'From a file…',
  remove: (place: number) => `Remove line ${formatNumber(place)}`,
  removeShort: 'Remove',
  removed: (lines: number) => `${countOf('shipmentLine', lines)} removed`,
  pasted: (lines: number) => `${countOf('shipmentLine', lines)} pasted`,
  cell: (column: string, place: number) => `${column}, line ${formatNumber(place)}`,
  noCurrency: 'Enter the currency as three letters, such as EUR.',
  noCountry: 'Enter the country of origin by its two letters, such as CN, or its name.',
  refusedCells: (cells: number) =>
    `${formatCount(cells, { one: 'cell', other: 'cells' })} could not be read and stayed as they were.`,
  keys: 'Tab goes from cell to cell, Enter to the next line or a new one. Paste rows from a spreadsheet anywhere.',
  open: (place: number) => `Line ${formatNumber(place)}`,
  unnamed: 'Without a name',
  deleted: 'Product deleted',
  unlinked: 'No product yet: costs are worked out, but nothing changes on landing',
  empty: {
    title: 'What is on the way?',
    text: 'Type a SKU or a name, paste rows from a spreadsheet, or import the supplier’s file.',
  },
  full: (most: number) => `A shipment holds ${formatNumber(most)} lines. Make another shipment for the rest.`,
  done: 'Done',
  pick: 'Products',
} as const

export const chargesMessages = {
  label: 'Charges',
  kind: 'Kind',
  name: 'Label',
  estimated: 'Estimated',
  actual: 'Actual',
  currency: 'Currency',
  split: 'Split by',
  dutiable: 'In the customs value',
  dutiableShort: 'Dutiable',
  dutiableHelp: 'Part of the customs value: duty is charged on it too.',
  add: 'Add a charge',
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} removed`,
  shares: 'Shares by hand',
  sharesTitle: (name: string) => `Shares of ${name}`,
  sharesLead: 'What each line carries of this charge.',
  /** `left` is the part of the charge that no line has yet. */
  sharesState: (left: number, currency: string) => {
    if (left === 0) return 'All of it is assigned to lines'
    return left > 0
      ? `${formatMoney(left, currency)} not assigned to a line yet`
      : `${formatMoney(-left, currency)} more than the charge`
  },
  sharesFill: 'Split the rest by value',
  part: 'Share',
  sharePart: (name: string) => `Share of ${name}`,
  empty: {
    title: 'What did it cost to bring it here?',
    text: 'Freight, insurance, a broker’s fee. Each is split across the lines as you choose.',
  },
} as const

export const landedMessages = {
  label: 'Landed cost by line',
  product: 'Product',
  quantity: 'Quantity',
  goods: 'Goods',
  duty: 'Duty',
  dutyByRate: 'Duty by rate',
  charges: 'Charges',
  total: 'Landed',
  perUnit: 'Per unit',
  costMove: 'Product cost',
  priceMove: 'Price',
  margin: 'Margin then',
  /** Of a shipment that has landed: a later bill moves the cost per unit, and not yet that of the product. */
  marginOfCost: 'Margin at product cost',
  sum: 'Total',
  apart: 'Each charge in its own column',
  noProduct: 'no product',
  nothingCame: 'nothing came',
  waterfall: 'How the landed cost is made up',
  whole: 'The whole shipment',
  ofOne: (name: string) => `${name}, one unit`,
  allLines: 'Show the whole shipment',
  pick: 'Choose a line in the table to see how the cost of one unit is made up.',
  exact: 'Rows and columns add up, to the last cent.',
  empty: 'Add lines and charges to see the landed cost.',
  by: (split: string) => `by ${split.toLowerCase()}`,
  byHand: 'set by hand',
  paid: (amount: number, currency: string, rate: string) =>
    `${formatMoneyExact(amount, currency)} at ${formatExchangeRate(rate === '' ? '0' : rate)}`,
  dutyOn: (rate: number, value: number, currency: string) =>
    `${formatRate(rate)} of ${formatMoneyExact(value, currency)}`,
  units: (quantity: number, price: number, currency: string) =>
    `${formatQuantity(quantity)} at ${formatMoneyExact(price, currency)}`,
  /** The received quantity; where it differs from the ordered one, both. */
  quantityOf: (quantity: number, received: number | null) =>
    received === null || received === quantity
      ? formatQuantity(quantity)
      : `${formatQuantity(received)} of ${formatQuantity(quantity)}`,
  notReceived: 'Paid for and not received',
} as const

/** The heads of the landed table as a file. */
export const csvHeads = {
  in: (name: string, currency: string) => `${name} (${currency})`,
  goods: 'Goods',
  duty: 'Duty',
  total: 'Total',
  perUnit: 'Landed cost per unit',
} as const

export const landMessages = {
  titles: {
    land: (name: string) => `Land ${name}`,
    correct: (name: string) => `Correct the costs of ${name}`,
  },
  leads: {
    land: 'Before anything changes you see the new costs, prices and stock. They count only once you apply them.',
    correct:
      'The costs are worked out again with the actual charges, and the prices that follow from them. Nothing changes until you apply them.',
  },
  method: 'New cost of each product',
  stock: 'Add the received quantities to the stock',
  prepare: 'Show what would change',
  preparing: 'Working out the new costs…',
  back: 'Back',
  cancel: 'Cancel',
  apply: (raisesStock: boolean) =>
    raisesStock ? 'Apply the new costs, prices and stock' : 'Apply the new costs and prices',
  applying: 'Applying the changes',
  stop: 'Stop',
  close: 'Close',
  offline: 'Landing needs the network',
  offlineText: 'The server works out the new costs. What you enter meanwhile is kept on this device.',
  unsent: 'Some of your changes are still on their way to the server; landing waits for them.',
  unsentTooLong: 'The server has not taken your last changes yet. Try again in a moment.',
  lostDuty: 'Import duty is missing in the lines',
  lostDutyText: (names: readonly string[], more: number) =>
    `${names.join(', ')}${more > 0 ? ` and ${formatNumber(more)} more` : ''}: the cost now has import duty, but the lines have none, so landing removes it from the cost. Enter the duty in the lines if you pay it.`,
  unlinked: (lines: number) =>
    `${countOf('shipmentLine', lines)} without a product: ${plural(lines, { one: 'takes its share', other: 'take their share' })} of the charges but ${plural(lines, { one: 'changes', other: 'change' })} nothing.`,
  rows: 'What would change',
  figures: {
    margin: 'Average margin',
    belowFloor: 'Below the lowest margin',
    refused: 'Left as they are',
  },
  columns: { product: 'Product', cost: 'Cost', price: 'Price', margin: 'Margin', stock: 'Stock' },
  show: 'Show',
  filters: { all: 'All', update: 'Changed', bad: 'Left as they are', same: 'Unchanged' },
  none: 'No product here.',
  doneTitles: { land: 'The shipment has landed', correct: 'The costs are corrected' },
  doneText: (raisesStock: boolean) =>
    `The new costs${raisesStock ? ', the prices that follow from them and the stock that arrived' : ' and the prices that follow from them'} are in your catalogue, as one change that you can look at and take back.`,
  landedTitle: 'This shipment has already landed',
  landedMeanwhile: 'It landed on another device. What it changed is in your catalogue.',
  deletedSince: (names: readonly string[]) =>
    `${names.join(', ')} ${names.length === 1 ? 'was' : 'were'} deleted meanwhile, so this cannot be applied`,
  deletedRemedy: {
    land: 'Close this and choose another product in the line, or none; or restore the product. Then land the shipment again.',
    correct: 'Go back and look again: what was deleted is left out then.',
  },
  changedMeanwhile: 'The shipment or its products have changed meanwhile. Check again what would change.',
  change: 'Show the change',
  undo: 'Undo',
  dutyAsAmount: (rate: number, amount: number, currency: string) =>
    `Import duty of ${formatRate(rate)} becomes an amount among the other costs: ${formatMoneyExact(amount, currency)}.`,
  dutyRemoved: (rate: number) => `Import duty of ${formatRate(rate)} is removed.`,
  ofVariant: (product: string, variant: string) => `${product} – ${variant}`,
  thing: 'this landing',
} as const

export const actualMessages = {
  beforeTitle: 'What did it really cost?',
  before:
    'Once the shipment has landed, compare later bills with the landed costs: the difference for each product, and the margin you really made.',
  charge: 'Charge',
  landed: 'Landed with',
  actual: 'Actual',
  difference: 'Difference',
  product: 'Product',
  quantity: 'Quantity',
  perUnitLanded: 'Landed cost',
  perUnitActual: 'Actual cost',
  marginThought: 'Planned margin',
  marginMade: 'Actual margin',
  /** The difference between the actual cost and the cost at landing. */
  outcome: (difference: number, currency: string) => {
    if (difference === 0) return 'The costs match the bills so far.'
    const amount = formatMoney(Math.abs(difference), currency)
    return `The shipment cost ${amount} ${difference > 0 ? 'more' : 'less'} than it landed with.`
  },
  open: (charges: number) =>
    `${countOf('shipmentCharge', charges)} without a bill yet: the estimate counts until it comes.`,
  propose: 'Propose corrected costs…',
  bills: 'Bills',
  billsLead: 'Enter each bill as it comes in. What the goods really cost is then worked out by product.',
  report: 'Difference by product',
  reportLead: 'At today’s price, without sales VAT.',
  gone: (name: string) => (name === '' ? 'Deleted product' : `${name} (deleted)`),
  goneVariant: (name: string) => `${name} (deleted variant)`,
} as const

export const fileMessages = {
  title: 'Lines from a file',
  lead: 'A supplier’s list as CSV or XLSX.',
  drop: 'Import the supplier’s file',
  dropText: 'CSV or XLSX with one product per row: SKU or name, quantity and price.',
  targets: {
    sku: 'SKU or barcode',
    description: 'Name',
    quantity: 'Quantity',
    unitCost: 'Unit price',
    currency: 'Currency',
    dutyPercent: 'Duty %',
    hsCode: 'HS code',
    originCountry: 'Country of origin',
    weight: 'Unit weight (kg)',
    volume: 'Unit volume (m³)',
  },
  currency: 'Amounts are in',
  row: 'Line',
  change: 'Quantity, price and product',
  updates: 'Update lines that already exist',
  updatesHelp:
    'A line is matched by its product, or else by its SKU or name. Off: every row of the file becomes a new line.',
  linked: (found: number, lines: number) =>
    `Found among your products by SKU, barcode or name: ${formatNumber(found)} of ${countOf('shipmentLine', lines)}.`,
  refusedFile: 'lines_refused.csv',
  issues: {
    unnamed: 'It has neither a SKU nor a name.',
    unpriced: (currency: string, cost: string) => `It needs a price in ${currency}: its product costs ${cost}.`,
  },
  cancel: 'Cancel',
  tooMany: (most: number) => `A shipment holds ${formatNumber(most)} lines; this file has more. Split it.`,
  found: 'product found',
  notFound: 'no product',
} as const
