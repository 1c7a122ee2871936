import type { default as sharpModule, Sharp, SharpOptions } from 'sharp'
import { Refusal } from '#contract/messages.ts'
import { foundType } from './picture-kind.ts'

/**
 * The largest photos of telephones have 48 to 50 megapixels. JPEG and WebP are made smaller while they are read, other PNG line by line:
 * 50 to 70 MB at that size, 170 MB for a JPEG that is stored in passes (measured, docs/decisions/0011).
 */
const MOST_PIXELS = 50_000_000
/** What has to be unpacked as a whole: four bytes a pixel, and again while it is worked on. */
const MOST_PIXELS_WHOLE = 24_000_000
const LONGEST_SECONDS = 20

const OPTIONS: SharpOptions = {
  limitInputPixels: MOST_PIXELS,
  failOn: 'error',
  pages: 1,
  sequentialRead: true,
}

type SharpModule = typeof sharpModule

let loading: Promise<SharpModule> | undefined

/** One thread, nothing kept, and every reader but the four shut: an SVG or PDF is never parsed, whatever it calls itself. */
function loadSharp(): Promise<SharpModule> {
  return (loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.concurrency(1)
    sharp.cache(false)
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({
      operation: [
        'VipsForeignLoadJpegBuffer',
        'VipsForeignLoadPngBuffer',
        'VipsForeignLoadWebpBuffer',
        'VipsForeignLoadNsgifBuffer',
      ],
    })
    return sharp
  }))
}

/**
 * The one door for pictures of any origin: what these bytes show, upright, the first frame of an animation, under limits of pixels and
 * time. Throws `Refusal` for what is no JPEG, PNG, GIF or WebP by its content, has too many pixels or is damaged (UP-03, UP-04).
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

/** What a failure over an opened picture means, in words of the catalogue. */
export function pictureRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  return /pixel limit|too large|exceeds/i.test(String(error))
    ? tooManyPixels(MOST_PIXELS)
    : new Refusal('picture-broken')
}

function tooManyPixels(most: number): Refusal {
  return new Refusal('picture-pixels', { most: most / 1_000_000 })
}
