import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { makePicture } from '#server/uploads/picture-work.ts'
import type { Figure } from './figure.ts'
import { summary } from './statistics.ts'

const SIZES = [
  { name: '12-megapixel photo', width: 4_000, height: 3_000 },
  { name: '2-megapixel photo', width: 1_600, height: 1_200 },
] as const
/** Detail as a photo has it: noise of this many pixels a side, made larger. */
const GRAIN = 400

/** How fast uploads become a picture and a thumbnail, on the one thread that they are given. */
export async function benchThumbnails(rounds: number): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { name, width, height } of SIZES) {
    const photo = await photoOf(width, height)
    await makePicture('bench', () => Promise.resolve(photo))
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const from = performance.now()
      await makePicture('bench', () => Promise.resolve(photo))
      times.push(performance.now() - from)
    }
    const { p50 } = summary(times)
    figures.push({
      part: 'thumbnails',
      name: `${name} to picture and thumbnail, one thread`,
      value: p50,
      unit: 'ms',
      note: `${(1_000 / p50).toFixed(1)} a second`,
    })
  }
  return figures
}

function photoOf(width: number, height: number): Promise<Buffer> {
  const raw = { width: GRAIN, height: GRAIN, channels: 3 as const }
  return sharp(randomBytes(GRAIN * GRAIN * 3), { raw })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .jpeg({ quality: 88 })
    .toBuffer()
}
