import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'

/** Scripts with a font family of their own, by the family's name; each has two weights. */
const SCRIPTS = [
  'Arabic',
  'Armenian',
  'Bengali',
  'Devanagari',
  'Ethiopic',
  'Georgian',
  'Gujarati',
  'Gurmukhi',
  'Hebrew',
  'Kannada',
  'Khmer',
  'Lao',
  'Malayalam',
  'Myanmar',
  'Sinhala',
  'Tamil',
  'Telugu',
  'Thai',
] as const

type Script = Lowercase<(typeof SCRIPTS)[number]>

/** One of the fonts of PDFs: the product's own, and those for characters that it lacks. */
export type Face = 'regular' | 'bold' | 'cjk' | `${Script | 'other' | 'korean' | 'emoji'} ${'regular' | 'bold'}`

/** The families with two weights: the prefix of their names, their folder, and the prefix of their files. */
const FAMILIES: readonly (readonly [prefix: string, folder: string, stem: string])[] = [
  ['', 'manrope', 'Manrope'],
  ['other ', 'noto-sans', 'NotoSans'],
  ...SCRIPTS.map((name) => [`${name.toLowerCase()} `, `noto-sans-${name.toLowerCase()}`, `NotoSans${name}`] as const),
  ['korean ', 'nanum-gothic', 'NanumGothic'],
  ['emoji ', 'noto-emoji', 'NotoEmoji'],
]

/** The file of each font in its package. The Chinese family has one weight: an outline makes it bold. */
export const FONT_FILES = Object.fromEntries([
  ...FAMILIES.flatMap(([prefix, folder, stem]) => [
    [`${prefix}regular`, `${folder}/400Regular/${stem}_400Regular.ttf`],
    [`${prefix}bold`, `${folder}/700Bold/${stem}_700Bold.ttf`],
  ]),
  ['cjk', 'noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'],
]) as Readonly<Record<Face, string>>

const read = new Map<Face, Buffer>()

/**
 * The bytes of a font, read once: the build puts compressed files beside the bundle, because the Chinese one alone is 10 MB; the source
 * reads them from their packages.
 */
export function fontFile(face: Face): Buffer {
  const known = read.get(face)
  if (known) return known
  const folder = import.meta.url.endsWith('.ts') ? '../../../../node_modules/@expo-google-fonts/' : './fonts/'
  const path = fileURLToPath(new URL(folder + FONT_FILES[face], import.meta.url))
  const bytes = existsSync(path) ? readFileSync(path) : brotliDecompressSync(readFileSync(`${path}.br`))
  read.set(face, bytes)
  return bytes
}
