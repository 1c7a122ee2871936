import type { Run } from './faces.ts'
import type { Canvas } from './canvas.ts'

/** Fields of pdfkit's current font that its types leave out. */
interface FaceInUse {
  readonly id: string
  ref(): unknown
  encode(text: string, features?: Features): Glyphs
}

/** In thousandths of the size. */
interface GlyphPosition {
  readonly xAdvance: number
  readonly advanceWidth: number
  readonly xOffset: number
  readonly yOffset: number
}

interface Internals {
  readonly _font: FaceInUse
  readonly page: { readonly fonts: Record<string, unknown> }
  addContent(data: string): void
}

/** The width of the outline that makes a character bold, in sizes. */
const OUTLINE = 0.03

/** OpenType features by name; one that is false is left out. */
type Features = Readonly<Record<string, boolean>>

/**
 * The features of a joined run, in the order of trying; naming any makes pdfkit lay out the whole run, which joining scripts need. The
 * font library fails if a font has a mark without an anchor: then the mark is placed at the end of the character.
 */
const JOINED: readonly Features[] = [{ rlig: true }, { rlig: true, mark: false, mkmk: false, abvm: false, blwm: false }]
const TABULAR: Features = { tnum: true }

type Glyphs = [readonly string[], readonly GlyphPosition[]]
const figures = new WeakMap<FaceInUse, Map<string, Glyphs>>()

/** The glyphs of a run with their widths. Digits of equal width are set one by one, since kerning never applies to them. */
function glyphsOf(face: FaceInUse, run: Run): Glyphs {
  if (run.isJoined) return joinedGlyphs(face, run.text)
  if (!run.isTabular) return face.encode(run.text)
  const set = Array.from(run.text, (letter) => figureOf(face, letter))
  return [set.flatMap(([glyphs]) => glyphs), set.flatMap(([, positions]) => positions)]
}

function joinedGlyphs(face: FaceInUse, text: string): Glyphs {
  for (const features of JOINED) {
    try {
      return face.encode(text, features)
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
    }
  }
  return face.encode(text)
}

function figureOf(face: FaceInUse, letter: string): Glyphs {
  const known = figures.get(face) ?? new Map<string, Glyphs>()
  figures.set(face, known)
  const glyphs = known.get(letter) ?? face.encode(letter, TABULAR)
  known.set(letter, glyphs)
  return glyphs
}

/** The width of a run at a size, in points. */
export function widthOf(canvas: Canvas, run: Run, size: number): number {
  const pdf = canvas.use(run.face, size)
  if (!run.isTabular && !run.isJoined) return pdf.widthOfString(run.text)
  const [, positions] = glyphsOf((pdf as unknown as Internals)._font, run)
  return (positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) * size) / 1_000
}

/**
 * Draws glyphs from a point on their baseline. pdfkit's own method takes twice the space in the file: for each run it saves and restores
 * the whole state, flips the page, and writes distances to a millionth.
 */
export function drawRun(
  canvas: Canvas,
  run: Run,
  { x, y }: { readonly x: number; readonly y: number },
  { size, color }: { readonly size: number; readonly color: string },
): void {
  const pdf = canvas.use(run.face, size) as unknown as Internals
  const { _font: face, page } = pdf
  page.fonts[face.id] ??= face.ref()
  const [glyphs, positions] = glyphsOf(face, run)
  const paint = colorOf(color)
  const outline = `q ${short(size * OUTLINE)} w ${paint} RG 2 Tr `
  const text = `BT ${paint} rg /${face.id} ${short(size)} Tf ${shown(glyphs, positions, x, y, size)} ET`
  pdf.addContent(run.isOutlined ? `${outline}${text} Q` : text)
}

/** Glyphs with the space between them; those above, below or beside their position are placed one by one. */
function shown(
  glyphs: readonly string[],
  positions: readonly GlyphPosition[],
  x: number,
  y: number,
  size: number,
): string {
  const scale = size / 1000
  const parts: string[] = []
  let isOpen = false
  let at = x
  positions.forEach(({ xAdvance, advanceWidth, xOffset, yOffset }, index) => {
    const isOff = xOffset !== 0 || yOffset !== 0
    if (isOff || !isOpen) {
      if (isOpen) parts.push('>] TJ ')
      // The page is drawn from its top, so glyphs are flipped back.
      parts.push(`1 0 0 -1 ${short(at + xOffset * scale)} ${short(y - yOffset * scale)} Tm [<`)
    }
    parts.push(glyphs[index] ?? '')
    const kerning = Math.round(advanceWidth - xAdvance)
    if (isOff) parts.push('>] TJ ')
    else if (kerning !== 0 && index < positions.length - 1) parts.push(`>${kerning}<`)
    isOpen = !isOff
    at += xAdvance * scale
  })
  if (isOpen) parts.push('>] TJ')
  return parts.join('')
}

/** A hundredth of a point is finer than any printer, and keeps the file small. */
function short(points: number): string {
  return String(Math.round(points * 100) / 100)
}

/** `#rrggbb` as three parts of one. */
function colorOf(color: string): string {
  return [1, 3, 5].map((start) => short(Number.parseInt(color.slice(start, start + 2), 16) / 255)).join(' ')
}
