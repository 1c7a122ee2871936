import { asText, MUTED, RULE, tint } from '../layout/colors.ts'
import { drawRule, fillBox } from '../layout/shapes.ts'
import { drawFitted, drawText, LINE_HEIGHT } from '../layout/text.ts'
import { drawFacts, drawName, drawParty, LEAST, type Place, wordsOf } from './blocks.ts'
import type { Fact, Letterhead, Party } from './document-job.ts'
import type { Sheet } from './sheet.ts'

/** The content of the first page's head beside the letterhead. */
export interface HeadWords extends Letterhead {
  readonly shipTo: Party | null
  readonly sum: Fact
  readonly opening: readonly string[]
}

/** Draws the head of the first page in its design; answers where content begins. */
export function drawHead(sheet: Sheet, job: HeadWords): number {
  const y = HEADS[job.design](sheet, job)
  return drawOpening(sheet, job.opening, y)
}

const HEADS = { classic: classicHead, modern: modernHead, compact: compactHead } as const

/** A business letter: the address is where a window envelope shows it (DIN 5008 form B). */
function classicHead(sheet: Sheet, job: HeadWords): number {
  const { canvas, left, width } = sheet
  const { sender, party, title, accent } = job
  const { end: logoEnd, hasPicture } = drawLogo(sheet, job, { x: left, y: 42, width: 190 }, 52)
  const own = { x: left + width - 210, y: 42, width: 210, align: 'right', size: 8, color: MUTED } as const
  const ownLines = sender.address.slice(0, 8).join('\n')
  const ownName = { ...own, size: 9, weight: 'bold', color: asText(accent) } as const
  // Without a logo the name is in its place, and is not repeated.
  const ownTop = own.y + (hasPicture ? drawName(canvas, sender.name, ownName, 2) : 0)
  const ownEnd = ownTop + drawText(canvas, ownLines, { ...own, y: ownTop + 1, maxLines: 10 })
  const top = Math.max(128, ownEnd + 10, logoEnd + 10)
  const back = [sender.name, ...sender.address].filter(Boolean).join(' · ')
  drawText(canvas, back, { x: left, y: top, width: 236, size: 6.3, color: MUTED, maxLines: 1 })
  const partyEnd = drawParty(sheet, { ...party, label: '' }, { x: left, y: top + 14, width: 236 })
  const right = { x: left + width - 214, y: top + 2, width: 214 }
  const factsEnd = drawFacts(sheet, job.facts, right, { labelWidth: 96, align: 'right' })
  let y = Math.max(top + 92, partyEnd, factsEnd)
  if (job.shipTo) y = Math.max(y, drawParty(sheet, job.shipTo, { x: left, y: partyEnd + 10, width: 236 }))
  y += 22
  y += drawFitted(canvas, `${title} ${job.number}`, { x: left, y, width, size: 19, weight: 'bold' })
  return y + 12
}

/** A large title in colour, with the most important facts in a band. */
function modernHead(sheet: Sheet, job: HeadWords): number {
  const { canvas, left, width } = sheet
  const { accent, sender, title, number, sum } = job
  fillBox(canvas, { x: 0, y: 0, width: canvas.width, height: 7 }, accent)
  const half = width / 2 - 14
  const titleEnd =
    44 +
    drawFitted(canvas, title, { x: left, y: 44, width: half + 20, size: 28, weight: 'bold', color: asText(accent) })
  const numberEnd =
    titleEnd +
    drawText(canvas, number, { x: left, y: titleEnd + 1, width: half, size: 10.5, color: MUTED, maxLines: 1 })
  const { end: logoEnd } = drawLogo(sheet, job, { x: left + width - 180, y: 42, width: 180 }, 54, 'right')
  let y = Math.max(numberEnd, logoEnd) + 20
  y = drawBand(sheet, job.facts, sum, { x: left, y, width }, accent) + 22
  const columns = job.shipTo ? 3 : 2
  const place = (index: number): Place => ({ x: left + (width / columns) * index, y, width: width / columns - 16 })
  const from: Party = { label: '', name: sender.name, lines: sender.address }
  const color = asText(accent)
  const ends = [drawParty(sheet, job.party, place(0), color)]
  if (job.shipTo) ends.push(drawParty(sheet, job.shipTo, place(1), color))
  const labelHeight = job.party.label === '' ? 0 : sheet.design.small * LINE_HEIGHT + 2
  ends.push(drawParty(sheet, from, { ...place(columns - 1), y: y + labelHeight }))
  return Math.max(...ends) + 18
}

/** Facts side by side on a tinted band, the final amount at the end. */
function drawBand(sheet: Sheet, entries: readonly Fact[], sum: Fact, place: Place, accent: string): number {
  const { canvas } = sheet
  const shown = entries.slice(1)
  const sumWidth = 160
  const perRow = Math.max(1, Math.min(3, shown.length))
  const rows = Math.ceil(shown.length / perRow)
  const cell = (place.width - 32 - sumWidth) / perRow
  const rowHeight = 34
  const height = Math.max(1, rows) * rowHeight + 14
  fillBox(canvas, { ...place, height }, tint(accent, 0.08), 6)
  for (const [index, { label, value }] of shown.entries()) {
    const x = place.x + 16 + (index % perRow) * cell
    const y = place.y + 11 + Math.floor(index / perRow) * rowHeight
    drawText(canvas, label, { x, y, width: cell - 8, size: 7.5, color: MUTED, maxLines: 1 })
    drawFitted(canvas, value, { x, y: y + 11, width: cell - 8, size: 9.5, weight: 'bold', maxLines: 2 }, LEAST)
  }
  const x = place.x + place.width - 16 - sumWidth
  const y = place.y + (height - 37) / 2
  drawText(canvas, sum.label, { x, y, width: sumWidth, size: 7.5, color: MUTED, align: 'right', maxLines: 1 })
  drawFitted(canvas, sum.value, {
    x,
    y: y + 10,
    width: sumWidth,
    size: 20,
    weight: 'bold',
    align: 'right',
    color: asText(accent),
  })
  return place.y + height
}

/** Everything in one small band: for documents with many lines. */
function compactHead(sheet: Sheet, job: HeadWords): number {
  const { canvas, left, width } = sheet
  const { sender, accent } = job
  const { end: logoEnd } = drawLogo(sheet, job, { x: left, y: 28, width: 150 }, 34)
  const title = { x: left + width - 300, y: 28, width: 300, align: 'right' } as const
  const titleEnd =
    28 + drawFitted(canvas, `${job.title} ${job.number}`, { ...title, size: 15, weight: 'bold', color: asText(accent) })
  let y = Math.max(logoEnd, titleEnd) + 8
  drawRule(canvas, { x: left, y, width }, accent, 1)
  y += 8
  const factsWidth = width * 0.36
  const rest = width - factsWidth
  const columns = job.shipTo ? 3 : 2
  const place = (index: number): Place => ({ x: left + (rest / columns) * index, y, width: rest / columns - 12 })
  const from: Party = {
    label: '',
    name: sender.name,
    lines: [...sender.address, ...wordsOf(sender.ids), ...sender.contact],
  }
  const ends = [drawParty(sheet, from, place(0)), drawParty(sheet, job.party, place(1))]
  if (job.shipTo) ends.push(drawParty(sheet, job.shipTo, place(2)))
  const right = { x: left + rest, y, width: factsWidth }
  ends.push(drawFacts(sheet, job.facts.slice(1), right, { labelWidth: factsWidth * 0.48, align: 'right' }))
  y = Math.max(...ends) + 8
  drawRule(canvas, { x: left, y, width }, RULE)
  return y + 8
}

/** Size and width of the name that replaces a missing logo. The other designs print it in full below. */
const NAMES = {
  classic: { size: 16, width: 260, isWhole: true },
  modern: { size: 14, width: 180, isWhole: false },
  compact: { size: 12, width: 150, isWhole: false },
} as const

/** Draws the logo, or the name if no logo can be drawn; answers where it ends, and which of the two it is. */
function drawLogo(
  { canvas, pictures }: Sheet,
  { logo, sender, design }: HeadWords,
  place: Place,
  height: number,
  align: 'left' | 'right' = 'left',
): { readonly end: number; readonly hasPicture: boolean } {
  const hasPicture = logo !== null && pictures.draw('logo', logo, { ...place, height }, align)
  if (hasPicture) return { end: place.y + height, hasPicture }
  const { size, width, isWhole } = NAMES[design]
  const box = { ...place, size, width, weight: 'bold', align } as const
  const taken = isWhole ? drawName(canvas, sender.name, box, 2) : drawText(canvas, sender.name, { ...box, maxLines: 2 })
  return { end: place.y + taken, hasPicture }
}

function drawOpening(sheet: Sheet, opening: readonly string[], start: number): number {
  const { canvas, design, left, width } = sheet
  let y = start
  for (const text of opening) {
    y += drawText(canvas, text, { x: left, y, width, size: design.body, maxLines: 14 }) + design.body * 0.5
  }
  return opening.length === 0 ? y : y + 6
}
