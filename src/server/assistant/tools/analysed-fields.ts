/** The fields of a document that figures are made from. */
export const ANALYSED_FIELDS = [
  'documentType',
  'status',
  'businessProfileId',
  'customerId',
  'currency',
  'issueDate',
  'dueDate',
  'items',
  'taxes',
  'pricesIncludeTax',
  'taxAmount',
  'total',
  'balanceDue',
  'creditedAmount',
  'creditedInDrafts',
  'payments',
  'originalInvoiceId',
  'relatedDocuments',
  'updatedAt',
] as const

/** The fields of a product that figures of the catalogue are made from, and that its floor of now follows from. */
export const PRICED_FIELDS = [
  'isActive',
  'categoryId',
  'brandId',
  'baseCurrency',
  'totalCost',
  'effectivePrice',
  'margin',
  'belowFloor',
  'keepsFloor',
  'floorMargin',
  'stock',
  'variants',
] as const
