import type { Sharp, SharpOptions } from 'sharp'
import { Refusal } from '#contract/refusal.ts'
import { foundType } from './picture-kind.ts'
import { loadSharp } from './load-sharp.ts'

/**
 * The largest photos of telephones have 48 to 50 megapixels. JPEG and WebP are scaled down while they are read, PNG is read line by
 * line: 50 to 70 MB at that size, 170 MB for a progressive JPEG (measured, docs/decisions/0011).
 */
const MOST_PIXELS = 50_000_000
/** For formats that must be unpacked as a whole: four bytes a pixel, and a second copy while it is scaled. */
const MOST_PIXELS_WHOLE = 24_000_000
const LONGEST_SECONDS = 20

const OPTIONS: SharpOptions = {
  limitInputPixels: MOST_PIXELS,
  failOn: 'error',
  pages: 1,
  sequentialRead: true,
}

/**
 * The only reader of pictures from any source: upright, only the first frame of an animation, under limits of pixels and time. Throws
 * `Refusal` for content that is not JPEG, PNG, GIF or WebP, has too many pixels or is damaged (UP-03, UP-04).
 */
export async function openPicture(bytes: Uint8Array): Promise<Sharp> {
  const { type, isPicture } = foundType(bytes)
  if (!isPicture) throw new Refusal('picture-type', { type })
  const sharp = await loadSharp()
  const picture = sharp(bytes, OPTIONS)
  const { width, height, format, isProgressive } = await picture.metadata().catch((error: unknown) => {
    throw pictureRefusal(error)
  })
  const isReadWhole = format === 'gif' || (format === 'png' && isProgressive)
  const most = isReadWhole ? MOST_PIXELS_WHOLE : MOST_PIXELS
  if (width * height > most) throw tooManyPixels(most)
  return picture.timeout({ seconds: LONGEST_SECONDS }).rotate()
}

/** The refusal for an error while reading a picture. */
export function pictureRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  return /pixel limit|too large|exceeds/i.test(String(error))
    ? tooManyPixels(MOST_PIXELS)
    : new Refusal('picture-broken')
}

function tooManyPixels(most: number): Refusal {
  return new Refusal('picture-pixels', { most: most / 1_000_000 })
}
