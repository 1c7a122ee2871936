import { MUTED, tint } from '../layout/colors.ts'
import { PAGE_SIZES, Canvas } from '../layout/canvas.ts'
import { Pictures } from '../layout/picture.ts'
import { drawText, lineOf } from '../layout/text.ts'
import { type Design, DESIGNS } from './design.ts'
import type { Letterhead } from './document-job.ts'
import type { Archive } from '../layout/archive.ts'

/** The content area of a page, and how the next page begins. */
export interface Sheet {
  readonly canvas: Canvas
  readonly pictures: Pictures
  readonly design: Design
  readonly left: number
  readonly width: number
  /** The lower edge of the content. */
  readonly bottom: number
  /** Begins a page with its running head; answers where content begins. */
  readonly newPage: () => number
}

/** Begins the first page. */
export function openSheet(job: Letterhead & { readonly archive?: Archive }): Sheet {
  const design = DESIGNS[job.design]
  const { title, number, sender, at, language, isRightToLeft, archive } = job
  const canvas = new Canvas({
    size: PAGE_SIZES[job.size],
    title: `${title} ${number}`,
    author: sender.name,
    at,
    language,
    isRightToLeft,
    ...(archive ? { archive } : {}),
  })
  const sheet: Sheet = {
    canvas,
    pictures: new Pictures(canvas),
    design,
    left: design.margin,
    width: canvas.width - 2 * design.margin,
    bottom: canvas.height - design.foot,
    newPage: () => {
      canvas.addPage()
      drawMark(canvas, job.mark)
      return drawRunningHead(sheet, job)
    },
  }
  canvas.addPage()
  drawMark(canvas, job.mark)
  return sheet
}

const MARK_SIZE = 120

/** Prints across a page that the document is not valid. */
function drawMark(canvas: Canvas, mark: string): void {
  if (mark === '') return
  const { width, height } = canvas
  const style = { size: MARK_SIZE, weight: 'bold' } as const
  const natural = lineOf(canvas, mark.toUpperCase(), style).width
  const size = Math.min(MARK_SIZE, (MARK_SIZE * width * 0.8) / natural)
  canvas.pdf.save().rotate(-38, { origin: [width / 2, height / 2] })
  const box = { x: -width, y: height / 2 - size * 0.65, width: 3 * width, align: 'center' } as const
  drawText(canvas, mark.toUpperCase(), { ...box, size, weight: 'bold', color: tint(MUTED, 0.1) })
  canvas.pdf.restore()
}

function drawRunningHead({ canvas, design, left, width }: Sheet, { title, number, sender }: Letterhead): number {
  const y = design.margin - 18
  const box = { y, size: design.small + 0.5, maxLines: 1 } as const
  drawText(canvas, `${title} ${number}`, { ...box, x: left, width: width * 0.55, weight: 'bold' })
  drawText(canvas, sender.name, { ...box, x: left + width * 0.57, width: width * 0.43, align: 'right', color: MUTED })
  return design.margin + 4
}
