import { pluralOf } from '#domain/plural.ts'

const products = (count: number, written: string) =>
  pluralOf('en', count, { one: `${written} product`, other: `${written} products` })

/** What the built-in assistant says; figures come written out. */
export const builtInMessages = {
  about:
    'I am the built-in assistant: fixed rules that read your question and look the answer up in your own figures. No AI model is connected, and nothing leaves this product.',
  can: 'I can explain a price, find the price for a margin, try what costs or exchange rates would do, list products by margin or problem, add up sales, profit, payments and what customers owe, convert currencies, and prepare new prices or a quote.',
  cannot: 'I cannot answer that. These I can answer:',
  suggested: [
    'What did I sell last month?',
    'What is my best selling product?',
    'Which products have a margin below 20%?',
    'Who owes me money?',
  ],
  cannotPublic:
    'I cannot answer that without an account: then I answer from your own products and documents. Without one I calculate margins, markups, VAT and discounts, and convert currencies.',
  suggestedPublic: [
    'What should I charge for something that costs 12 with 40% margin?',
    'How much VAT is in 120 at 20%?',
    'What does it cost?',
    'Can it read an Excel file?',
  ],
  facts: {
    free: 'Pricewright is free software: the program itself costs nothing. Whoever runs this installation may charge for it: its terms of service and its operator say whether.',
    file: 'Yes. Excel files (XLSX) and CSV are read: the columns are recognised, you see every row before anything is written, and an import can be taken back as one.',
    privacy:
      'Your data stays on the server of this installation. The privacy policy says what is kept, for how long and who sees it; you can download or delete all of it at any time.',
  },
  productsSo: 'These products have that name:',
  categoriesAre: (names: string) => `Your categories are: ${names}.`,
  refused: 'I could not work that out with these figures. Check them, and ask again.',
  nothingOpen: 'Which product do you mean? Name it, or open it first.',
  /** A name with a slip of the keys, and the record that is meant. */
  taken: (written: string, name: string) => `I took “${written}” as ${name}.`,
  noProduct: (name: string) => `I found no product called “${name}”.`,
  noCustomer: (name: string) => `I found no customer called “${name}”.`,
  noGroup: (name: string) => `I found no category or brand called “${name}”.`,
  meant: 'Did you mean:',
  near: 'The closest are:',
  which: (name: string) => `Several match “${name}”. Which one do you mean?`,
  titles: {
    products: 'Products',
    steps: 'How the price is made',
    services: 'Services',
    customers: 'Customers',
    documents: 'Documents',
    open: 'Open invoices',
    margins: 'Margins',
    stock: 'Stock at landed cost',
    offers: 'Suppliers',
    history: 'Price over time',
    moved: 'What moves most',
    insights: 'Insights',
    categories: 'Margin by category',
    brands: 'Margin by brand',
  },
  columns: {
    product: 'Product',
    sku: 'SKU',
    price: 'Price',
    cost: 'Cost',
    margin: 'Margin',
    stock: 'Stock',
    step: 'Step',
    amount: 'Amount',
    total: 'Total',
    name: 'Name',
    customer: 'Customer',
    number: 'Number',
    day: 'Date',
    due: 'Due',
    validUntil: 'Valid until',
    open: 'Open',
    supplier: 'Supplier',
    before: 'Now',
    after: 'After',
    products: 'Products',
    sold: 'Sales',
    profit: 'Profit',
    quantity: 'Quantity',
    finding: 'Finding',
  },
  priced: (name: string, price: string, cost: string, margin: string) =>
    `${name} sells at ${price} and costs ${cost} in total: a margin of ${margin}.`,
  unpriced: (name: string, cost: string) => `${name} has no price yet. It costs ${cost} in total.`,
  withoutCost: (name: string, price: string) =>
    `${name} sells at ${price}; what it costs is not known, so it has no margin.`,
  bare: (name: string) => `${name} has neither a cost nor a price yet.`,
  profit: (name: string, amount: string) => `${name} leaves ${amount} on each piece.`,
  today: (price: string) => `By today’s rules it would be ${price}.`,
  forMargin: (name: string, margin: string, price: string) =>
    `For a margin of ${margin}, ${name} has to sell at ${price}.`,
  forMarkup: (name: string, markup: string, price: string) => `With a markup of ${markup}, ${name} sells at ${price}.`,
  atPrice: (name: string, price: string, margin: string) => `At ${price}, ${name} has a margin of ${margin}.`,
  withDiscount: (name: string, discount: string, margin: string) =>
    `With ${discount} off, ${name} keeps a margin of ${margin}.`,
  discountLeft: (name: string, discount: string) => `You can give at most ${discount} off ${name}.`,
  costFor: (name: string, price: string, margin: string, cost: string) =>
    `To sell ${name} at ${price} with a margin of ${margin}, the supplier price may be ${cost} at most.`,
  now: (price: string, margin: string) => `Now it is ${price}, with a margin of ${margin}.`,
  moved: (lever: string, changed: string, tried: string) =>
    `${lever}: ${changed} of ${tried} products change, if your prices stay as they are.`,
  meanMoved: (before: string, after: string) => `The average margin goes from ${before} to ${after}.`,
  losingThen: (count: number, written: string) =>
    pluralOf('en', count, {
      one: `${written} product then loses money.`,
      other: `${written} products then lose money.`,
    }),
  oneMoved: (name: string, lever: string, before: string, after: string) =>
    `${lever}: the margin of ${name} goes from ${before} to ${after}, if its price stays as it is.`,
  notMoved: (lever: string) => `${lever}: nothing changes; no product has such costs.`,
  pricesMoved: (lever: string, changed: string, tried: string) =>
    `${lever}: the prices of ${changed} of ${tried} products change.`,
  noPriceMoves: (lever: string) => `${lever}: no price changes.`,
  levers: {
    supplierCostPercent: (value: string) => `Supplier prices ${value}`,
    freightPercent: (value: string) => `Shipping ${value}`,
    otherCostsPercent: (value: string) => `Other costs ${value}`,
    dutyPoints: (value: string) => `Import duty ${value} points`,
    dutyRate: (value: string) => `Import duty at ${value}`,
    currencyPercent: (value: string, currency: string) => `${currency} ${value}`,
    marginRate: (value: string) => `Margins at ${value}`,
  },
  cells: {
    price: 'Price',
    margin: 'Margin',
    markup: 'Markup',
    cost: 'Cost',
    profit: 'Profit',
    net: 'Without VAT',
    gross: 'With VAT',
    vat: 'VAT',
    rate: 'VAT rate',
    newPrice: 'Price after the discount',
    newMargin: 'Margin after the discount',
    extraSales: 'More sales needed for the same profit',
    discount: 'Discount',
  },
  converted: (amount: string, result: string) => `${amount} is ${result}.`,
  notConverted: (from: string, to: string) => `I know no exchange rate between ${from} and ${to} for this amount.`,
  priceIn: (name: string, price: string, result: string) => `${name} sells at ${price}, which is ${result}.`,
  costIn: (name: string, cost: string, result: string) => `${name} costs ${cost} in total, which is ${result}.`,
  rate: (day: string) => `At the reference rate of ${day}.`,
  staleRate: 'This rate is old.',
  /** What is said of one row, with its name before it. */
  ofRow: (name: string, sentence: string) => `${name}: ${sentence}`,
  found: (count: number, written: string) => `${products(count, written)}.`,
  theseAre: 'Here they are:',
  none: 'Nothing matches.',
  meanMargin: (mean: string, count: number, written: string) =>
    `The average margin is ${mean} over ${products(count, written)}, counting active ones only.`,
  groupMargin: (name: string, mean: string, count: number, written: string) =>
    `${name}: average margin ${mean} over ${products(count, written)}.`,
  noMargins: 'No product has a cost and a price yet, so there are no margins.',
  problems: (losing: string, below: string, unpriced: string) =>
    `Losing money: ${losing}. Below the lowest margin: ${below}. Without a price: ${unpriced}.`,
  stockWorth: (amount: string, count: number, written: string) =>
    `Your stock is worth ${amount} at landed cost: ${products(count, written)} counted, without inactive ones.`,
  stockCostless: (count: number, written: string) =>
    pluralOf('en', count, {
      one: `${written} of them has goods at hand without a known cost, which are not in it.`,
      other: `${written} of them have goods at hand without a known cost, which are not in it.`,
    }),
  noStock: 'No product has a counted stock at hand, so there is nothing to value.',
  notIn: (amounts: string) => `Left out, because no exchange rate is known: ${amounts}.`,
  owed: (count: number, written: string, open: string, overdue: string) =>
    pluralOf('en', count, {
      one: `${written} invoice is open: ${open}, of which overdue: ${overdue}.`,
      other: `${written} invoices are open: ${open}, of which overdue: ${overdue}.`,
    }),
  late: (count: number, written: string, open: string, overdue: string) =>
    pluralOf('en', count, {
      one: `${written} invoice is overdue: ${overdue} of ${open} that are open.`,
      other: `${written} invoices are overdue: ${overdue} of ${open} that are open.`,
    }),
  paidAfter: (count: number, written: string, mean: string, median: string, onTime: string) =>
    pluralOf('en', count, {
      one: `${written} invoice paid in full; days to pay: ${mean} on average, median ${median}; ${onTime} on time.`,
      other: `${written} invoices paid in full; days to pay: ${mean} on average, median ${median}; ${onTime} on time.`,
    }),
  nonePaid: 'no invoice was paid in full.',
  comparedIn: (currency: string, day: string) => `Compared in ${currency}, at the reference rates of ${day}.`,
  notCompared: (currencies: string) => `Not compared, because no exchange rate is known: ${currencies}.`,
  owesMost: (name: string, amount: string) => `${name} owes the most: ${amount}.`,
  largestInvoice: (customer: string, amount: string) =>
    customer === '' ? `The largest is over ${amount}.` : `The largest is for ${customer}: ${amount}.`,
  beforeVat: (price: string) => `Price before VAT: ${price}`,
  withVat: (price: string, rate: string) => `With ${rate} VAT: ${price}.`,
  owedBy: (name: string, open: string, overdue: string) => `${name} owes ${open}, of which overdue: ${overdue}.`,
  owesNothing: (name: string) => `${name} owes nothing.`,
  nothingOwed: 'Nobody owes you anything.',
  nothingOverdue: 'Nothing is overdue.',
  nothingOverdueOf: (name: string) => `${name} has nothing overdue.`,
  convertedTo: (currency: string) => `Converted to ${currency} at the reference rate of each document’s own day.`,
  leftOut: (count: number, written: string, amounts: string) =>
    pluralOf('en', count, {
      one: `${written} invoice without an exchange rate is left out: ${amounts}.`,
      other: `${written} invoices without an exchange rate are left out: ${amounts}.`,
    }),
  creditedByHand: (count: number, written: string) =>
    pluralOf('en', count, {
      one: `${written} invoice set to Credited without a credit note is not counted.`,
      other: `${written} invoices set to Credited without a credit note are not counted.`,
    }),
  documentsFound: (count: number, written: string) =>
    pluralOf('en', count, { one: `${written} document.`, other: `${written} documents.` }),
  customersFound: (count: number, written: string) =>
    pluralOf('en', count, { one: `${written} customer.`, other: `${written} customers.` }),
  servicesFound: (count: number, written: string) =>
    pluralOf('en', count, { one: `${written} service.`, other: `${written} services.` }),
  cheapest: (supplier: string, price: string) => `${supplier} was the cheapest: ${price} each.`,
  dearest: (supplier: string, price: string) => `${supplier} was the dearest: ${price} each.`,
  noOffers: (name: string) => `No shipment with ${name} states a supplier price.`,
  lastChange: (name: string, day: string, price: string) => `The price of ${name} last changed on ${day}, to ${price}.`,
  lowest: (price: string, days: number) => `Lowest price of the last ${days} days: ${price}.`,
  noHistory: (name: string) => `${name} has had no price yet.`,
  findings: (count: number, written: string) =>
    pluralOf('en', count, {
      one: `${written} thing needs a decision.`,
      other: `${written} things need a decision.`,
    }),
  noFindings: 'Nothing needs a decision.',
  soldBy: {
    product: 'Sales by product',
    service: 'Sales by service',
    customer: 'Sales by customer',
    category: 'Sales by category',
    brand: 'Sales by brand',
  },
  days: (from: string, to: string) => `${from} to ${to}:`,
  nothingSold: 'nothing was sold.',
  nothingSoldOf: (name: string) => `nothing of ${name} was sold.`,
  boughtNothing: (name: string) => `${name} bought nothing.`,
  receivedIn: (amount: string) => `payments received ${amount}.`,
  receivedFrom: (name: string, amount: string) => `payments received from ${name}: ${amount}.`,
  mostSold: (name: string, what: string) => `most from ${name}, with ${what}.`,
  leastSold: (name: string, what: string) => `least from ${name}, with ${what}.`,
  salesOf: (amount: string) => `sales of ${amount}`,
  profitOf: (amount: string) => `a profit of ${amount}`,
  boughtFor: (name: string, amount: string) => `${name} bought for ${amount} without VAT.`,
  soldOf: (name: string, quantity: string, amount: string) => `${name}: ${quantity} sold for ${amount} without VAT.`,
  soldFor: (name: string | undefined, amount: string) =>
    name === undefined ? `Sales ${amount} without VAT.` : `${name}: sales ${amount} without VAT.`,
  profitMade: (profit: string, margin: string | undefined) =>
    margin === undefined ? `Profit ${profit}.` : `Profit ${profit}, a margin of ${margin}.`,
  uncosted: (count: number, written: string) =>
    pluralOf('en', count, {
      one: `${written} line without a known cost is not in the profit.`,
      other: `${written} lines without a known cost are not in the profit.`,
    }),
  proposed: 'I prepared this. Nothing changes before you look at it and apply it.',
}
