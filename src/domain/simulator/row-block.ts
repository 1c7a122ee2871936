import { codeAt, type SimulatorColumns } from './simulator-columns.ts'

/**
 * Products that stand together, with their rows. A frame is worked out block by block, each small enough that all that is known of it stays
 * in the cache of the processor from the first step to the last.
 */
export interface RowBlock {
  place: number
  /** The first place after it. */
  placeEnd: number
  row: number
  rowEnd: number
}

const PRODUCTS = 1_024

/** A block before the first. */
export function noBlock(): RowBlock {
  return { place: 0, placeEnd: 0, row: 0, rowEnd: 0 }
}

/** Moves a block to the next products; false after the last. */
export function nextBlock({ products, starts }: SimulatorColumns, block: RowBlock): boolean {
  block.place = block.placeEnd
  block.placeEnd = Math.min(products.length, block.place + PRODUCTS)
  block.row = codeAt(starts, block.place)
  block.rowEnd = codeAt(starts, block.placeEnd)
  return block.place < products.length
}
