import { FairQueue } from '../kit/fair-queue.ts'
import { openPicture, pictureRefusal } from '../kit/pictures/open-picture.ts'

/** A picture made from an upload; no byte of the upload is stored. */
export interface MadePicture {
  readonly image: Uint8Array
  readonly thumbnail: Uint8Array
  readonly width: number
  readonly height: number
}

/** The media type of all stored pictures. */
export const MADE_TYPE = 'image/webp'

const LONGEST_SIDE = 2_048
const THUMBNAIL_SIDE = 320
const QUALITY = 82
const THUMBNAIL_QUALITY = 76

/** One picture at a time, users in turn, so that everything else goes on meanwhile. */
const turns = new FairQueue({ atOnce: 1, atOncePerKey: 1, waitingPerKey: 20, waiting: 200 })

/**
 * Makes picture and thumbnail as WebP, upright, without metadata; of an animation the first frame is kept, since a list of prices should
 * not move. The bytes are read when it is their turn. Throws `Refusal` as `openPicture` does.
 */
export function makePicture(userId: string, read: () => Promise<Uint8Array>): Promise<MadePicture> {
  return turns.run({ key: userId }, async () => made(await read()))
}

async function made(bytes: Uint8Array): Promise<MadePicture> {
  try {
    const { data, info } = await (
      await openPicture(bytes)
    )
      .resize(within(LONGEST_SIDE))
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true })
    return { image: data, thumbnail: await smaller(data), width: info.width, height: info.height }
  } catch (error) {
    throw pictureRefusal(error)
  }
}

/** Makes the thumbnail of a stored picture anew. */
export function makeThumbnail(userId: string, image: Uint8Array): Promise<Uint8Array> {
  return turns.run({ key: userId }, () => smaller(image))
}

async function smaller(image: Uint8Array): Promise<Uint8Array> {
  const small = (await openPicture(image)).resize(within(THUMBNAIL_SIDE)).webp({ quality: THUMBNAIL_QUALITY })
  return small.toBuffer()
}

function within(side: number) {
  return { width: side, height: side, fit: 'inside', withoutEnlargement: true } as const
}
