import PdfKit from 'pdfkit'
import { type Archive, keepForArchive } from './archive.ts'
import { Faces, type Run, type Weight } from './faces.ts'
import type { Direction } from './bidi.ts'
import { type Face, fontFile } from '#server/kit/fonts/font-files.ts'
import { escapeMetadata } from './metadata.ts'

/** Points in a millimetre; a point is 1/72 inch. */
export const POINTS_A_MM = 72 / 25.4

/** Width and height of the page sizes in points. */
export const PAGE_SIZES = {
  a4: [595.28, 841.89],
  letter: [612, 792],
} as const satisfies Record<string, readonly [number, number]>

/** One of the sizes. */
export type PageSize = keyof typeof PAGE_SIZES

/** Fields of pdfkit's loaded fonts that its types leave out. */
interface LoadedFont {
  hasGlyphForCodePoint(codePoint: number): boolean
}

/** The options of a PDF. */
export interface PaperOptions {
  /** Width and height of a page in points. */
  readonly size: readonly [number, number]
  readonly title: string
  readonly author: string
  /** The time of the file (epoch milliseconds). */
  readonly at: number
  /** A language tag, for readers and speech. */
  readonly language?: string
  /** Mirrors everything: what is drawn at the left edge appears at the right. */
  readonly isRightToLeft?: boolean
  /** Makes it PDF/A-3b, with a file inside. */
  readonly archive?: Archive
}

/** A PDF in the making, with the product's fonts. Coordinates are points from the upper left corner. */
export class Canvas {
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
      // A font is loaded when the first text needs it.
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

  /** The left edge of something of a width, mirrored on a page from right to left. */
  left(x: number, width: number): number {
    return this.isRightToLeft ? this.width - x - width : x
  }

  /** Selects a font and size, and loads the font the first time. */
  use(face: Face, size: number): PDFKit.PDFDocument {
    if (!this.#loaded.has(face)) this.pdf.registerFont(face, fontFile(face))
    this.pdf.font(face).fontSize(size)
    if (!this.#loaded.has(face)) {
      this.#loaded.set(face, (this.pdf as unknown as { _font: { font: LoadedFont } })._font.font)
    }
    return this.pdf
  }

  /** Splits a line into runs of one font each, from left to right; a character without a font becomes a box. */
  runs(line: string, weight: Weight, direction: Direction): readonly Run[] {
    return this.#faces.runs(line, weight, direction)
  }

  #has(face: Face, codePoint: number): boolean {
    if (!this.#loaded.has(face)) this.use(face, 10)
    return this.#loaded.get(face)?.hasGlyphForCodePoint(codePoint) ?? false
  }

  /** The characters that print as boxes because no font has them. */
  get missingLetters(): string {
    return this.#faces.missingLetters
  }

  /** Ends the document and answers its bytes. */
  async bytes(): Promise<Buffer> {
    this.pdf.end()
    return this.#bytes
  }
}
