import { drawBeside, drawPassages, drawPayment } from './closing.ts'
import type { DocumentJob } from './document-job.ts'
import { drawPageFeet } from './footers.ts'
import { drawHead } from './heads.ts'
import { drawItems } from './items-table.ts'
import { openSheet } from './sheet.ts'
import { drawTaxTable, drawTotals, setTotals, TOTALS_SHARE } from './totals.ts'

/** Draws a business document and answers the file (DOC-12). */
export async function documentFile(job: DocumentJob): Promise<{ bytes: Buffer; missingLetters: string }> {
  const sheet = openSheet(job)
  const totals = setTotals(sheet, job)
  let y = drawHead(sheet, job)
  y = drawItems(sheet, job, y, totals.height)
  if (y + totals.height > sheet.bottom) y = sheet.newPage()
  const besideWidth = sheet.width * (1 - TOTALS_SHARE) - 20
  const beside = { y: y + sheet.design.gap * 0.7, width: besideWidth, height: totals.height }
  const closing = drawBeside(sheet, job.closing, beside)
  y = drawTotals(sheet, job, totals, y)
  y = drawTaxTable(sheet, job, y)
  y = drawPayment(sheet, job, y)
  drawPassages(sheet, closing, y)
  drawPageFeet(sheet, job)
  const { missingLetters } = sheet.canvas
  return { bytes: await sheet.canvas.bytes(), missingLetters }
}
