/** The screens that a user can have opened first, by their ids: those of the navigation, in its order (PAGE-06). */
export const START_SCREENS = [
  'products',
  'categories',
  'brands',
  'services',
  'calculators',
  'shipments',
  'price-lists',
  'past-prices',
  'documents',
  'recurring',
  'customers',
  'calendar',
  'events',
  'sticky-notes',
  'analytics',
  'change-sets',
] as const
