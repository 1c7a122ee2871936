import { type Noun, plural } from '#web/kit/format/number.ts'

const row: Noun = { one: 'row', other: 'rows' }

function lacking(products: string, count: number, what: string): string {
  return plural(count, {
    one: `${products} has no ${what} yet, so nothing can be said about it.`,
    other: `${products} have no ${what} yet, so nothing can be said about them.`,
  })
}

/** The words of the start page. */
export const startMessages = {
  welcome: 'Welcome',
  welcomeFacts: 'Let’s find out what your goods really cost and what to sell them for.',
  home: 'Home',
  facts: {
    withCost: (count: string) => `${count} with a cost`,
    averageMargin: (margin: string) => `average margin ${margin}`,
  },

  setup: {
    title: 'Where do you sell?',
    lead: 'This sets your currency, how VAT is counted and how new products are priced. You can change it at any time in the settings.',
    name: 'Business name',
    nameHelp: 'Shown on your documents.',
    margin: 'Default margin',
    marginHelp: 'Prices new and imported products. Leave it empty to price each by hand.',
    timeZone: (zone: string) => `Days start and end by the clock of this device: ${zone}.`,
    country: 'Country',
    chooseCountry: 'Choose your country',
    currency: 'Currency',
    registered: 'I am registered for VAT',
    vat: 'Sales VAT',
    vatHelp: 'The standard rate of your country. Change it if you sell at another.',
    vatUnknown: 'This country has no single rate. Enter yours.',
    include: 'My prices include VAT',
    includeHelp: 'Shoppers see prices with VAT.',
    reclaim: 'I reclaim import VAT',
    reclaimHelp: 'Then it is not part of what a product costs you.',
    save: 'Save and continue',
    skip: 'Skip for now',
    thing: 'your settings',
  },
  sellsFrom: {
    notSet: 'You have not said where you sell yet.',
    set: 'Say where you sell',
    line: (country: string, currency: string) => `You sell from ${country} in ${currency}`,
    include: (rate: string) => `prices include ${rate} VAT`,
    exclude: (rate: string) => `${rate} VAT comes on top of prices`,
    without: 'no VAT',
    change: 'Change',
  },
  ways: {
    bring: 'Bring your products',
    bringText: 'Drop a supplier’s list or a shop’s export. You see what would happen before anything is saved.',
    fileKinds: 'CSV or Excel (.xlsx)',
    orType: 'No file to hand?',
    type: 'Type the first one',
    look: 'Look around with a sample shop',
    lookText:
      'An importer’s shop, made up for you: products, deliveries, price lists and services, and a few problems worth finding. One click takes it away again.',
  },
  sample: {
    load: 'Load the sample shop',
    remove: 'Remove the sample shop',
    loadTitle: 'Loaded the sample shop',
    removeTitle: 'Removed the sample shop',
    loaded: 'The sample shop is here',
    removed: 'The sample shop is gone',
    kept: (count: string) => `${count} stayed, because you changed or use them`,
    notice: 'You are looking at the sample shop',
    noticeText: 'Change what you like, or remove it when you bring your own products.',
    noticeChanged: (names: string) => `These stay when you remove it, because you changed or use them: ${names}.`,
    onlyChanged: 'You changed what is left of the sample shop, so it is now yours.',
    settingsTitle: 'Sample shop',
    settingsLead: 'An importer’s shop, made up for looking around.',
    notHere: 'It is not loaded.',
    here: (count: string) => `${count} from it are here.`,
    andMore: (names: string, count: string) => `${names} and ${count} more`,
    row,
  },
  tiles: {
    label: 'Your catalogue',
    products: 'Products',
    active: (count: string) => `${count} active`,
    withoutCost: 'Without a cost',
    withoutCostText: 'Nothing to price them from',
    noneWithoutCost: 'Every product has one',
    belowFloor: 'Below your lowest margin',
    belowFloorText: 'Sold for less than you want',
    noneBelowFloor: 'None',
    noFloor: 'No lowest margin is set',
    losing: 'Losing money',
    losingText: 'Sold for less than they cost',
    noneLosing: 'None',
    unpriced: 'Without a price',
    unpricedText: 'Set a margin for them',
    noneUnpriced: 'Every product with a cost has one',
  },
  attention: {
    title: 'Look at these first',
    lead: 'Active products that lose money or fall below your lowest margin.',
    none: 'Nothing to worry about: no active product loses money or falls below your lowest margin.',
    unpriced: {
      text: (products: string, count: number) => lacking(products, count, 'price'),
      act: 'Set a margin',
    },
    withoutCost: {
      text: (products: string, count: number) => lacking(products, count, 'cost'),
      act: 'Enter costs',
    },
    all: 'All of these',
  },
  changes: {
    title: 'Recent changes',
    none: 'Imports and edits of many products appear here. Each can be taken back whole.',
    all: 'All changes',
    partly: 'Partly taken back',
    reverted: 'Taken back',
    waiting: 'Blocked by later changes',
    row,
  },
} as const
