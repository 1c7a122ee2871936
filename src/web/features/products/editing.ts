import type { PricingContext } from '#domain/pricing-rules.ts'
import type { PatchOfKind, RowOfKind } from '#contract/row-kinds.ts'
import type { ShownPrice } from '#web/kit/price/shown-price.ts'

/** A product while it is edited: the row, what it sells for, and how a change is saved. */
export interface Editing {
  readonly row: RowOfKind<'product'>
  readonly price: ShownPrice
  readonly context: PricingContext
  /** Saves at once; `what` names the change, for the message that offers to undo it. Null says nothing: it takes nothing away. */
  readonly save: (patch: PatchOfKind<'product'>, what: string | null) => void
}
