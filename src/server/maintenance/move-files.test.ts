import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDiskStorage } from '#server/integrations/storage/disk-storage.ts'
import { openPlaces, openStorage } from '#server/integrations/storage/open-storage.ts'
import type { FileStorage } from '#server/integrations/storage/storage.ts'
import { arrive, buildRealApp, type TestApp, type TestCaller } from '#test/app.ts'
import { describeOneEngine } from '#test/database.ts'
import { testPicture } from '#test/pictures.ts'
import { type S3Simulator, startS3 } from '#test/simulators/s3.ts'
import { moveFiles, moveOf, removeOriginals } from './move-files.ts'

const FILES = 3

describeOneEngine('moving files', (context) => {
  let s3: S3Simulator
  let app: TestApp
  let ann: TestCaller
  let picture: Buffer
  const urls: string[] = []
  beforeAll(async () => {
    s3 = await startS3()
    picture = await testPicture('png')
    app = await buildRealApp(context, { MIN_FREE_MB: '0' })
    ann = await arrive(app, 'ann')
    for (let n = 0; n < FILES; n += 1) urls.push(await upload(app))
    await app.close()
  })
  afterAll(() => s3.close())

  async function upload(to: TestApp): Promise<string> {
    const { body: made } = await to.call(ann, { method: 'POST', url: '/api/products', body: { name: 'Mug' } })
    const { body } = await to.call(ann, {
      method: 'POST',
      url: `/api/uploads?kind=product&id=${String(made['id'])}`,
      body: picture,
      headers: { 'content-type': 'image/png' },
    })
    return String(body['imageUrl'])
  }

  const inBucket = (extra: object = {}) => ({
    MIN_FREE_MB: '0',
    FILES_URL: s3.filesUrl,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    ...extra,
  })
  const inFolder = (extra: object = {}) => ({ ...inBucket(extra), FILES_URL: '' })
  const withApp = async <T>(
    settings: Record<string, string>,
    work: (running: TestApp) => Promise<T>,
    byItself = false,
  ): Promise<T> => {
    const running = await buildRealApp(context, settings)
    // Its job would move files by itself.
    if (!byItself) await running.jobs.stop()
    try {
      return await work(running)
    } finally {
      await running.close()
    }
  }
  const served = (running: TestApp) =>
    Promise.all(urls.map(async (url) => (await running.call(ann, { method: 'GET', url })).status))
  const all = (status: number) => urls.map(() => status)
  const folder = (): FileStorage => createDiskStorage(join(context.folder, 'files'), 0)
  const keysIn = async (storage: FileStorage): Promise<string[]> => {
    const keys: string[] = []
    for await (const { key } of storage.list('')) keys.push(key)
    return keys.sort()
  }
  const moveIn = (running: TestApp) => {
    const move = moveOf(openPlaces(running.config))
    if (!move) throw new Error('nothing is to be moved')
    return move
  }

  it('OPS-02 UP-04 files are served during a move to a bucket, which goes on where it was stopped, and back', async () => {
    const originals = await keysIn(folder())
    expect(originals).toHaveLength(2 * FILES)
    await withApp(inBucket({ FILES_FORMER_URL: 'folder' }), async (moving) => {
      const move = moveIn(moving)
      expect(await served(moving)).toEqual(all(200))
      // The bucket fails after the first upload, and later in the middle of a file.
      let puts = 0
      s3.fail((method) => (method === 'PUT' && (puts += 1) > 3 ? { status: 403, code: 'AccessDenied' } : undefined))
      await expect(moveFiles(context.dataAccess, move)).rejects.toMatchObject({ trouble: 'denied' })
      s3.fail(undefined)
      const stopped = await moveFiles(context.dataAccess, move, AbortSignal.abort())
      expect(stopped).toMatchObject({ uploads: 0 })
      expect(await served(moving)).toEqual(all(200))
      // What is new goes to the bucket alone.
      urls.push(await upload(moving))
      expect((await keysIn(folder())).length).toBe(2 * FILES)
      const { uploads, missing } = await moveFiles(context.dataAccess, move)
      expect([uploads, missing, s3.objects.size]).toEqual([FILES + 1, [], 2 * FILES + 2])
      const before = s3.requests.length
      expect(await moveFiles(context.dataAccess, move)).toMatchObject({ uploads: 0, bytes: 0 })
      expect(s3.requests.slice(before)).toEqual([])
      for (const key of originals)
        expect(
          Buffer.compare(
            s3.objects.get(`shop/${key}`)?.bytes ?? Buffer.alloc(0),
            Buffer.from((await folder().get(key)) ?? []),
          ),
        ).toBe(0)
      expect(await removeOriginals(context.dataAccess, move)).toBe(2 * FILES)
      expect([await keysIn(folder()), await served(moving)]).toEqual([[], all(200)])
    })
    await withApp(inBucket(), async (moved) => expect(await served(moved)).toEqual(all(200)))
    await withApp(inFolder({ FILES_FORMER_URL: s3.filesUrl }), async (moving) => {
      expect(await served(moving)).toEqual(all(200))
      const { uploads } = await moveFiles(context.dataAccess, moveIn(moving))
      expect([uploads, await removeOriginals(context.dataAccess, moveIn(moving)), s3.objects.size]).toEqual([
        FILES + 1,
        2 * FILES + 2,
        0,
      ])
    })
    await withApp({ MIN_FREE_MB: '0' }, async (moved) => expect(await served(moved)).toEqual(all(200)))
  })

  it('OPS-02 an original stays where its copy is not whole, and what is in neither place is told', async () => {
    await withApp(inBucket({ FILES_FORMER_URL: 'folder' }), async (moving) => {
      const [first = ''] = await keysIn(folder())
      const kept = await folder().get(first)
      await folder().delete(first)
      const { missing, uploads } = await moveFiles(context.dataAccess, moveIn(moving))
      expect([missing, uploads]).toEqual([[first], FILES])
      await folder().put(first, kept ?? new Uint8Array(), 'image/webp')
      await moveFiles(context.dataAccess, moveIn(moving))
      await openPlaces(moving.config).current.storage.delete(first)
      await expect(removeOriginals(context.dataAccess, moveIn(moving))).rejects.toThrow(`${first} is not whole`)
      expect(await folder().get(first)).toBeDefined()
      // An upload that is taken back while files move is gone from both places.
      await openStorage(moving.config).delete(first)
      expect([await folder().get(first), s3.objects.has(`shop/${first}`)]).toEqual([undefined, false])
    })
  })

  it('OPS-02 the running product moves files by itself', async () => {
    await withApp(
      inBucket({ FILES_FORMER_URL: 'folder' }),
      async (moving) => {
        await context.dataAccess.asSystemBatch([{ text: `update stored_file set moved_to = null` }])
        await expect
          .poll(async () => {
            await moving.jobs.wake()
            const [left] = await context.dataAccess.asSystemBatch([
              { text: 'select from stored_file where moved_to is null' },
            ])
            return left?.rowCount
          })
          .toBe(1)
      },
      true,
    )
  })
})
