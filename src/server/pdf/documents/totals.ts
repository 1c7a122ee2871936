import { asText, inkOn, RULE } from '../layout/colors.ts'
import { drawRule, fillBox } from '../layout/shapes.ts'
import { drawTable } from '../layout/table.ts'
import { LINE_HEIGHT, wrap } from '../layout/text.ts'
import { drawAmount } from './blocks.ts'
import { tableLook } from './design.ts'
import type { DocumentJob, Fact } from './document-job.ts'
import type { Sheet } from './sheet.ts'

/** More rates get a table of their own. */
const MOST_INLINE = 6
/** The share of the width for the totals. */
export const TOTALS_SHARE = 0.54
const SUM_PADDING = 7

interface Row extends Fact {
  readonly height: number
}

/** The totals, measured before they are drawn. */
export interface SetTotals {
  readonly rows: readonly Row[]
  /** Of everything, with the final amount and the gap above it. */
  readonly height: number
}

/** Sets the totals: they stay with the last line, so their height is needed before that is drawn. */
export function setTotals({ canvas, design, width }: Sheet, job: DocumentJob): SetTotals {
  const { totals, taxes, taxSum, settled, heads } = job
  const hasTable = taxes.length > MOST_INLINE
  const taxRows = hasTable
    ? [{ label: heads.tax, value: taxSum }]
    : taxes.map(({ label, tax }) => ({ label, value: tax }))
  const rows = [...totals, ...taxRows, ...settled].map((fact): Row => {
    const lines = wrap(canvas, fact.label, { size: design.body }, width * TOTALS_SHARE * 0.56 - 6, 3).length
    return { ...fact, height: lines * design.body * LINE_HEIGHT + design.body * 0.45 }
  })
  const sum = design.sum * LINE_HEIGHT + 2 * SUM_PADDING
  return { rows, height: rows.reduce((all, { height }) => all + height, 0) + sum + design.gap }
}

/** Draws the totals at the end side; answers where they end. */
export function drawTotals(sheet: Sheet, job: DocumentJob, { rows }: SetTotals, start: number): number {
  const { design, left, width } = sheet
  const inset = tableLook(job.design, job.accent).inset ?? 0
  const place = { x: left + width * (1 - TOTALS_SHARE), width: width * TOTALS_SHARE - inset }
  let y = start + design.gap * 0.7
  for (const row of rows) {
    drawAmount(sheet, row, { ...place, y }, { size: design.body })
    y += row.height
  }
  return drawSum(sheet, job, { x: place.x, width: width * TOTALS_SHARE, y: y + design.gap * 0.3 }, inset)
}

interface SumPlace {
  readonly x: number
  readonly y: number
  readonly width: number
}

function drawSum({ canvas, design }: Sheet, job: DocumentJob, place: SumPlace, inset: number): number {
  const height = design.sum * LINE_HEIGHT + 2 * SUM_PADDING
  const isFilled = job.design === 'modern'
  if (isFilled) fillBox(canvas, { ...place, x: place.x - 10, width: place.width + 10, height }, job.accent, 4)
  else drawRule(canvas, place, job.design === 'compact' ? RULE : asText(job.accent), 1)
  const color = isFilled ? inkOn(job.accent) : asText(job.accent)
  const text = { ...place, y: place.y + SUM_PADDING, width: place.width - inset }
  drawAmount({ canvas }, job.sum, text, { size: design.sum, weight: 'bold', color })
  return place.y + height
}

/** Draws the tax of each rate as a table, if the totals have no room for all rates. */
export function drawTaxTable(sheet: Sheet, { taxes, heads, design: name, accent }: DocumentJob, start: number): number {
  if (taxes.length <= MOST_INLINE) return start
  const { canvas, design, left, width, bottom, newPage } = sheet
  const look = tableLook(name, accent)
  const x = left + (look.inset ?? 0)
  const third = (width - 2 * (look.inset ?? 0)) / 4
  const size = design.body
  const columns = [
    { title: heads.tax, width: third * 2, size, text: ({ label }: (typeof taxes)[number]) => label },
    {
      title: heads.taxable,
      width: third,
      size,
      align: 'right',
      whole: true,
      isFigure: true,
      text: ({ taxable }: (typeof taxes)[number]) => taxable,
    },
    {
      title: heads.tax,
      width: third + 10,
      size,
      align: 'right',
      whole: true,
      isFigure: true,
      text: ({ tax }: (typeof taxes)[number]) => tax,
    },
  ] as const
  const options = { columns, rows: taxes, x, y: start + design.gap, bottom, rowHeight: 14, newPage, look }
  return drawTable(canvas, options)
}
