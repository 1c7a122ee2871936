import { MAX_SHIPMENT_LINES } from '#contract/commands/shipment-lines.ts'
import { emptyLine } from './empty-line.ts'
import { type LineDeps, newLineData } from './line-columns.ts'
import type { CellPosition } from './lines-grid.tsx'
import { hasHeader, pastedCells } from './paste-cells.ts'
import type { ProductFinder } from '#web/kit/catalogue/product-finder.ts'
import type { NewLine, ShipmentActions } from './use-shipment-actions.ts'
import type { ShipmentParts } from './landed-input.ts'
import { linesMessages } from './page-messages.ts'
import { retry } from '#web/kit/load/retry.ts'
import { trimEndOf } from '#domain/trim-text.ts'

interface ClipboardDeps {
  readonly work: ShipmentParts
  readonly actions: ShipmentActions
  readonly deps: LineDeps
  readonly find: ProductFinder
}

/** A block with column names is handed back as a file; other blocks are in the grid now. */
export interface TakenClipboard {
  readonly refused: number
  readonly asFile?: File
}

const NAME = 'clipboard.tsv'

/** Puts cells of a spreadsheet into the grid, from the focused one on; rows beyond the last line become new lines. */
export async function takeClipboard(
  clipboard: string,
  at: CellPosition,
  { work, actions, deps, find }: ClipboardDeps,
): Promise<TakenClipboard> {
  const { readDelimited } = await retry(() => import('#web/kit/files/read-delimited.ts'))
  const bytes = new TextEncoder().encode(trimEndOf(clipboard, '\r\n'))
  const asked = { encoding: 'utf-8', delimiter: '\t' }
  const table = readDelimited(
    bytes,
    asked,
    MAX_SHIPMENT_LINES,
    () => false,
    () => undefined,
  )
  const rows = table.rows.map((cells) => cells.map(String))
  if (hasHeader(rows)) return { refused: 0, asFile: new File([bytes], NAME, { type: 'text/tab-separated-values' }) }
  const { row, lines } = work
  const start = lines.findIndex(({ id }) => id === at.id)
  const present = lines.slice(start, start + rows.length)
  const breakpoint = MAX_SHIPMENT_LINES - lines.length
  const fresh = Array.from({ length: Math.min(breakpoint, rows.length - present.length) }, () => ({
    id: actions.newId(),
    data: newLineData(lines.at(-1), deps),
  }))
  const targets = [...present, ...fresh.map(({ id, data }) => emptyLine(id, row.id, data))]
  const { patches, refused } = pastedCells(rows.slice(0, targets.length), at.column, targets, deps, find)
  present.forEach(({ id }, index) => {
    const patch = patches[index] ?? {}
    if (Object.keys(patch).length > 0) actions.saveLine(id, patch)
  })
  const added: NewLine[] = fresh.map(({ id, data }, index) => ({
    id,
    data: { ...data, ...patches[present.length + index] },
  }))
  if (added.length > 0) await actions.addLines(row.id, added, linesMessages.pasted(added.length))
  return { refused }
}
