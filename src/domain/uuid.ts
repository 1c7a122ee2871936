const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** Whether a text is a UUID in lower case, the only stored spelling. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}

/** A UUIDv7 (RFC 9562) of a moment in epoch milliseconds and 16 random bytes, of which 74 bits are used. */
export function uuidV7(nowMs: number, random: Uint8Array): string {
  const time = Math.floor(nowMs).toString(16).padStart(12, '0')
  const bytes = [...random.subarray(6, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const variant = ((Number.parseInt(bytes.charAt(4), 16) & 3) | 8).toString(16)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${bytes.slice(1, 4)}-${variant}${bytes.slice(5, 8)}-${bytes.slice(8)}`
}

/** A UUIDv4 (RFC 9562) of 16 random bytes: ids that reveal nothing, not even their time. */
export function uuidV4(random: Uint8Array): string {
  const hex = [...random.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
}

const TAIL_BITS = 62n
/** The last 62 bits of an id: those after its variant. */
export const TAIL_MASK = (1n << TAIL_BITS) - 1n

/**
 * The id of the n-th row that a mutation makes: the same on both sides and on every retry. The last 62 bits of the mutation's id are
 * scrambled by a bijection and counted up, the rest stays. So ids of one mutation are distinct and in order; ids of two mutations can
 * only be equal if both were made in the same millisecond and 74 random bits fall within each other's count (about 2^-56 for 100,000
 * rows each).
 */
export function derivedUuid(mutationId: string, counter: number): string {
  const tail = BigInt(`0x${mutationId.slice(19).replaceAll('-', '')}`) & TAIL_MASK
  const next = (scrambled(tail) + BigInt(counter) + 1n) & TAIL_MASK
  const hex = (next | (1n << 63n)).toString(16)
  return `${mutationId.slice(0, 19)}${hex.slice(0, 4)}-${hex.slice(4)}`
}

/** A bijection on 62 bits that sends neighbours far apart, so that mutation ids that only count up stay safe too. */
export function scrambled(tail: bigint): bigint {
  let bits = tail
  bits = ((bits ^ (bits >> 31n)) * 0x1ce4_e5b9_bf58_476dn) & TAIL_MASK
  bits = ((bits ^ (bits >> 29n)) * 0x14d0_49bb_1331_11ebn) & TAIL_MASK
  return bits ^ (bits >> 31n)
}
