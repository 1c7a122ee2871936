import { inflateSync } from 'node:zlib'

/** What stands on one page of a PDF. */
export interface PdfPage {
  /** Every text in the order of drawing, letter for letter. */
  readonly texts: readonly string[]
  /** Where each of them begins, in points from the left edge of the page. */
  readonly lefts: readonly number[]
  /** Filled rectangles as x, y, width and height in points from the upper left corner of what was drawn. */
  readonly bars: readonly (readonly [number, number, number, number])[]
  readonly pictures: number
}

type Objects = ReadonlyMap<string, PdfObject>
interface PdfObject {
  readonly text: string
  readonly stream: Buffer | undefined
}

/** Reads the pages of a PDF as the product writes them: embedded fonts with their letters, rectangles and pictures. */
export function readPdf(bytes: Buffer): PdfPage[] {
  const objects = objectsOf(bytes)
  const pages = [...objects.values()].filter(({ text }) => /\/Type \/Page\b(?!s)/.test(text))
  return pages.map((page) => readPage(page, objects))
}

/** Every text of every page, one a line. */
export function textOfPdf(bytes: Buffer): string {
  return readPdf(bytes)
    .flatMap(({ texts }) => texts)
    .join('\n')
}

function objectsOf(bytes: Buffer): Objects {
  const text = bytes.toString('latin1')
  const objects = new Map<string, PdfObject>()
  for (const match of text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [, id = '', body = ''] = match
    const start = body.indexOf('stream\n')
    const head = start < 0 ? body : body.slice(0, start)
    const raw = start < 0 ? undefined : Buffer.from(body.slice(start + 7, body.lastIndexOf('\nendstream')), 'latin1')
    objects.set(id, { text: head, stream: raw && /FlateDecode/.test(head) ? inflateSync(raw) : raw })
  }
  return objects
}

function referred(text: string, name: string, objects: Objects): PdfObject | undefined {
  return objects.get(new RegExp(`/${name} (\\d+) 0 R`).exec(text)?.[1] ?? '')
}

function readPage({ text }: PdfObject, objects: Objects): PdfPage {
  const content = referred(text, 'Contents', objects)?.stream?.toString('latin1') ?? ''
  const resources = referred(text, 'Resources', objects)?.text ?? text
  const letters = new Map(
    [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [
      name,
      lettersOf(referred(objects.get(id)?.text ?? '', 'ToUnicode', objects)?.stream),
    ]),
  )
  const texts: string[] = []
  const lefts: number[] = []
  let font = ''
  let left: number | undefined
  let shown = ''
  // A text whose letters are moved one by one is several pieces between BT and ET.
  for (const [token, x, name, glyphs] of content.matchAll(
    /(-?[\d.]+) -?[\d.]+ Tm|\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ|\bET\b/g,
  )) {
    if (x !== undefined) left ??= Number(x)
    if (name !== undefined) font = name
    if (glyphs !== undefined)
      shown += glyphsOf(glyphs)
        .map((glyph) => letters.get(font)?.get(glyph) ?? '�')
        .join('')
    if (token !== 'ET') continue
    texts.push(shown)
    lefts.push(left ?? 0)
    left = undefined
    shown = ''
  }
  const bars = [...content.matchAll(/(-?[\d.]+) (-?[\d.]+) (-?[\d.]+) (-?[\d.]+) re/g)].map(
    ([, x, y, width, height]) => [Number(x), Number(y), Number(width), Number(height)] as const,
  )
  return { texts, lefts, bars, pictures: (content.match(/\/I\d+ Do/g) ?? []).length }
}

function glyphsOf(shown: string): string[] {
  return [...shown.matchAll(/<([0-9a-f]*)>/gi)].flatMap(([, hex = '']) => hex.toLowerCase().match(/.{4}/g) ?? [])
}

/** The letters of each glyph, from the table that makes text searchable. */
function lettersOf(table: Buffer | undefined): ReadonlyMap<string, string> {
  const letters = new Map<string, string>()
  for (const [, from = '', list = ''] of (table?.toString('latin1') ?? '').matchAll(
    /<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi,
  )) {
    const first = Number.parseInt(from, 16)
    for (const [index, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]*)>/gi)].entries()) {
      const glyph = (first + index).toString(16).padStart(4, '0')
      // A ligature stands for several letters, with spaces between them.
      letters.set(glyph, Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'))
    }
  }
  return letters
}
