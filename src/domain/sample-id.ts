const KIND = { category: '1', brand: '2', product: '3' } as const

/** The id of a row of the sample shop. Fixed, so that loading twice makes nothing twice and a later version still knows its rows. */
export function sampleId(kind: keyof typeof KIND, index: number): string {
  return `019aa000-0000-7000-8${KIND[kind]}00-${String(index).padStart(12, '0')}`
}

/** Whether a row is one of the sample shop, without the shop at hand. */
export function isSampleId(id: string): boolean {
  return /^019aa000-0000-7000-8[123]00-0{6}/.test(id)
}
