/** The titles of changes of price lists and planned prices, and why one could not begin. */
export const planMessages = {
  listDeleted: 'Deleted a price list',
  begun: 'Planned price',
  ended: 'End of a planned price',
  endOf: (title: string) => `End of ${title}`,
  twice: 'Another price of the same product began at the same moment.',
}
