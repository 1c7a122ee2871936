import { createHash } from 'node:crypto'

/**
 * The id of a row that the server makes for a store: the same names give the same id, so that a step that is repeated makes nothing twice.
 * A version 8 UUID (RFC 9562) of the SHA-256 of the names.
 */
export function rowIdOf(...names: readonly string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(names)).digest('hex')
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** The id of the listing of a store's product. */
export function listingIdOf(storeId: string, externalId: string): string {
  return rowIdOf(storeId, 'listing', externalId)
}

/** The id of the product that is made for a store's product. */
export function productIdOf(storeId: string, externalId: string): string {
  return rowIdOf(storeId, 'product', externalId)
}
