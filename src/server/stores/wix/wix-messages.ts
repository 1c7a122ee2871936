/** What is told of a change that Wix could not hold. */
export const wixMessages = {
  oneReduction: 'Wix keeps one reduction for all variants of a product: give each the same amount or percentage off.',
  otherPlaces: 'The stock at other locations is already more than that.',
  notKept: 'Wix took the change but does not show it.',
  noStock: 'Wix keeps no stock for this product yet: turn on its tracking there first.',
} as const
