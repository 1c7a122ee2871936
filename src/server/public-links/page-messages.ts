/** Texts of the pages behind public links. */
export const pageMessages = {
  files: 'Files',
  search: 'Search',
  searchIn: 'Name, SKU or category',
  /** `{found}` and `{all}` are filled in by the script of the page. */
  found: '{found} of {all}',
  price: 'Price',
  priceWithVat: 'Price with VAT',
  priceWithoutVat: 'Price without VAT',
  otherPrices: 'Other prices',
  otherProducts: 'Other products',
  madeWith: 'Made with',
  failed: 'That did not work',
  closed: {
    list: { title: 'Price list not available', heading: 'This price list is not available' },
    document: { title: 'Document not available', heading: 'This document is not available' },
    note: 'The link has expired, was closed by its owner, or was not copied whole. Please ask the sender for a new one.',
  },
}

/** The columns of a price list as CSV. */
export const csvMessages = {
  name: 'Name',
  sku: 'SKU',
  fromQuantity: 'From quantity',
  currency: 'Currency',
  price: 'Price',
  tradePrice: 'Trade price',
  description: 'Description',
  category: 'Category',
}
