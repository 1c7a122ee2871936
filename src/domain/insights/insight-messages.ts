import { pluralOf } from '../plural.ts'

const products = (count: number, shown: string): string =>
  pluralOf('en', count, { one: `${shown} product`, other: `${shown} products` })
const documents = (count: number, shown: string): string =>
  pluralOf('en', count, { one: `${shown} document`, other: `${shown} documents` })

/** What insights say; amounts, percentages, days and counts come as they are shown. */
export const insightMessages = {
  lowMargin: {
    title: (product: string) => `Low margin: ${product}`,
    text: (margin: string, limit: string) =>
      `Its margin is ${margin}. Below ${limit}, a discount or a higher cost soon leaves nothing.`,
  },
  unusualMargin: {
    title: (product: string) => `Unusually low margin: ${product}`,
    text: (margin: string, category: string, average: string) =>
      `Its margin is ${margin}; the average in ${category} is ${average}.`,
  },
  highCost: {
    title: (product: string) => `High cost: ${product}`,
    text: (cost: string, category: string, average: string) =>
      `It costs ${cost}; the average in ${category} is ${average}. A dearer product may cost more than others: check whether its price fits.`,
  },
  currencyRisk: {
    title: (product: string) => `Currency risk: ${product}`,
    text: (margin: string, currency: string, rise: string) =>
      `Its margin is ${margin}, and it depends on ${currency}. If its cost rises by ${rise}, no profit is left.`,
    unknown: (margin: string, rise: string) =>
      `Its margin is ${margin}. If you pay for it in another currency and its cost rises by ${rise}, no profit is left.`,
    nothing: (margin: string) => `Its margin is ${margin}: no profit is left to absorb another exchange rate.`,
  },
  pricingEvent: {
    title: (title: string) => `Coming up: ${title}`,
    text: (day: string) => `It starts on ${day}. Look at your prices before that.`,
  },
  belowCost: {
    title: (product: string) => `Price below cost: ${product}`,
    text: (price: string, cost: string) =>
      `Without VAT it is sold for ${price} and costs ${cost}: every piece loses money.`,
  },
  soldBelowCost: {
    title: (product: string) => `Sold below cost: ${product}`,
    text: (count: number, shown: string, document: string, day: string) =>
      `It was sold for less than it cost on ${documents(count, shown)}, most recently on ${document} of ${day}.`,
  },
  costRose: {
    title: (product: string) => `The cost rose, the price did not: ${product}`,
    text: (day: string, price: string, before: string, now: string) =>
      `On ${day} it was sold for ${price} and cost ${before}. The price is the same today, the cost is ${now}.`,
    movedTitle: (product: string) => `Its cost rose: ${product}`,
    moved: (day: string, price: string, before: string, now: string, priceNow: string) =>
      `On ${day} it was sold for ${price} and cost ${before}. Today it costs ${now} and sells for ${priceNow}.`,
  },
  stalePrice: {
    title: (product: string) => `Same price for a year: ${product}`,
    text: (day: string, price: string, before: string, now: string) =>
      `On ${day} it was already sold for ${price}, and cost ${before}. Today it costs ${now}.`,
  },
  promotionRule: {
    title: (product: string) => `Promotion that is no reduction: ${product}`,
    text: (day: string, price: string, lowest: string) =>
      `From ${day} it is to cost ${price}. The lowest known price of the 30 days before is ${lowest}, and a promotion has to be below it.`,
  },
  listAboveRetail: {
    title: (product: string) => `List price above the retail price: ${product}`,
    text: (list: string, price: string, retail: string) =>
      `The list price in ${list} is ${price}, the retail price is ${retail}.`,
  },
  cheaperShipment: {
    title: (product: string) => `Cheaper from another supplier: ${product}`,
    text: (supplier: string, shipment: string, price: string, paid: string) =>
      `The supplier price of ${supplier} was ${price} (${shipment}). In the newest shipment it was ${paid}.`,
  },
  dutyMissing: {
    title: (count: number, shown: string) => `No import duty: ${products(count, shown)}`,
    text: (category: string, rate: string, product: string) =>
      `Most products in ${category} have import duty, usually ${rate}. Some have none, such as ${product}.`,
  },
  vatMissing: {
    title: (count: number, shown: string) => `No VAT on cost: ${products(count, shown)}`,
    text: (category: string, rate: string, product: string) =>
      `Most products in ${category} have VAT on cost, usually ${rate}. Some have none, such as ${product}.`,
  },
  endingMissed: {
    title: (count: number, shown: string) => `Another price ending: ${products(count, shown)}`,
    text: (currency: string, ending: string, product: string) =>
      `Prices in ${currency} should have this ending: ${ending}. Some do not, such as that of ${product}.`,
  },
  skuTwice: {
    title: (sku: string) => `The same SKU more than once: ${sku}`,
    text: (count: number, shown: string) =>
      `${products(count, shown)} have it, so files and documents may mean the wrong one.`,
  },
  sampleSeason: {
    title: 'Plan prices for the season',
    text: (uplift: string) =>
      `Seasonal prices can raise revenue, as an illustration by up to ${uplift}. Add a pricing event to your calendar.`,
  },
  sampleMargin: {
    title: 'See what earns too little',
    text: 'Once products have a cost and a price, those with a low margin appear here.',
  },
  sampleCompetition: {
    title: 'Compare your suppliers',
    text: 'Once shipments name their suppliers, the same product at a lower supplier price appears here.',
  },
  endings: {
    none: 'None',
    '.99': '.99',
    '.95': '.95',
    '.90': '.90',
    '.49': '.49',
    whole: 'Whole amounts',
    nearest5: 'Multiples of 5',
    nearest10: 'Multiples of 10',
  },
  acts: {
    reprice: (margin: string) => `Set margin to ${margin}`,
    setDuty: (rate: string) => `Set import duty to ${rate}`,
    setVat: (rate: string) => `Set VAT on cost to ${rate}`,
    endPrices: 'Correct the endings',
    setListPrice: (price: string) => `Set list price to ${price}`,
    openCosts: 'Look at the costs',
    openEvent: 'Open the event',
    openPlan: 'Open the planned price',
    openShipment: 'Open the shipment',
    openProducts: 'Show the products',
    screens: { products: 'Open products', calendar: 'Open the calendar', shipments: 'Open shipments' },
  },
  stakes: {
    lowMargin: 'what the suggested margin would bring more',
    unusualMargin: 'what the suggested margin would bring more',
    currencyRisk: 'the profit at risk',
    belowCost: 'what it loses',
    costRose: 'what it costs more than then',
    stalePrice: 'what it costs more than then',
    cheaperShipment: 'what the cheaper supplier would save',
    dutyMissing: 'cost that is not counted',
    vatMissing: 'cost that is not counted',
  },
  stake: {
    year: (amount: string, what: string) => `${amount} in a year: ${what}`,
    piece: (amount: string, what: string) => `${amount} on each piece: ${what}`,
    documents: (amount: string) => `${amount} of loss`,
  },
  figures: {
    price: 'Price',
    grossPrice: 'Price with VAT',
    netPrice: 'Price before VAT',
    cost: 'Total cost',
    margin: 'Margin',
    averageMargin: 'Average margin',
    averageCost: 'Average cost',
    costThen: 'Total cost then',
    priceThen: 'Price then',
    day: 'Day',
    supplierPrice: 'Newest supplier price',
    cheaperPrice: 'Cheaper supplier price',
    endedPrice: 'Price with its ending',
    listPrice: 'List price',
    plannedPrice: 'Planned price',
    lowestPrice: 'Lowest price of the 30 days before',
    usualRate: 'Usual rate',
    riseToNothing: 'Rise of the cost that leaves no profit',
    sku: 'SKU',
    loss: 'Loss',
  },
  impacts: { high: 'High impact', medium: 'Medium impact', low: 'Low impact' },
  example: 'Example',
} as const
