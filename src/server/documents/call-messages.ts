/** What the calls about documents refuse; the first two follow the name of a field. */
export const callMessages = {
  variantOfSeveral: 'is a variant of several products. Name the productId too',
  noPrice: (currency: string) =>
    `is missing: what this line sells has no price in ${currency} yet. Give a price; 0 if it costs nothing`,
  noEInvoice: 'This document cannot be exported as an e-invoice yet.',
}
