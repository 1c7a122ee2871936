import type { PricingContext } from '#domain/pricing-rules.ts'
import type { PatchOfKind, RowOfKind } from '#contract/row-kinds.ts'
import type { PricingContextOf } from '#web/kit/price/pricing-context.ts'
import type { ShownPrice } from '#web/kit/price/shown-price.ts'

/** What changes; of what was stored last, where it depends on that: a field that is left by the same press may have been saved since the page was drawn. */
export type Edit = PatchOfKind<'product'> | ((now: RowOfKind<'product'>) => PatchOfKind<'product'>)

/** A product while it is edited: the row, what it sells for, and how a change is saved. */
export interface Editing {
  readonly row: RowOfKind<'product'>
  /** The row with the number that is being typed and not stored yet; the price is made from it. */
  readonly shown: RowOfKind<'product'>
  readonly price: ShownPrice
  readonly context: PricingContext
  readonly contextOf: PricingContextOf
  /** Saves a field at once, which says so for a moment; `what` names it for the key that takes it back. Null is a step on the way. */
  readonly save: (edit: Edit, what: string | null) => void
  /** Does at once what is more than a field; a message says so by its title, with the way back. */
  readonly act: (edit: Edit, title: string) => void
  /** Shows what a number that is being typed would change, and stores nothing; null where nothing is typed. */
  readonly preview: (patch: PatchOfKind<'product'> | null) => void
}
