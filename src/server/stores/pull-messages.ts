import type { FitNote } from './fitted-product.ts'

/** Texts of looks at stores. */
export const pullMessages = {
  asInStore: (store: string) => `It is the price in ${store}`,
  firstImport: (store: string) => `First import from ${store}`,
  changesOf: (store: string) => `Changes in ${store}`,
  decided: (store: string) => `Differences decided: ${store}`,
  broughtProducts: (provider: string) => `Products from ${provider}`,
  stale: 'Products were changed since the store was read. Discard this and check for changes again.',
  noPicture: 'The picture could not be fetched from the store.',
  underWay: 'This store is being read already.',
  notConnected: 'This store is not connected. Connect it again first.',
  notOpen: 'This difference has been decided already.',
  oneValue: 'A value of your own is for one difference alone.',
  noOwnCompareAt: 'The price before a promotion is worked out here: keep yours, or take the store’s.',
  noDoubt: 'This product of the store has been settled already.',
  isTaken: 'Another product of this store is that product already.',
  oneStore: 'These differences are of several stores: decide those of one store at a time.',
  noStore: 'No such store is connected.',
}

/** What was changed of a product so that it can be kept here. */
export const fitMessages: Readonly<Record<FitNote, string>> = {
  text: 'A text that is too long was cut.',
  options: 'Only the first three options were taken over.',
  variants: 'Variants beyond the limits, or with the same options as others, were left out.',
  amount: 'An amount that cannot be read was left out.',
  tags: 'Only the first hundred tags were taken over.',
}
