import { MUTED, RULE } from '../layout/colors.ts'
import { drawFooters } from '../layout/page-numbers.ts'
import { drawRule } from '../layout/shapes.ts'
import { drawFitted, drawText } from '../layout/text.ts'
import { LEAST, wordsOf } from './blocks.ts'
import type { Letterhead } from './document-job.ts'
import type { Sheet } from './sheet.ts'

const SIZE = 6.8
const LINES = 5

/** Writes the foot of every page: number, page of pages, and on a letter the sender. Call it when all pages exist. */
export function drawPageFeet(sheet: Sheet, job: Letterhead): void {
  const { canvas, design } = sheet
  const { start, count } = canvas.pdf.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    canvas.pdf.switchToPage(start + page)
    if (job.design === 'classic') drawSender(sheet, job)
    if (job.design === 'modern') drawSenderLine(sheet, job)
  }
  const text = [job.sender.name, `${job.title} ${job.number}`].filter(Boolean).join(' · ')
  const y = canvas.height - (job.design === 'classic' ? 30 : 26)
  drawFooters(canvas, text, { margin: design.margin, y, words: job.pageWords, language: job.language })
}

function drawSenderLine({ canvas, left, width }: Sheet, { sender }: Letterhead): void {
  const y = canvas.height - 42
  const text = [...wordsOf(sender.ids), ...sender.contact].join('  ·  ')
  if (text === '') return
  drawRule(canvas, { x: left, y, width }, RULE)
  drawFitted(canvas, text, { x: left, y: y + 5, width, size: SIZE, color: MUTED, maxLines: 1 }, LEAST)
}

function drawSender({ canvas, left, width }: Sheet, { sender }: Letterhead): void {
  const y = canvas.height - 70
  const columns = [sender.contact, wordsOf(sender.ids), wordsOf(sender.bank)].filter((lines) => lines.length > 0)
  if (columns.length === 0) return
  drawRule(canvas, { x: left, y, width }, RULE)
  const column = width / columns.length
  for (const [index, lines] of columns.entries()) {
    const box = { x: left + index * column, y: y + 5, width: column - 10, size: SIZE, color: MUTED }
    drawText(canvas, lines.slice(0, LINES).join('\n'), { ...box, maxLines: 4 })
  }
}
