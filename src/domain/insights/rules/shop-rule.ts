import type { Telling } from '../ranking.ts'
import type { Severity } from '../severity.ts'
import type { Shop } from '../shop.ts'

/** A rule that looks for its findings itself, because they are not single products. */
export interface ShopRule<T> extends Telling<T> {
  readonly find: (shop: Shop, add: (found: T, severity: Severity) => void) => void
}
