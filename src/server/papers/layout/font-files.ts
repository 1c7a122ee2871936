import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The faces that papers are set in: the product's own, and one that has the letters which it lacks. */
const FILES = {
  regular: 'manrope/400Regular/Manrope_400Regular.ttf',
  bold: 'manrope/700Bold/Manrope_700Bold.ttf',
  'other regular': 'noto-sans/400Regular/NotoSans_400Regular.ttf',
  'other bold': 'noto-sans/700Bold/NotoSans_700Bold.ttf',
} as const

/** One of the faces. */
export type Face = keyof typeof FILES

const read = new Map<Face, Buffer>()

/** The bytes of a face, read once: the build puts the files beside the bundle, the source has them from their packages. */
export function fontFile(face: Face): Buffer {
  const known = read.get(face)
  if (known) return known
  const folder = import.meta.url.endsWith('.ts') ? '../../../../node_modules/@expo-google-fonts/' : './fonts/'
  const bytes = readFileSync(fileURLToPath(new URL(folder + FILES[face], import.meta.url)))
  read.set(face, bytes)
  return bytes
}
