/** The words about the customers of a price list. */
export const customersText = {
  title: 'Customers with this list',
  lead: 'Their documents take prices from it.',
  add: 'Add a customer',
  choose: 'Choose a customer',
  nobody: 'There are no customers yet',
  added: (name: string) => `${name} buys by this list now`,
  remove: (name: string) => `Take ${name} out`,
  removed: (name: string) => `${name} no longer buys by this list`,
  set: (title: string) => `Customers of ${title}`.slice(0, 300),
  undo: 'Undo',
  act: { act: 'change', thing: 'this customer' },
} as const
