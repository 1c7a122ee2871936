/** Words of the home page for signed-out visitors. */
export const homeMessages = {
  title: 'What did this really cost me, and what must I sell it for?',
  lead: 'Pricewright works out your selling prices from what your goods really cost: purchase, freight, duty, VAT and everything else. Every price shows how it came about.',
  start: 'Create your account',
  signIn: 'Sign in',
  figureTitle: 'An enamel mug, told as a price story',
  figureLabel: 'Price story of an enamel mug',
  margin: 'Margin you want',
  marginOption: (percent: string) => `${percent} margin`,
  result: (price: string, cost: string) => `It costs you ${cost} and sells for ${price}.`,
  profit: (profit: string, margin: string) => `${profit} of it is yours: ${margin} of the price.`,
  exampleNote: 'An example. The figures are worked out here and now, by the same code that prices a real catalogue.',
  steps: {
    base: 'Purchase price',
    shipping: 'Freight',
    duty: (rate: string) => `Import duty ${rate}`,
    extra: 'Gift box',
    cost: 'What it really costs',
    margin: (rate: string) => `Margin ${rate}`,
    ending: 'Up to an ending in .99',
    price: 'Selling price',
  },
  sources: {
    base: 'supplier’s list',
    shipping: 'per piece',
    duty: 'on goods and freight',
    extra: 'cost line of your own',
    margin: 'of the price',
  },
  featuresTitle: 'What it does',
  features: [
    {
      title: 'Starts from your supplier’s file',
      text: 'Drop a CSV or XLSX file. Columns are recognised, you see what will happen before anything is written, and one step takes it back.',
    },
    {
      title: 'Shows the reason behind every price',
      text: 'Costs, duty, VAT, margin or markup, price ending: each step with its number and where the number comes from.',
    },
    {
      title: 'Changes many prices with one look',
      text: 'Set a margin for a whole catalogue, see every before and after, apply it, and undo it whole if you change your mind.',
    },
    {
      title: 'Works without a network',
      text: 'Your catalogue is on your device. Edit on a train; the changes are sent when the network is back, each exactly once.',
    },
    {
      title: 'Counts to the last cent',
      text: 'Money is never a rounded fraction in here. Every currency is rounded once, to its own smallest unit.',
    },
    {
      title: 'Is yours',
      text: 'Free software that runs on your own machine, with your data in one folder. No tracking, nothing loaded from elsewhere.',
    },
  ],
} as const
