import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unpacked, zipEntries } from './zip-reader.ts'
import { zipArchive, type ZipFile } from './zip-writer.ts'

const text = (content: Uint8Array) => new TextDecoder().decode(content)
const bytes = (content: string) => new TextEncoder().encode(content)

async function archive(files: readonly ZipFile[]): Promise<Uint8Array> {
  return new Uint8Array(await new Blob(await zipArchive(files)).arrayBuffer())
}

describe('zip archives', () => {
  it('PROD-14 what is put into an archive comes out of it, stored or deflated', async () => {
    const pieces = fc.array(fc.string({ unit: 'grapheme', maxLength: 30 }), { maxLength: 5 })
    const file = fc.tuple(fc.string({ minLength: 1, unit: 'grapheme' }), pieces, fc.boolean())
    await fc.assert(
      fc.asyncProperty(fc.array(file, { maxLength: 4 }), async (files) => {
        const zip = await archive(
          files.map(([name, content, packs]) => ({ name, content: packs ? content : bytes(content.join('')) })),
        )
        const entries = zipEntries(zip)
        const contents = await Promise.all(entries.map((entry) => unpacked(zip, entry, 10_000)))
        expect(entries.map(({ name }) => name)).toEqual(files.map(([name]) => name))
        expect(contents.map(text)).toEqual(files.map(([, content]) => content.join('')))
      }),
      { numRuns: 60 },
    )
  })

  /** An archive of one deflated file that claims to unpack to `claimed` bytes: its directory is rewritten. */
  async function bomb(content: Uint8Array, claimed: number): Promise<Uint8Array> {
    const zip = await archive([{ name: 'a.xml', content: [text(content)] }])
    const view = new DataView(zip.buffer)
    view.setUint32(zip.length - 22 - 46 - 'a.xml'.length + 24, claimed, true)
    return zip
  }

  it('PROD-14 a bomb is stopped while it unpacks, whatever size its directory claims', async () => {
    const zip = await bomb(new Uint8Array(5_000_000), 10)
    await expect(unpacked(zip, zipEntries(zip)[0]!, 1_000_000)).rejects.toMatchObject({ code: 'too-big' })
    const stored = await archive([{ name: 'a', content: new Uint8Array(2_000) }])
    await expect(unpacked(stored, zipEntries(stored)[0]!, 1_000)).rejects.toMatchObject({ code: 'too-big' })
  })

  it('PROD-14 a damaged archive is refused, never half read', async () => {
    const zip = await bomb(bytes('<x>'.repeat(1_000)), 3_000)
    const entry = zipEntries(zip)[0]!
    const damaged = { code: 'damaged' }
    expect(() => zipEntries(zip.subarray(0, zip.length - 30))).toThrow('damaged')
    expect(() => zipEntries(bytes('PK'))).toThrow('damaged')
    await expect(unpacked(zip, { ...entry, packedSize: entry.packedSize - 3 }, 10_000)).rejects.toMatchObject(damaged)
    await expect(unpacked(zip, { ...entry, packedSize: 99_999 }, 10_000)).rejects.toMatchObject(damaged)
    await expect(unpacked(zip, { ...entry, offset: 999_999 }, 10_000)).rejects.toMatchObject(damaged)
    await expect(unpacked(zip, { ...entry, method: 12 }, 10_000)).rejects.toMatchObject(damaged)
  })
})
