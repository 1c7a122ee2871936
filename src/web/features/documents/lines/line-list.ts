import type { ItemPatch, ItemRow } from '#web/kit/documents/document-row.ts'
import type { LineOffer } from './line-offers.ts'
import type { LineValues } from './line-values.ts'
import type { DocumentPricing } from '#contract/document-pricing.ts'

/** A cell of the lines, by line and column. */
export interface CellPosition {
  readonly id: string
  readonly column: string
}

/** What a list of lines is given, as a table or as cards. */
export interface LineListProps {
  readonly items: readonly ItemRow[]
  readonly values: ReadonlyMap<string, LineValues>
  readonly currency: string
  readonly pricing: DocumentPricing
  readonly hasMargins: boolean
  readonly disabled: boolean
  readonly onSave: (item: ItemRow, patch: ItemPatch) => void
  /** Told while typing; null once the typing has ended. */
  readonly onTyping: (id: string, patch: ItemPatch | null) => void
  readonly onPick: (item: ItemRow, offer: LineOffer) => void
  /** Adds a line behind another (null: at the end); answers its id. */
  readonly onAdd: (what: LineOffer | string, after: string | null) => string
  readonly onRemove: (item: ItemRow) => void
  readonly onMove: (item: ItemRow, to: number) => void
}
