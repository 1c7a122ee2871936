import type { Paper } from './paper.ts'

/** A place in points from the upper left corner. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const OTHER_SIDE = { left: 'right', center: 'center', right: 'left' } as const

/** Pictures of one paper: the same file stands in it once, however often it is shown. */
export class Pictures {
  readonly #paper: Paper
  readonly #opened = new Map<string, PDFKit.Mixins.ImageSrc | undefined>()

  constructor(paper: Paper) {
    this.#paper = paper
  }

  /** Draws a JPEG or PNG as large as fits, in the middle or at one side; answers false for bytes that are neither, which are left out. */
  draw(name: string, bytes: Uint8Array, box: Box, align: 'left' | 'center' | 'right' = 'center'): boolean {
    const opened = this.#open(name, bytes)
    if (opened === undefined) return false
    const x = this.#paper.left(box.x, box.width)
    const side = this.#paper.isRightToLeft ? OTHER_SIDE[align] : align
    const fit: [number, number] = [box.width, box.height]
    // pdfkit knows no name for the left side: it is what it does of itself.
    const aligned = side === 'left' ? {} : { align: side }
    this.#paper.pdf.image(opened, x, box.y, { fit, ...aligned, valign: 'center' })
    return true
  }

  #open(name: string, bytes: Uint8Array): PDFKit.Mixins.ImageSrc | undefined {
    if (!this.#opened.has(name)) this.#opened.set(name, openImage(this.#paper.pdf, bytes))
    return this.#opened.get(name)
  }
}

/** pdfkit can open a picture by itself, which its types leave out. */
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
