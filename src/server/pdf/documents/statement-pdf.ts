import { asText, MUTED, tint } from '../layout/colors.ts'
import { type Column, COLUMN_GAP } from '../layout/column.ts'
import { fillBox } from '../layout/shapes.ts'
import { drawTable } from '../layout/table.ts'
import { drawFitted, drawText, LINE_HEIGHT } from '../layout/text.ts'
import { drawAmount } from './blocks.ts'
import { tableLook } from './design.ts'
import { drawPageFeet } from './footers.ts'
import { drawHead } from './heads.ts'
import { openSheet, type Sheet } from './sheet.ts'
import type { AccountWords, EntryWords, StatementJob } from './statement-job.ts'

/** The closing balance and the ageing stay with the last line. */
const AGEING_HEIGHT = 62

/** Draws a customer's statement and answers the file (DOC-17). */
export async function statementFile(job: StatementJob): Promise<{ bytes: Buffer; missingLetters: string }> {
  const sheet = openSheet(job)
  const [first] = job.accounts
  const sum = first ? first.closing : { label: '', value: '' }
  let y = drawHead(sheet, { ...job, shipTo: null, opening: job.accounts.length === 0 ? [job.nothing] : [], sum })
  for (const [index, account] of job.accounts.entries()) {
    y = drawAccount(sheet, job, account, index === 0 ? y : y + 24)
  }
  drawPageFeet(sheet, job)
  const { missingLetters } = sheet.canvas
  return { bytes: await sheet.canvas.bytes(), missingLetters }
}

function drawAccount(sheet: Sheet, job: StatementJob, account: AccountWords, start: number): number {
  const { canvas, design, left, width, bottom, newPage } = sheet
  const look = tableLook(job.design, job.accent)
  const inset = look.inset ?? 0
  const sumHeight = design.sum * LINE_HEIGHT + 16
  const keep = sumHeight + AGEING_HEIGHT + design.gap
  const columns = columnsOf(job, width - 2 * inset, design.body)
  let y = start
  if (job.accounts.length > 1) {
    if (y + 80 > bottom) y = newPage()
    y += drawText(canvas, account.currency, { x: left, y, width, size: 10.5, weight: 'bold' }) + 4
  }
  const { rowHeight } = design
  y = drawTable(canvas, {
    columns,
    rows: account.entries,
    x: left + inset,
    y,
    bottom,
    rowHeight: rowHeight * 0.8,
    newPage,
    look,
    keep,
  })
  const place = { x: left + width * 0.46, y: y + 8, width: width * 0.54 - inset }
  drawAmount(sheet, account.closing, place, { size: design.sum, weight: 'bold', color: asText(job.accent) })
  return drawAgeing(sheet, job, account, y + sumHeight)
}

function columnsOf({ heads }: StatementJob, width: number, size: number): Column<EntryWords>[] {
  const column = (
    name: keyof EntryWords,
    share: number,
    more: Partial<Column<EntryWords>> = {},
  ): Column<EntryWords> => ({
    title: heads[name],
    width: width * share,
    size,
    text: (entry) => entry[name],
    ...more,
  })
  const amount = { align: 'right', whole: true, isFigure: true } as const
  return [
    column('date', 0.17, { whole: true }),
    column('entry', 0.28),
    column('due', 0.16, { whole: true }),
    column('charge', 0.13, amount),
    column('credit', 0.13, amount),
    { ...column('balance', 0.13, amount), width: width * 0.13 + COLUMN_GAP },
  ]
}

/** Open amounts side by side, by days overdue. */
function drawAgeing(sheet: Sheet, { byAge, accent }: StatementJob, { ageing }: AccountWords, start: number): number {
  const { canvas, left, width } = sheet
  fillBox(canvas, { x: left, y: start, width, height: AGEING_HEIGHT }, tint(accent, 0.07), 5)
  drawText(canvas, byAge, { x: left + 12, y: start + 9, width: width - 24, size: 8, weight: 'bold', maxLines: 1 })
  const cell = (width - 24) / ageing.length
  for (const [index, { label, value }] of ageing.entries()) {
    const box = { x: left + 12 + index * cell, width: cell - 8 }
    drawText(canvas, label, { ...box, y: start + 26, size: 7.5, color: MUTED, maxLines: 1 })
    drawFitted(canvas, value, { ...box, y: start + 38, size: 9.5, weight: 'bold' })
  }
  return start + AGEING_HEIGHT
}
