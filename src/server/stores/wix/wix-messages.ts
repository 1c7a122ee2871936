/** What is told of a change that Wix could not hold. */
export const wixMessages = {
  oneReduction: 'Wix keeps one reduction for all variants of a product: give each the same amount or percentage off.',
  otherPlaces: 'The stock at other locations is already more than that.',
  notKept: 'Wix still shows the former values. Check the product there, then send it again.',
  noStock: 'Wix keeps no stock for this product yet: turn on its tracking there first.',
} as const
