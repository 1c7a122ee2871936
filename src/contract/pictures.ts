import { fillText } from './refusal.ts'
import { refusalTitles } from './refusal-messages.ts'

/** The kinds of rows with a picture, whose address is in `imageUrl` and `thumbnailUrl` (UP-04, SERV-05). */
export const PICTURED_KINDS = ['product', 'service'] as const
export type PicturedKind = (typeof PICTURED_KINDS)[number]

/** The accepted media types (UP-01). */
export const PICTURE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/gif', 'image/webp']

/** The most bytes of a picture, inclusive (UP-01). */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024

/** The path under which stored files are served by key. */
export const FILES_PATH = '/api/files/'

const KILOBYTE = 1024
const MEGABYTE = KILOBYTE * KILOBYTE

/** A size in bytes for people, rounded up: `10.01MB`. */
export function fileSizeText(bytes: number): string {
  if (bytes < KILOBYTE) return `${bytes}B`
  if (bytes < MEGABYTE) return `${Math.ceil(bytes / KILOBYTE)}KB`
  return `${Math.ceil((bytes / MEGABYTE) * 100) / 100}MB`
}

/** Why a file of this type or size is refused as a picture; undefined if it is accepted (UP-01). */
export function pictureRefusal(type: string, bytes: number): string | undefined {
  if (!PICTURE_TYPES.includes(type)) return fillText(refusalTitles['picture-type'], { type: type || 'unknown' })
  if (bytes > MAX_PICTURE_BYTES) return fillText(refusalTitles['picture-too-large'], { size: fileSizeText(bytes) })
  return undefined
}
