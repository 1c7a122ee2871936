export const pushMessages = {
  title: (store: string) => `Prices for ${store}`,
  stale: 'The store or its products were changed since this was worked out. Discard it and send again.',
  nothing: 'The store already has everything that would be sent.',
  notConnected: 'This store is not connected. Connect it again, then send.',
  variantGone: 'The variant is not here any more.',
  noPrice: 'It has no price here.',
  otherCurrency: (here: string, there: string) => `Its price is in ${here}, but the store sells in ${there}.`,
  belowFloor:
    'Its price is below the lowest margin, and no reason is given for that. Raise the price, or give a reason on the product.',
  openConflict: 'It was changed both here and in the store. First decide which value holds.',
  noNotice: 'There is no such webhook.',
}
