import PdfKit from 'pdfkit'
import { type Archive, keepForArchive } from './archive.ts'
import { Faces, type Run, type Weight } from './faces.ts'
import type { Direction } from './bidi.ts'
import { type Face, fontFile } from './font-files.ts'
import { escapeMetadata } from './metadata.ts'

/** Points in a millimetre; a point is 1/72 inch. */
export const POINTS_A_MM = 72 / 25.4

/** Width and height in points of the sizes that papers come in. */
export const PAGE_SIZES = {
  a4: [595.28, 841.89],
  letter: [612, 792],
} as const satisfies Record<string, readonly [number, number]>

/** One of the sizes. */
export type PageSize = keyof typeof PAGE_SIZES

/** What pdfkit keeps of a loaded font and its types leave out. */
interface LoadedFont {
  hasGlyphForCodePoint(codePoint: number): boolean
}

/** What a paper is made as. */
export interface PaperOptions {
  /** Width and height of a page in points. */
  readonly size: readonly [number, number]
  readonly title: string
  readonly author: string
  /** When it is made (epoch milliseconds): written into the file. */
  readonly at: number
  /** A language tag; readers and speech need it. */
  readonly language?: string
  /** Everything stands mirrored: what is drawn at the left edge comes to the right one. */
  readonly isRightToLeft?: boolean
  /** Makes it PDF/A-3b, with a file inside. */
  readonly archive?: Archive
}

/** A PDF document in the making, with the product's faces. Coordinates are points from the upper left corner. */
export class Paper {
  readonly pdf: PDFKit.PDFDocument
  readonly width: number
  readonly height: number
  readonly isRightToLeft: boolean
  readonly #faces: Faces
  readonly #loaded = new Map<Face, LoadedFont>()
  readonly #bytes: Promise<Buffer>

  constructor({ size, title, author, at, language, isRightToLeft = false, archive }: PaperOptions) {
    const when = new Date(at)
    ;[this.width, this.height] = size
    this.isRightToLeft = isRightToLeft
    this.#faces = new Faces((face, codePoint) => this.#has(face, codePoint))
    this.pdf = new PdfKit({
      size: [...size],
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      pdfVersion: '1.7',
      ...(language === undefined ? {} : { lang: language }),
      ...(archive ? { subset: 'PDF/A-3b' as const } : {}),
      // No face is loaded before the first text asks for it.
      font: null as unknown as string,
      info: { Title: title, Author: author, Creator: 'Pricewright', CreationDate: when, ModDate: when },
    })
    escapeMetadata(this.pdf)
    if (archive) keepForArchive(this.pdf, archive, when)
    const pieces: Buffer[] = []
    this.pdf.on('data', (piece: Buffer) => pieces.push(piece))
    this.#bytes = new Promise((resolve, reject) => {
      this.pdf.on('end', () => resolve(Buffer.concat(pieces)))
      this.pdf.on('error', reject)
    })
  }

  addPage(): void {
    this.pdf.addPage()
  }

  /** Where something of a width begins on paper that was placed as if everything ran from left to right. */
  left(x: number, width: number): number {
    return this.isRightToLeft ? this.width - x - width : x
  }

  /** Turns to a face at a size, loading it when it is the first time. */
  use(face: Face, size: number): PDFKit.PDFDocument {
    if (!this.#loaded.has(face)) this.pdf.registerFont(face, fontFile(face))
    this.pdf.font(face).fontSize(size)
    if (!this.#loaded.has(face)) {
      this.#loaded.set(face, (this.pdf as unknown as { _font: { font: LoadedFont } })._font.font)
    }
    return this.pdf
  }

  /** Splits a line into runs of one face each, from left to right; what no face has is a sign that says so. */
  runs(line: string, weight: Weight, direction: Direction): readonly Run[] {
    return this.#faces.runs(line, weight, direction)
  }

  #has(face: Face, codePoint: number): boolean {
    if (!this.#loaded.has(face)) this.use(face, 10)
    return this.#loaded.get(face)?.hasGlyphForCodePoint(codePoint) ?? false
  }

  /** The letters that stand as boxes because no face has them. */
  get missingLetters(): string {
    return this.#faces.missingLetters
  }

  /** Ends the document and answers its bytes. */
  async bytes(): Promise<Buffer> {
    this.pdf.end()
    return this.#bytes
  }
}
