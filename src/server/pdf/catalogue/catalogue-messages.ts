/** Texts of a price list on paper and on its public page; prices and days come as text. */
export const catalogueMessages = {
  allPricesIn: (currency: string) => `All prices in ${currency}`,
  includeVat: 'Prices include VAT',
  excludeVat: 'Prices do not include VAT',
  tradeExcludesVat: 'Trade prices do not include VAT',
  validFrom: (day: string) => `Valid from ${day}`,
  validUntil: (day: string) => `Valid until ${day}`,
  onRequest: 'On request',
  withVat: (price: string) => `${price} with VAT`,
  withoutVat: (price: string) => `${price} without VAT`,
  trade: (price: string) => `Trade ${price}`,
  fromQuantity: (quantity: string, price: string) => `from ${quantity}: ${price}`,
  product: 'Product',
  sku: 'SKU',
  price: 'Price',
  empty: 'There are no products on this price list.',
}
