import type { PricingContext } from '#domain/pricing-rules.ts'
import type { PatchOfKind, RowOfKind } from '#contract/row-kinds.ts'
import type { ShownPrice } from '#web/kit/price/shown-price.ts'

/** A product while it is edited: the row, what it sells for, and how a change is saved. */
export interface Editing {
  readonly row: RowOfKind<'product'>
  readonly price: ShownPrice
  readonly context: PricingContext
  /** Saves a field at once, which says so for a moment; `what` names it for the key that takes it back. Null is a step on the way. */
  readonly save: (patch: PatchOfKind<'product'>, what: string | null) => void
  /** Does at once what is more than a field; a message says so by its title, with the way back. */
  readonly act: (patch: PatchOfKind<'product'>, title: string) => void
}
