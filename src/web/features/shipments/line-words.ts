import type { LineRow } from './shipment-row.ts'
import { shipmentsText as text } from './text.ts'

/** How a line is called: by its name, else its SKU. */
export function lineName({ description, sku }: Pick<LineRow, 'description' | 'sku'>): string {
  return description || sku || text.lines.unnamed
}
