import { fillText, messages } from './messages.ts'

/** The kinds of rows that have a picture of their own: its address is kept in `imageUrl` and `thumbnailUrl` (UP-04, SERV-05). */
export const PICTURED_KINDS = ['product', 'service'] as const
export type PicturedKind = (typeof PICTURED_KINDS)[number]

/** The media types that are taken (UP-01). */
export const PICTURE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/gif', 'image/webp']

/** The most bytes of a picture, that size itself accepted (UP-01). */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024

/** Where the files of the storage are read, below which their keys stand. */
export const FILES_PATH = '/api/files/'

const KILOBYTE = 1024
const MEGABYTE = KILOBYTE * KILOBYTE

/** A size in bytes as people read it, never less than it is: `10.01MB`. */
export function fileSizeText(bytes: number): string {
  if (bytes < KILOBYTE) return `${bytes}B`
  if (bytes < MEGABYTE) return `${Math.ceil(bytes / KILOBYTE)}KB`
  return `${Math.ceil((bytes / MEGABYTE) * 100) / 100}MB`
}

/** Why a file of this type or size is no picture that is taken; undefined where it may be one (UP-01). */
export function pictureRefusal(type: string, bytes: number): string | undefined {
  if (!PICTURE_TYPES.includes(type)) return fillText(messages['picture-type'].title, { type: type || 'unknown' })
  if (bytes > MAX_PICTURE_BYTES) return fillText(messages['picture-too-large'].title, { size: fileSizeText(bytes) })
  return undefined
}
