import { scrambled, TAIL_MASK } from './uuid.ts'

/**
 * The id of something that a name identifies within a row, such as a variant by its values: every device derives the same id, so that
 * two devices create one thing. `isTaken` skips ids that are used for something else by now.
 */
export function namedUuid(base: string, name: string, isTaken: (id: string) => boolean = () => false): string {
  let hash = 0xcbf2_9ce4_8422_2325n
  for (let at = 0; at < name.length; at += 1) {
    hash = ((hash ^ BigInt(name.charCodeAt(at))) * 0x100_0000_01b3n) & 0xffff_ffff_ffff_ffffn
  }
  for (let next = hash & TAIL_MASK; ; next = (next + 1n) & TAIL_MASK) {
    const hex = (scrambled(next) | (1n << 63n)).toString(16)
    const id = `${base.slice(0, 19)}${hex.slice(0, 4)}-${hex.slice(4)}`
    if (!isTaken(id)) return id
  }
}
