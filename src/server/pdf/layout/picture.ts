import type { Canvas } from './canvas.ts'

/** A box in points from the upper left corner. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const OTHER_SIDE = { left: 'right', center: 'center', right: 'left' } as const

/** The pictures of one PDF: each file is stored once, however often it is shown. */
export class Pictures {
  readonly #canvas: Canvas
  readonly #opened = new Map<string, PDFKit.Mixins.ImageSrc | undefined>()

  constructor(canvas: Canvas) {
    this.#canvas = canvas
  }

  /** Draws a JPEG or PNG as large as fits, centred or at one side; answers false for other bytes, which are left out. */
  draw(name: string, bytes: Uint8Array, box: Box, align: 'left' | 'center' | 'right' = 'center'): boolean {
    const opened = this.#open(name, bytes)
    if (opened === undefined) return false
    const x = this.#canvas.left(box.x, box.width)
    const side = this.#canvas.isRightToLeft ? OTHER_SIDE[align] : align
    const fit: [number, number] = [box.width, box.height]
    // Left is pdfkit's default, which has no name.
    const aligned = side === 'left' ? {} : { align: side }
    this.#canvas.pdf.image(opened, x, box.y, { fit, ...aligned, valign: 'center' })
    return true
  }

  #open(name: string, bytes: Uint8Array): PDFKit.Mixins.ImageSrc | undefined {
    if (!this.#opened.has(name)) this.#opened.set(name, openImage(this.#canvas.pdf, bytes))
    return this.#opened.get(name)
  }
}

/** A method of pdfkit that its types leave out. */
interface OpensImages {
  openImage(source: Buffer): PDFKit.Mixins.ImageSrc
}

function openImage(pdf: PDFKit.PDFDocument, bytes: Uint8Array): PDFKit.Mixins.ImageSrc | undefined {
  try {
    return (pdf as unknown as OpensImages).openImage(Buffer.from(bytes))
  } catch {
    return undefined
  }
}
