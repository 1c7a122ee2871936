/** Words of the home page for signed-out visitors. */
export const homeMessages = {
  title: 'What did this really cost me, and what must I sell it for?',
  lead: 'Pricewright works out your selling prices from what your goods really cost: purchase, freight, duty, VAT and everything else. Every price shows how it came about.',
  start: 'Create your account',
  signIn: 'Sign in',
  figureTitle: 'The price story of an enamel mug',
  figureLabel: 'Price story of an enamel mug',
  margin: 'Margin you want',
  marginOption: (percent: string) => `${percent} margin`,
  result: (price: string, cost: string) => `It costs you ${cost} and sells for ${price}.`,
  profit: (profit: string, margin: string) => `${profit} of it is yours: ${margin} of the price.`,
  exampleNote: 'An example. The figures are worked out here and now, by the same code that prices a real catalogue.',
  steps: {
    base: 'Supplier price',
    shipping: 'Shipping',
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
    duty: 'on goods and shipping',
    extra: 'your own cost line',
    margin: 'of the price',
  },
  featuresTitle: 'What it does',
  features: [
    {
      title: 'Starts from your supplier’s file',
      text: 'Drop a CSV or XLSX file. Columns are recognized, you see what will happen before anything is saved, and one step takes it back.',
    },
    {
      title: 'Shows the reason behind every price',
      text: 'Costs, duty, VAT, margin or markup, price ending: each step with its number and where the number comes from.',
    },
    {
      title: 'Changes many prices at once',
      text: 'Set a margin for a whole catalogue, see every before and after, apply it, and undo it whole if you change your mind.',
    },
    {
      title: 'Works without a network',
      text: 'Your catalogue is on your device. Edit on a train; the changes are sent when the network is back, each exactly once.',
    },
    {
      title: 'Counts to the last cent',
      text: 'Amounts are calculated exactly. Every currency is rounded once, to its own smallest unit.',
    },
    {
      title: 'Is yours',
      text: 'Free software that runs on your own machine, with your data in one folder. No tracking, nothing loaded from elsewhere.',
    },
  ],
  onwardTitle: 'And everything after that',
  onward: [
    {
      title: 'Price lists to share',
      text: 'For shops, friends or one customer: a rule, prices set by hand, lower prices for more. A page behind a link, a PDF and a CSV that are always up to date.',
    },
    {
      title: 'Quotes, invoices, credit notes',
      text: 'Numbered without gaps and right to the cent. Customers read and accept a quote through its link; you see when.',
    },
    {
      title: 'E-invoices',
      text: 'The same invoice as XRechnung, Peppol BIS or Factur-X, checked before it leaves: what is missing is named while you can still fix it.',
    },
    {
      title: 'Orders and stock',
      text: 'A purchase order becomes a shipment, the shipment becomes stock at what it really cost, and what you sell is taken from it.',
    },
    {
      title: 'Plan ahead, look back',
      text: 'Prices that start and end on a day, and what any price was on any date. A calendar with due dates, shipments and reminders, and notes on every page.',
    },
    {
      title: 'Customers and what they owe',
      text: 'Statements, part payments and credit, what is overdue at a glance, and invoices that repeat by themselves.',
    },
  ],
} as const

/** Words of the shipment on the home page. */
export const landingMessages = {
  heading: 'Freight and duty, on the right product',
  lead: 'One container, many products. Enter the supplier’s invoice and the bills for freight, insurance and duty; Pricewright splits each by value, weight, volume or pieces. Every product then carries what it really cost, and its price follows.',
  title: (freight: string) => `Three products and ${freight} of freight`,
  split: 'Split the freight by',
  splits: { value: 'Value', weight: 'Weight', quantity: 'Pieces' },
  columns: { product: 'Product', paid: 'Supplier’s price', freight: 'Freight', landed: 'Landed' },
  lines: { mug: 'Enamel mug', pan: 'Cast-iron pan', towel: 'Tea towel' },
  pieces: (count: string) => `${count} pieces`,
  more: (percent: string) => `+${percent}`,
  note: 'Per piece, with import duty of 2.7%, 1.7% and 12% on goods and freight. An example, worked out here and now.',
} as const
