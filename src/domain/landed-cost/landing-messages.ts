/** Problems of a landing beside those of the cost. */
export const landingMessages = {
  noProduct: 'No line names a product, so there is nothing to land.',
  productGone: 'This product was deleted. Choose another one, or none.',
  variantGone: 'This variant is no longer there. Choose another one, or none.',
  allGone: 'None of the products of this shipment exist any more, so there is no cost to correct.',
  asLanded: 'This shipment has landed, and its charges are as they were then. There is nothing to land again.',
  wholeStock: 'Stock is counted in whole units. Enter a whole quantity, or do not add to the stock.',
} as const
