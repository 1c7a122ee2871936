export const pushMessages = {
  title: (store: string) => `Prices for ${store}`,
  stale: 'The store or its products were changed since this was worked out. Discard it and send again.',
  nothing: 'Everything in this store is already as it is here, so there is nothing to send.',
  notConnected: 'This store is not connected. Connect it again, then send.',
  variantGone: 'The variant is not here any more.',
  noPrice: 'It has no price here.',
  otherCurrency: (here: string, there: string) => `Its price is in ${here}, but the store sells in ${there}.`,
  belowFloor: 'Its price is below the lowest margin, and no reason is given for that.',
  openConflict: 'It was changed both here and in the store. Decide which value holds first.',
  noNotice: 'There is no such webhook.',
}
