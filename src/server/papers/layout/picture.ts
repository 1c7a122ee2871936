import type { Paper } from './paper.ts'

/** A place in points from the upper left corner. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Pictures of one paper: the same file stands in it once, however often it is shown. */
export class Pictures {
  readonly #paper: Paper
  readonly #opened = new Map<string, PDFKit.Mixins.ImageSrc | undefined>()

  constructor(paper: Paper) {
    this.#paper = paper
  }

  /** Draws a JPEG or PNG as large as fits, in the middle; answers false for bytes that are neither, which are left out. */
  draw(name: string, bytes: Uint8Array, box: Box): boolean {
    const opened = this.#open(name, bytes)
    if (opened === undefined) return false
    this.#paper.pdf.image(opened, box.x, box.y, { fit: [box.width, box.height], align: 'center', valign: 'center' })
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
