const KIND = {
  category: '1',
  brand: '2',
  product: '3',
  shipment: '4',
  shipmentLine: '5',
  shipmentCharge: '6',
  priceList: '7',
  priceListPrice: '8',
  service: '9',
  customer: 'a',
  document: 'b',
  businessProfile: 'c',
} as const

/** The id of a row of the sample shop. Fixed, so that loading twice creates nothing twice and a later version still knows its rows. */
export function sampleId(kind: keyof typeof KIND, index: number): string {
  return `019aa000-0000-7000-8${KIND[kind]}00-${String(index).padStart(12, '0')}`
}

/** Whether a row is one of the sample shop, by its id alone. */
export function isSampleId(id: string): boolean {
  return /^019aa000-0000-7000-8[1-9a-c]00-0{6}/.test(id)
}

/** The business of the sample's documents: a series of numbers of its own. */
export const SAMPLE_BUSINESS = sampleId('businessProfile', 1)

/** Whether a document is the sample's, in the series of the sample's own business: it may always be deleted (DOC-20). */
export function isSampleDocument({
  id,
  businessProfileId,
}: {
  readonly id: string
  readonly businessProfileId: string | null
}): boolean {
  return businessProfileId === SAMPLE_BUSINESS && isSampleId(id)
}
