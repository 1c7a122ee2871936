import { looksLikeHeader } from '#domain/csv-detection.ts'
import type { ItemPatch, ItemRow } from '#web/kit/documents/document-row.ts'
import { LINE_COLUMNS } from './line-columns.ts'
import { cutText } from '#domain/cut-text.ts'

/** What pasted cells make of lines. */
export interface PastedItems {
  /** By the index of the line they start at: the lines that are there first, then new ones. */
  readonly patches: readonly ItemPatch[]
  /** Cells that could not be read. */
  readonly refused: number
}

const LONGEST = 2_000
const ORDER = ['description', ...LINE_COLUMNS.filter(({ isPrivate }) => !isPrivate).map(({ id }) => id)] as const

/** The columns that names above a pasted block stand for; the first that fits counts. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/sku|item code|article|part n/i, 'sku'],
  [/qty|quantity|pieces|pcs|amount of/i, 'quantity'],
  [/discount|rebate/i, 'discount'],
  [/tax|vat|gst/i, 'taxPercent'],
  [/price|rate|cost/i, 'unitPrice'],
  [/description|name|product|service|item/i, 'description'],
]

/**
 * Pasted cells as changes of lines, from the column of the focused cell on, as a spreadsheet would take them. A first row of names says
 * the columns itself. `pick` finds what a SKU or name stands for.
 */
export function pastedItems(
  rows: readonly (readonly string[])[],
  from: string,
  currency: string,
  pick: (text: string, item: ItemPatch) => ItemPatch | undefined,
): PastedItems {
  const hasNames = rows.length > 1 && looksLikeHeader(rows)
  const start = Math.max(
    0,
    ORDER.findIndex((id) => id === from),
  )
  const columns = hasNames ? (rows[0] ?? []).map(columnOf) : ORDER.slice(start)
  let refused = 0
  const patches = (hasNames ? rows.slice(1) : rows).map((cells) => {
    let patch: ItemPatch = {}
    // What is typed beside a product stands: the price of the spreadsheet, not the list's.
    const picked = pickedIn(cells, columns, pick)
    cells.forEach((cell, index) => {
      const read = readCell(cell.trim(), columns[index], currency)
      if (read === undefined) refused += 1
      else patch = { ...patch, ...read }
    })
    return { ...patch, ...picked, ...typedOver(patch, picked) }
  })
  return { patches, refused }
}

function columnOf(name: string): string | undefined {
  return NAMES.find(([pattern]) => pattern.test(name))?.[1]
}

function pickedIn(
  cells: readonly string[],
  columns: readonly (string | undefined)[],
  pick: (text: string, item: ItemPatch) => ItemPatch | undefined,
): ItemPatch {
  const quantityAt = columns.indexOf('quantity')
  const quantity = readCell(cells[quantityAt]?.trim() ?? '', 'quantity', 'USD') ?? {}
  for (const column of ['sku', 'description']) {
    const text = cells[columns.indexOf(column)]?.trim() ?? ''
    const found = text === '' ? undefined : pick(text, quantity)
    if (found) return found
  }
  return {}
}

/** Values that were pasted win over what the product brings, except for its name and SKU. */
function typedOver(patch: ItemPatch, picked: ItemPatch): ItemPatch {
  const { description: _, sku: __, ...values } = patch
  if (Object.keys(picked).length === 0) return {}
  return values.unitPrice === undefined ? values : { ...values, priceRule: '' }
}

/** A cell as a change; nothing for one that is empty or has no column, undefined for one that cannot be read. */
function readCell(cell: string, column: string | undefined, currency: string): ItemPatch | undefined {
  if (cell === '' || column === undefined) return {}
  if (column === 'description') return { description: cutText(cell, LONGEST) }
  if (column === 'sku') return { sku: cutText(cell, 120) }
  const known = LINE_COLUMNS.find(({ id }) => id === column)
  const read = known?.read(withoutSigns(cell), currency)
  return read && 'value' in read ? read.value : undefined
}

/** Amounts are pasted with the sign of their currency. */
function withoutSigns(cell: string): string {
  return cell
    .replace(/^(-?)\s*(?:[A-Z]{3}|\p{Sc})\s*/u, '$1')
    .replace(/(?:[A-Z]{3}|\p{Sc})$/u, '')
    .trimEnd()
}

/** The lines that pasted cells fall on: those that are there from the focused one on. */
export function pasteTargets(items: readonly ItemRow[], at: string, count: number): readonly ItemRow[] {
  const start = items.findIndex(({ id }) => id === at)
  return start < 0 ? [] : items.slice(start, start + count)
}
