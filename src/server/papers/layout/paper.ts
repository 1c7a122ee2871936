import PdfKit from 'pdfkit'
import { type Face, fontFile } from './font-files.ts'

/** Points in a millimetre; a point is 1/72 inch. */
export const POINTS_A_MM = 72 / 25.4

/** Width and height in points of the sizes that papers come in. */
export const PAGE_SIZES = {
  a4: [595.28, 841.89],
  letter: [612, 792],
} as const satisfies Record<string, readonly [number, number]>

/** One of the sizes. */
export type PageSize = keyof typeof PAGE_SIZES

/** The weights of text. */
export type Weight = 'regular' | 'bold'

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
}

/** A run of text in one face. */
export interface Run {
  readonly face: Face
  readonly text: string
}

/** What stands for a letter that no face has: visible, so that nobody takes the word for whole (documents.md 8.1). */
const MISSING = '□'

/** A PDF document in the making, with the product's faces. Coordinates are points from the upper left corner. */
export class Paper {
  readonly pdf: PDFKit.PDFDocument
  readonly width: number
  readonly height: number
  readonly #missing = new Set<string>()
  readonly #loaded = new Map<Face, LoadedFont>()
  readonly #bytes: Promise<Buffer>

  constructor({ size, title, author, at }: PaperOptions) {
    const when = new Date(at)
    ;[this.width, this.height] = size
    this.pdf = new PdfKit({
      size: [...size],
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      pdfVersion: '1.7',
      // No face is loaded before the first text asks for it.
      font: null as unknown as string,
      info: { Title: title, Author: author, Creator: 'Pricewright', CreationDate: when, ModDate: when },
    })
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

  /** Turns to a face at a size, loading it when it is the first time. */
  use(face: Face, size: number): PDFKit.PDFDocument {
    if (!this.#loaded.has(face)) this.pdf.registerFont(face, fontFile(face))
    this.pdf.font(face).fontSize(size)
    if (!this.#loaded.has(face)) {
      this.#loaded.set(face, (this.pdf as unknown as { _font: { font: LoadedFont } })._font.font)
    }
    return this.pdf
  }

  /** Splits text into runs: each word in the first face that has all of its letters, else letter by letter; what no face has is a box. */
  runs(text: string, weight: Weight): readonly Run[] {
    const faces: readonly [Face, Face] = weight === 'bold' ? ['bold', 'other bold'] : ['regular', 'other regular']
    const runs: { face: Face; text: string }[] = []
    const add = (face: Face, shown: string): void => {
      const last = runs.at(-1)
      if (last?.face === face) last.text += shown
      else runs.push({ face, text: shown })
    }
    for (const part of text.split(/(\s+)/)) {
      if (/^\s*$/.test(part)) add(runs.at(-1)?.face ?? faces[0], part.replace(/\s/g, ' '))
      else this.#addWord(Array.from(part), faces, add)
    }
    return runs.filter((run) => run.text !== '')
  }

  #addWord(letters: readonly string[], faces: readonly [Face, Face], add: (face: Face, shown: string) => void): void {
    const whole = faces.find((face) => letters.every((letter) => this.#has(face, letter)))
    if (whole) return add(whole, letters.join(''))
    for (const letter of letters) {
      const face = faces.find((each) => this.#has(each, letter))
      if (face) add(face, letter)
      else {
        this.#missing.add(letter)
        add(faces[1], this.#has(faces[1], MISSING) ? MISSING : '?')
      }
    }
  }

  #has(face: Face, letter: string): boolean {
    if (!this.#loaded.has(face)) this.use(face, 10)
    return this.#loaded.get(face)?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) ?? false
  }

  /** The letters that stand as boxes because no face has them. */
  get missingLetters(): string {
    return [...this.#missing].join('')
  }

  /** Ends the document and answers its bytes. */
  async bytes(): Promise<Buffer> {
    this.pdf.end()
    return this.#bytes
  }
}
