import type { default as sharpModule, Sharp, SharpOptions } from 'sharp'
import { Refusal } from '#contract/messages.ts'
import { foundType } from './picture-kind.ts'
import { Turns } from './turns.ts'

/** A picture made anew from what was uploaded: no byte of that is kept. */
export interface MadePicture {
  readonly image: Uint8Array
  readonly thumbnail: Uint8Array
  readonly width: number
  readonly height: number
}

/** The media type of everything that is made. */
export const MADE_TYPE = 'image/webp'

const MOST_PIXELS = 24_000_000
const LONGEST_SIDE = 2_048
const THUMBNAIL_SIDE = 320
const QUALITY = 82
const THUMBNAIL_QUALITY = 76
const LONGEST_SECONDS = 10

/** One picture at a time, on one thread, with nothing kept between two: everything else goes on meanwhile (security.md, uploads). */
const turns = new Turns(1)

type SharpModule = typeof sharpModule

let loading: Promise<SharpModule> | undefined

/** Loads with the first picture. Every reader but the four is shut: an SVG or PDF is never parsed, whatever it calls itself. */
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
 * Makes picture and thumbnail as WebP, upright, without any metadata; of an animation the first frame stays, since a list of
 * prices should not move. Throws `Refusal` for what is no picture, too many pixels or damaged (UP-03, UP-04).
 */
export async function makePicture(bytes: Uint8Array): Promise<MadePicture> {
  const { type, isPicture } = foundType(bytes)
  if (!isPicture) throw new Refusal('picture-type', { type })
  const sharp = await loadSharp()
  return turns.take(() => made(sharp, bytes))
}

const OPTIONS: SharpOptions = {
  limitInputPixels: MOST_PIXELS,
  failOn: 'error',
  pages: 1,
  sequentialRead: true,
}

async function made(sharp: SharpModule, bytes: Uint8Array): Promise<MadePicture> {
  try {
    const { data, info } = await upright(sharp(bytes, OPTIONS), LONGEST_SIDE)
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true })
    const thumbnail = await upright(sharp(data), THUMBNAIL_SIDE).webp({ quality: THUMBNAIL_QUALITY }).toBuffer()
    return { image: data, thumbnail, width: info.width, height: info.height }
  } catch (error) {
    throw refusalOf(error)
  }
}

function upright(picture: Sharp, side: number): Sharp {
  return picture
    .timeout({ seconds: LONGEST_SECONDS })
    .rotate()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
}

function refusalOf(error: unknown): Refusal {
  return /pixel limit|too large|exceeds/i.test(String(error))
    ? new Refusal('picture-pixels', { most: MOST_PIXELS / 1_000_000 })
    : new Refusal('picture-broken')
}
