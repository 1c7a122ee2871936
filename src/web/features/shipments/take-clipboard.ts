import { MAX_SHIPMENT_LINES } from '#contract/commands/shipment-lines.ts'
import { emptyLine } from './empty-line.ts'
import type { LineSurroundings } from './line-columns.ts'
import type { CellPlace } from './lines-grid.tsx'
import { newLineData } from './new-line.ts'
import { hasHeader, pastedCells } from './paste-cells.ts'
import type { ProductFinder } from '#web/kit/catalogue/product-finder.ts'
import type { NewLine, ShipmentActs } from './shipment-acts.ts'
import type { ShipmentParts } from './landed-input.ts'
import { shipmentsText as text } from './text.ts'
import { patiently } from '#web/kit/load/patiently.ts'
import { formatCount } from '#web/kit/format/number.ts'
import { trimEndOf } from '#domain/trim-text.ts'

interface ClipboardSurroundings {
  readonly work: ShipmentParts
  readonly acts: ShipmentActs
  readonly surroundings: LineSurroundings
  readonly find: ProductFinder
}

/** What became of the clipboard: a block with names above it is to be looked at as a file is, others are in the grid now. */
export interface TakenClipboard {
  readonly refused: number
  readonly asFile?: File
}

const NAME = 'clipboard.tsv'

/** Puts cells of a spreadsheet into the grid, from the focused one on; rows beyond the last line become new lines. */
export async function takeClipboard(
  clipboard: string,
  at: CellPlace,
  { work, acts, surroundings, find }: ClipboardSurroundings,
): Promise<TakenClipboard> {
  const { readDelimited } = await patiently(() => import('#web/kit/files/read-delimited.ts'))
  const bytes = new TextEncoder().encode(trimEndOf(clipboard, '\r\n'))
  const wish = { encoding: 'utf-8', delimiter: '\t' }
  const table = readDelimited(
    bytes,
    wish,
    MAX_SHIPMENT_LINES,
    () => false,
    () => undefined,
  )
  const rows = table.rows.map((cells) => cells.map(String))
  if (hasHeader(rows)) return { refused: 0, asFile: new File([bytes], NAME, { type: 'text/tab-separated-values' }) }
  const { row, lines } = work
  const start = lines.findIndex(({ id }) => id === at.id)
  const present = lines.slice(start, start + rows.length)
  const room = MAX_SHIPMENT_LINES - lines.length
  const fresh = Array.from({ length: Math.min(room, rows.length - present.length) }, () => ({
    id: acts.newId(),
    data: newLineData(lines.at(-1), surroundings),
  }))
  const targets = [...present, ...fresh.map(({ id, data }) => emptyLine(id, row.id, data))]
  const { patches, refused } = pastedCells(rows.slice(0, targets.length), at.column, targets, surroundings, find)
  present.forEach(({ id }, index) => {
    const patch = patches[index] ?? {}
    if (Object.keys(patch).length > 0) acts.saveLine(id, patch)
  })
  const added: NewLine[] = fresh.map(({ id, data }, index) => ({
    id,
    data: { ...data, ...patches[present.length + index] },
  }))
  if (added.length > 0) await acts.addLines(row.id, added, text.lines.pasted(formatCount(added.length, text.line)))
  return { refused }
}
