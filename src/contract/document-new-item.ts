import type { ItemPatch, ItemRow } from './document-row.ts'

const EMPTY: Omit<ItemRow, 'id'> = {
  productId: null,
  variantId: '',
  serviceId: null,
  sku: '',
  description: '',
  quantity: 10_000,
  unitCode: 'C62',
  unitPrice: 0,
  taxPercent: 0,
  taxCategory: null,
  exemptionReason: '',
  discountPercent: null,
  discountAmount: null,
  unitCost: null,
  priceRule: '',
  rounding: null,
  lineTotal: 0,
}

/** A complete line; fields that are not given are as in an empty one. */
export function newItem(id: string, values: ItemPatch): ItemRow {
  return { ...EMPTY, ...values, id }
}
