/** The screens that a user can have opened first, by their ids (PAGE-06). */
export const START_SCREENS = [
  'products',
  'categories',
  'shipments',
  'price-lists',
  'documents',
  'customers',
  'change-sets',
] as const
