import { qrcode, type RenderOptions } from 'bwip-js/generic'
import type { Paper } from '../layout/paper.ts'
import type { Box } from '../layout/picture.ts'

type Outline = readonly (readonly [number, number])[]

/** The dark outlines of a code and how many of their units it is wide. */
interface Code {
  readonly outlines: readonly Outline[]
  readonly width: number
}

/** Draws a QR code of error correction M into a square, without a light margin; a mirrored paper leaves the code itself as it is. */
export function drawQrCode(paper: Paper, text: string, box: Box): void {
  const { outlines, width } = codeOf(text)
  const scale = box.width / width
  // Whole units, which the transformation places, keep the file small.
  paper.pdf.save().translate(paper.left(box.x, box.width), box.y).scale(scale)
  for (const [[x, y] = [0, 0], ...rest] of outlines) {
    paper.pdf.moveTo(x, y)
    for (const [nextX, nextY] of rest) paper.pdf.lineTo(nextX, nextY)
    paper.pdf.closePath()
  }
  paper.pdf.fill('#000000', 'even-odd').restore()
}

/** The dark parts of a code of error correction M. */
export function codeOf(text: string): Code {
  const outlines: Outline[] = []
  let width = 1
  const nothing = (): void => undefined
  // Its types know the options of all codes, and not those of each.
  const options: RenderOptions & { readonly eclevel: string } = { bcid: 'qrcode', text, scale: 1, eclevel: 'M' }
  qrcode(options, {
    scale: (x, y) => [x, y],
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init: (wide) => {
      width = wide
    },
    line: nothing,
    polygon: (points) => outlines.push(points),
    hexagon: nothing,
    ellipse: nothing,
    fill: nothing,
    text: nothing,
    end: nothing,
  })
  return { outlines, width }
}
