import { rmSync } from 'node:fs'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OverlayOptions } from 'sharp'
import { fontFile } from '../fonts/font-files.ts'
import { html } from '../http/html.ts'
import { loadSharp } from './load-sharp.ts'

/** A filled rectangle of a drawing, in pixels. */
export interface DrawnBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly color: string
}

/** A text of a drawing; it breaks between words at its width. */
export interface DrawnText {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  /** Height of the letters in pixels, as CSS counts it. */
  readonly size: number
  readonly weight: 'regular' | 'bold'
  readonly color: string
  /** One line, whose letters stand on one level with those of every other such line at this height. */
  readonly isLevel?: boolean
  /** At which side of its width it stands; the left unless told. */
  readonly align?: 'right'
}

/** A picture that the server draws itself. */
export interface Drawing {
  readonly width: number
  readonly height: number
  readonly background: string
  readonly boxes: readonly DrawnBox[]
  readonly texts: readonly DrawnText[]
}

/** Draws boxes and texts as PNG, in the product's own font whatever fonts the machine has. */
export async function drawPicture({ width, height, background, boxes, texts }: Drawing): Promise<Buffer> {
  const sharp = await loadSharp()
  const shapes = boxes.filter((box) => box.width >= 1 && box.height >= 1).map(boxOf)
  const written: OverlayOptions[] = []
  for (const text of texts) written.push(await textOf(text))
  return sharp({ create: { width, height, channels: 3, background } })
    .composite([...shapes, ...written])
    .png({ palette: true, effort: 10 })
    .toBuffer()
}

function boxOf({ x, y, width, height, color }: DrawnBox): OverlayOptions {
  const create = { width: Math.round(width), height: Math.round(height), channels: 3, background: color } as const
  return { input: { create }, left: Math.round(x), top: Math.round(y) }
}

/** A letter is cut at its own edges: two that nobody sees, as high and as deep as any, keep the level. */
const LEVEL = html`<span alpha="1">Ég</span>`

async function textOf({ text, x, y, width, size, weight, color, isLevel, align }: DrawnText): Promise<OverlayOptions> {
  const sharp = await loadSharp()
  const fontfile = (await fontFiles())[weight]
  const font = `Manrope ${weight === 'bold' ? 'Bold ' : ''}${size}`
  // At 72 dots an inch a point is a pixel.
  const before = isLevel && align === 'right' && LEVEL
  const after = isLevel && align !== 'right' && LEVEL
  const { markup } = html`<span foreground="${color}">${before}${text}${after}</span>`
  const written = { text: markup, font, fontfile, width, dpi: 72 }
  const { data, info } = await sharp({ text: { ...written, rgba: true, wrap: 'word' } })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: 4 } as const
  return { input: data, raw, left: Math.round(align === 'right' ? x + width - info.width : x), top: Math.round(y) }
}

let files: Promise<Readonly<Record<'regular' | 'bold', string>>> | undefined

/** The fonts as files, which is how the library reads them; the bundle has them packed. */
function fontFiles() {
  files ??= writeFonts().catch((error: unknown) => {
    files = undefined
    throw error
  })
  return files
}

async function writeFonts() {
  const folder = await mkdtemp(join(tmpdir(), 'pricewright-fonts-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const pathOf = (weight: string): string => join(folder, `${weight}.ttf`)
  for (const weight of ['regular', 'bold'] as const) await writeFile(pathOf(weight), fontFile(weight))
  return { regular: pathOf('regular'), bold: pathOf('bold') }
}
