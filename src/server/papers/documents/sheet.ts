import { MUTED, tint } from '../layout/colors.ts'
import { PAGE_SIZES, Paper } from '../layout/paper.ts'
import { Pictures } from '../layout/picture.ts'
import { drawText, lineOf } from '../layout/text.ts'
import { type Design, DESIGNS } from './design.ts'
import type { Letterhead } from './document-job.ts'
import type { Archive } from '../layout/archive.ts'

/** Where the content of a paper is, and how the next page begins. */
export interface Sheet {
  readonly paper: Paper
  readonly pictures: Pictures
  readonly design: Design
  readonly left: number
  readonly width: number
  /** Where content must end. */
  readonly bottom: number
  /** Begins a further page with its running head; answers where content begins. */
  readonly newPage: () => number
}

/** Begins the first page of a paper. */
export function openSheet(job: Letterhead & { readonly archive?: Archive }): Sheet {
  const design = DESIGNS[job.design]
  const { title, number, sender, at, language, isRightToLeft, archive } = job
  const paper = new Paper({
    size: PAGE_SIZES[job.size],
    title: `${title} ${number}`,
    author: sender.name,
    at,
    language,
    isRightToLeft,
    ...(archive ? { archive } : {}),
  })
  const sheet: Sheet = {
    paper,
    pictures: new Pictures(paper),
    design,
    left: design.margin,
    width: paper.width - 2 * design.margin,
    bottom: paper.height - design.foot,
    newPage: () => {
      paper.addPage()
      drawMark(paper, job.mark)
      return drawRunningHead(sheet, job)
    },
  }
  paper.addPage()
  drawMark(paper, job.mark)
  return sheet
}

const MARK_SIZE = 120

/** Says across a page that it does not count. */
function drawMark(paper: Paper, mark: string): void {
  if (mark === '') return
  const { width, height } = paper
  const style = { size: MARK_SIZE, weight: 'bold' } as const
  const natural = lineOf(paper, mark.toUpperCase(), style).width
  const size = Math.min(MARK_SIZE, (MARK_SIZE * width * 0.8) / natural)
  paper.pdf.save().rotate(-38, { origin: [width / 2, height / 2] })
  const box = { x: -width, y: height / 2 - size * 0.65, width: 3 * width, align: 'center' } as const
  drawText(paper, mark.toUpperCase(), { ...box, size, weight: 'bold', color: tint(MUTED, 0.1) })
  paper.pdf.restore()
}

function drawRunningHead({ paper, design, left, width }: Sheet, { title, number, sender }: Letterhead): number {
  const y = design.margin - 18
  const box = { y, size: design.small + 0.5, maxLines: 1 } as const
  drawText(paper, `${title} ${number}`, { ...box, x: left, width: width * 0.55, weight: 'bold' })
  drawText(paper, sender.name, { ...box, x: left + width * 0.57, width: width * 0.43, align: 'right', color: MUTED })
  return design.margin + 4
}
