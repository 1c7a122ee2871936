import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { isDeep } from '#test/faults/rounds.ts'
import { openPicture } from './open-picture.ts'

/** Memory of the process above what it takes with the library loaded. */
const MOST_MB = 200

/** A photo with grain, as telephones make it. */
function photo(width: number, height: number) {
  const grain = Buffer.alloc(300 * 225 * 3)
  for (let at = 0; at < grain.length; at += 1) grain[at] = (at * 2_654_435_761) >>> 24
  return sharp(grain, { raw: { width: 300, height: 225, channels: 3 } })
    .resize(width, height, { fit: 'fill' })
    .withMetadata({ orientation: 6 })
}

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 4, background: '#345' } })

describe('the reader of pictures', () => {
  const photos: readonly (readonly [string, () => Sharp])[] = [
    ['48 megapixels as a JPEG in passes', () => photo(8_064, 6_048).jpeg({ progressive: true })],
    ['48 megapixels as PNG', () => plain(8_064, 6_048).png()],
    ['48 megapixels as JPEG', () => photo(8_064, 6_048).jpeg()],
    ['48 megapixels as WebP', () => photo(8_064, 6_048).webp({ effort: 0 })],
  ]
  it.each(isDeep ? photos : photos.slice(0, 2))(
    'UP-04 takes a photo of %s within its memory, upright',
    async (_, make) => {
      const folder = await mkdtemp(join(tmpdir(), 'pw-photo-'))
      try {
        const path = join(folder, 'photo')
        await writeFile(path, await make().toBuffer())
        const { width, height, megabytes } = await openedElsewhere(path)
        expect(Math.max(width, height)).toBe(2_048)
        expect(megabytes).toBeLessThan(MOST_MB)
      } finally {
        await rm(folder, { recursive: true })
      }
    },
    120_000,
  )

  it.each([
    [
      'a PNG of 48 megapixels that must be unpacked as a whole',
      () => plain(8_064, 6_048).png({ progressive: true }),
      24,
    ],
    ['a JPEG of 51 megapixels', () => plain(8_500, 6_000).jpeg(), 50],
  ])('UP-04 refuses %s', async (_, make, most) => {
    const title = `The image has more than ${most} megapixels. Please make it smaller.`
    await expect(openPicture(await make().toBuffer())).rejects.toThrow(title)
  })

  it('UP-04 an SVG is not parsed, whatever came before', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    await expect(openPicture(svg)).rejects.toThrow('Invalid file type image/svg+xml')
  })
})

/** Opens a picture in a process of its own, to measure its memory. */
async function openedElsewhere(path: string) {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    fileURLToPath(new URL('../../../../test/picture-memory.ts', import.meta.url)),
    path,
  ])
  return JSON.parse(stdout) as { width: number; height: number; megabytes: number }
}
