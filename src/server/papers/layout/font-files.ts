import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'

/** The faces that papers are set in: the product's own, and those that have the letters which it lacks. */
const FILES = {
  regular: 'manrope/400Regular/Manrope_400Regular.ttf',
  bold: 'manrope/700Bold/Manrope_700Bold.ttf',
  'other regular': 'noto-sans/400Regular/NotoSans_400Regular.ttf',
  'other bold': 'noto-sans/700Bold/NotoSans_700Bold.ttf',
  'arabic regular': 'noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
  'arabic bold': 'noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf',
  'hebrew regular': 'noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
  'hebrew bold': 'noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold.ttf',
  cjk: 'noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
} as const

/** One of the faces. */
export type Face = keyof typeof FILES

const read = new Map<Face, Buffer>()

/**
 * The bytes of a face, read once: the build puts the files beside the bundle, compressed, because the Chinese one alone is 10 MB; the source
 * has them from their packages.
 */
export function fontFile(face: Face): Buffer {
  const known = read.get(face)
  if (known) return known
  const folder = import.meta.url.endsWith('.ts') ? '../../../../node_modules/@expo-google-fonts/' : './fonts/'
  const path = fileURLToPath(new URL(folder + FILES[face], import.meta.url))
  const bytes = existsSync(path) ? readFileSync(path) : brotliDecompressSync(readFileSync(`${path}.br`))
  read.set(face, bytes)
  return bytes
}
