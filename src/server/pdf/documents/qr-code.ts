import { qrcode, type RenderOptions } from 'bwip-js/generic'
import type { Canvas } from '../layout/canvas.ts'
import type { Box } from '../layout/picture.ts'

type Outline = readonly (readonly [number, number])[]

/** The dark outlines of a code, and its width in their units. */
interface Code {
  readonly outlines: readonly Outline[]
  readonly width: number
}

/** Draws a QR code of error correction M into a square, without a quiet zone; a mirrored page does not mirror the code. */
export function drawQrCode(canvas: Canvas, text: string, box: Box): void {
  const { outlines, width } = codeOf(text)
  const scale = box.width / width
  // Whole units, placed by a transformation, keep the file small.
  canvas.pdf.save().translate(canvas.left(box.x, box.width), box.y).scale(scale)
  for (const [[x, y] = [0, 0], ...rest] of outlines) {
    canvas.pdf.moveTo(x, y)
    for (const [nextX, nextY] of rest) canvas.pdf.lineTo(nextX, nextY)
    canvas.pdf.closePath()
  }
  canvas.pdf.fill('#000000', 'even-odd').restore()
}

/** The dark parts of a code of error correction M. */
export function codeOf(text: string): Code {
  const outlines: Outline[] = []
  let width = 1
  const nothing = (): void => undefined
  // The types cover the options of all codes, not those of each.
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
