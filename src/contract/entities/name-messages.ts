/** Why a row without a name is refused. */
export const nameMessages = {
  brand: 'Brand name is required',
  businessProfile: 'Business name is required',
  category: 'Category name is required',
  customer: 'Customer name is required',
  importMapping: 'Supplier name is required',
  product: 'Product name is required',
  recurringDocument: 'Name is required',
  service: 'Service name is required',
  shipment: 'Shipment name is required',
} as const
