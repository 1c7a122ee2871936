/** What the rows behind a figure are told by. */
export const behindMessages = {
  gone: 'Deleted',
  document: { number: 'Document', customer: 'Customer', date: 'Date', total: 'Total', status: 'Status' },
  product: { name: 'Product', price: 'Price', cost: 'Cost', margin: 'Margin' },
  shipment: { name: 'Shipment', supplier: 'Supplier', landed: 'Landed' },
  /** In place of the amount of a row without a rate. */
  notInFigure: 'Not in it',
  nothing: 'Nothing is behind this figure.',
} as const
