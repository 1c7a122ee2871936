/** The specification's names of the collections, by kind of row (SYNC-06): sync and REST paths use them. */
export const COLLECTIONS = {
  userProfile: 'users',
  businessProfile: 'businessProfiles',
  category: 'categories',
  brand: 'brands',
  product: 'products',
  changeSet: 'changeSets',
  importMapping: 'importMappings',
  shipment: 'shipments',
  shipmentLine: 'shipmentLines',
  shipmentCharge: 'shipmentCharges',
  priceList: 'priceLists',
  priceListPrice: 'priceListPrices',
  scheduledPrice: 'scheduledPrices',
  scenario: 'scenarios',
  service: 'services',
  customer: 'customerProfiles',
  document: 'documents',
  documentCounter: 'counters',
  documentMail: 'documentMails',
  recurringDocument: 'recurringDocuments',
  stickyNote: 'sticky_notes',
  event: 'events',
  insightDismissal: 'insightDismissals',
  assistantMessage: 'assistantMessages',
  store: 'stores',
  storeListing: 'storeListings',
  storeConflict: 'storeConflicts',
} as const

const collections: ReadonlyMap<string, string> = new Map(Object.entries(COLLECTIONS))
const kinds: ReadonlyMap<string, string> = new Map([...collections].map(([kind, name]) => [name, kind]))

/** The collection of a kind of row. */
export function collectionOf(kind: string): string {
  return collections.get(kind) ?? kind
}

/** The kind of rows in a collection; an unknown name is returned as it is, and refused where kinds are looked up. */
export function kindOf(collection: string): string {
  return kinds.get(collection) ?? collection
}
