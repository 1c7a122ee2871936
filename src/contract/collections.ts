/** The documents' names of the collections, by the kind of their rows (SYNC-06): sync speaks them, and REST paths are made of them. */
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
  service: 'services',
  customer: 'customerProfiles',
  document: 'documents',
  documentCounter: 'counters',
  documentMail: 'documentMails',
  recurringDocument: 'recurringDocuments',
} as const

const collections: ReadonlyMap<string, string> = new Map(Object.entries(COLLECTIONS))
const kinds: ReadonlyMap<string, string> = new Map([...collections].map(([kind, name]) => [name, kind]))

/** The name of the collection that rows of a kind are in. */
export function collectionOf(kind: string): string {
  return collections.get(kind) ?? kind
}

/** The kind of the rows of a collection; any other word stays as it is, to be refused by whoever knows the kinds. */
export function kindOf(collection: string): string {
  return kinds.get(collection) ?? collection
}
