import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { MAX_PICTURE_BYTES } from '#contract/pictures.ts'
import { createDiskStorage } from '#server/integrations/storage/disk-storage.ts'
import { openStorage } from '#server/integrations/storage/open-storage.ts'
import type { FileStorage } from '#server/integrations/storage/storage.ts'
import { type AppAnswer, arrive, buildRealApp, type TestApp, type TestCaller } from '#test/app.ts'
import { describeOneEngine } from '#test/database.ts'
import { testPicture } from '#test/pictures.ts'
import { quiet } from '#test/quiet.ts'
import { type S3Simulator, startS3 } from '#test/simulators/s3.ts'
import { eraseFiles, eraseStrays } from './erase-files.ts'

const HALF_MONTH = 15

describeOneEngine('pictures', (context) => {
  let app: TestApp
  let storage: FileStorage
  let ann: TestCaller
  let bob: TestCaller
  let picture: Buffer
  beforeAll(async () => {
    app = await buildRealApp(context, { FILES_QUOTA_MB: '1', MIN_FREE_MB: '0' })
    storage = createDiskStorage(join(context.folder, 'files'), 0)
    ann = await arrive(app, 'ann')
    bob = await arrive(app, 'bob')
    picture = await testPicture('png')
  })
  afterAll(() => app.close())

  const newProduct = async (caller = ann, body: object = { name: 'Mug' }): Promise<string> =>
    String((await app.call(caller, { method: 'POST', url: '/api/products', body })).body['id'])
  const upload = (id: string, body: unknown, { caller = ann, type = 'image/png', kind = 'product', as = '' } = {}) =>
    app.call(caller, {
      method: 'POST',
      url: `/api/uploads?kind=${kind}&id=${id}${as === '' ? '' : `&upload=${as}`}`,
      body,
      headers: { 'content-type': type },
    })
  const get = (url: unknown, caller: TestCaller | undefined = ann) =>
    app.call(caller, { method: 'GET', url: String(url) })
  const show = (id: string, { body }: AppAnswer, caller = ann) =>
    app.call(caller, {
      method: 'PATCH',
      url: `/api/products/${id}`,
      body: { imageUrl: body['imageUrl'], thumbnailUrl: body['thumbnailUrl'] },
    })
  const withPicture = async (caller = ann): Promise<{ id: string; stored: AppAnswer }> => {
    const id = await newProduct(caller)
    const stored = await upload(id, picture, { caller })
    expect([stored.status, (await show(id, stored, caller)).status]).toEqual([201, 200])
    return { id, stored }
  }
  const files = async (): Promise<string[]> => {
    const keys: string[] = []
    for await (const { key } of storage.list('')) keys.push(key)
    return keys
  }
  const aged = (days: number) =>
    context.dataAccess.asSystemBatch([
      { text: `update stored_file set created_at = created_at - make_interval(days => $1)`, values: [days] },
      { text: `update change set recorded_at = recorded_at - make_interval(days => $1)`, values: [days] },
    ])
  const erase = () => eraseFiles(context.dataAccess, storage, quiet)

  it('UP-01 OPS-10 an upload without a body and a content type is refused as an empty one', async () => {
    const url = `/api/uploads?kind=product&id=${await newProduct()}`
    const { status, body } = await app.call(ann, { method: 'POST', url })
    expect([status, body['code']]).toEqual([415, 'picture-type'])
  })

  it.each(['jpeg', 'png', 'gif', 'webp'] as const)(
    'UP-04 takes a %s, makes it anew with a thumbnail, and keeps it under its owner and product',
    async (format) => {
      const id = await newProduct()
      const bytes = await testPicture(format, { width: 3_000, height: 1_500 })
      const stored = await upload(id, bytes, { type: `image/${format}` })
      expect([stored.status, stored.body]).toMatchObject([
        201,
        { width: 2_048, height: 1_024, bytes: expect.any(Number) as number },
      ])
      const url = new RegExp(`^/api/files/${ann.userId}/products/${id}/[0-9a-f-]{36}\\.webp$`)
      expect(stored.body['imageUrl']).toMatch(url)
      expect(stored.body['thumbnailUrl']).toMatch(url)
      const answer = await app.fastify.inject({
        url: String(stored.body['thumbnailUrl']),
        headers: { host: new URL(app.origin).host, ...ann.headers },
      })
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'private, max-age=31536000, immutable',
        vary: expect.stringContaining('cookie'), // nobody who signs in after is given it
        'x-content-type-options': 'nosniff',
      })
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320, height: 160 })
    },
  )

  it('UP-04 nothing but the picture itself is kept: no EXIF, no place, upright', async () => {
    const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#123' } })
      .withExif({ IFD0: { Copyright: 'Ann at home' }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(bytes.includes('Ann at home')).toBe(true)
    const stored = await upload(await newProduct(), bytes)
    expect(stored.body).toMatchObject({ width: 20, height: 40 })
    const key = String(stored.body['imageUrl']).replace('/api/files/', '')
    const kept = Buffer.from((await storage.get(key)) ?? [])
    expect(kept.includes('Ann at home')).toBe(false)
    expect((await sharp(kept).metadata()).exif).toBeUndefined()
  })

  it('UP-04 of an animation the first frame is kept', async () => {
    const frames = await Promise.all(
      ['#f00', '#00f'].map((background) =>
        sharp({ create: { width: 8, height: 8, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const bytes = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 100] })
      .toBuffer()
    expect((await sharp(bytes).metadata()).pages).toBe(2)
    const stored = await upload(await newProduct(), bytes, { type: 'image/gif' })
    const key = String(stored.body['imageUrl']).replace('/api/files/', '')
    expect(await sharp(await storage.get(key)).metadata()).toMatchObject({ width: 8, height: 8 })
  })

  it('UP-01 takes 10 × 1024 × 1024 bytes and refuses one more, announced or not', async () => {
    const id = await newProduct()
    const small = await testPicture('jpeg')
    const exact = Buffer.concat([small, Buffer.alloc(MAX_PICTURE_BYTES - small.length)])
    expect((await upload(id, exact)).status).toBe(201)
    const answer = await upload(id, Buffer.concat([exact, Buffer.alloc(1)]))
    expect([answer.status, answer.body['code'], answer.body['title']]).toEqual([
      413,
      'picture-too-large',
      'File is too large 10.01MB. Maximum size is 10MB.',
    ])
  })

  it.each<[string, () => Promise<Buffer> | Buffer, number, string]>([
    [
      'an SVG',
      () => Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      415,
      'Invalid file type image/svg+xml. Please upload a JPEG, PNG, GIF, or WebP image.',
    ],
    [
      'two hundred beginnings of XML, at once',
      () => Buffer.from('<?xml'.repeat(200)),
      415,
      'Invalid file type text/xml. Please upload a JPEG, PNG, GIF, or WebP image.',
    ],
    [
      'a page',
      () => Buffer.from('<!doctype html><script>alert(1)</script>'),
      415,
      'Invalid file type text/html. Please upload a JPEG, PNG, GIF, or WebP image.',
    ],
    [
      'a renamed program',
      () => Buffer.concat([Buffer.from('MZ\x90\0\x03', 'latin1'), Buffer.alloc(4_000)]),
      415,
      'Invalid file type application/x-msdownload. Please upload a JPEG, PNG, GIF, or WebP image.',
    ],
    [
      'nothing',
      () => Buffer.alloc(0),
      415,
      'Invalid file type unknown. Please upload a JPEG, PNG, GIF, or WebP image.',
    ],
    [
      'a page behind the first bytes of a PNG',
      () => Buffer.from('\x89PNG\r\n\x1a\n<html><script>alert(1)</script></html>', 'latin1'),
      422,
      'The image appears to be invalid or corrupted. Please try with a different image.',
    ],
    [
      'a truncated JPEG',
      async () => {
        const whole = await testPicture('jpeg', { width: 400, height: 400, noise: true })
        return whole.subarray(0, whole.length / 2)
      },
      422,
      'The image appears to be invalid or corrupted. Please try with a different image.',
    ],
    [
      'a pixel bomb',
      async () => testPicture('png', { width: 12_000, height: 12_000 }),
      422,
      'The image has more than 50 megapixels. Please make it smaller.',
    ],
  ])('UP-04 refuses %s in clear words and stores nothing', async (_, make, status, title) => {
    const before = await files()
    const id = await newProduct()
    const answer = await upload(id, await make())
    expect([answer.status, answer.body['title']]).toEqual([status, title])
    expect(await files()).toEqual(before)
  })

  it('PROD-09 SERV-07 a row that is not there, or another user’s, is not found in the same words', async () => {
    const id = await newProduct(bob)
    const title = (missing: string) => `Product with ID ${missing} not found`
    for (const missing of [id, randomUUID()]) {
      const answer = await upload(missing, picture)
      expect([answer.status, answer.body['title']]).toEqual([404, title(missing)])
    }
    const service = await upload(id, picture, { kind: 'service' })
    expect([service.status, service.body['title']]).toEqual([404, `Service with ID ${id} not found`])
  })

  it('UP-04 a picture is its owner’s alone: to others it is not there', async () => {
    const { stored } = await withPicture()
    const { imageUrl, thumbnailUrl, id } = stored.body
    expect((await get(imageUrl)).status).toBe(200)
    for (const url of [imageUrl, thumbnailUrl]) {
      const answer = await get(url, bob)
      expect([answer.status, answer.body['title']]).toEqual([404, 'This file was not found.'])
      expect(answer.text).toBe((await get(`/api/files/${bob.userId}/products/x/${randomUUID()}.webp`, bob)).text)
    }
    expect((await app.call(undefined, { method: 'GET', url: String(imageUrl) })).status).toBe(401)
    const removal = await app.call(bob, { method: 'DELETE', url: `/api/uploads/${String(id)}` })
    expect([removal.status, (await get(imageUrl)).status]).toEqual([404, 200])
  })

  it.each(['..%2f..%2fsecrets-key', '%2e%2e', '....', 'a%00.webp', 'x'.repeat(90)])(
    'UP-04 no address leads out of the folder: %s',
    async (name) => {
      const answer = await get(`/api/files/${ann.userId}/products/x/${name}`)
      expect([400, 404]).toContain(answer.status)
      expect(await readdir(context.folder)).toContain('files')
    },
  )

  it('UP-02 sending an upload again answers what it stored, and makes no second file', async () => {
    const id = await newProduct()
    const as = randomUUID()
    const first = await upload(id, picture, { as })
    const before = await files()
    const again = await upload(id, picture, { as })
    expect([first.status, again.status, again.body]).toEqual([201, 200, first.body])
    expect(await files()).toEqual(before)
    const elsewhere = await upload(await newProduct(), picture, { as })
    expect(elsewhere.status).toBe(409)
  })

  it('UP-03 what a user may store is limited, and the limit stores nothing', async () => {
    const carl = await arrive(app, 'carl')
    const id = await newProduct(carl)
    const large = await testPicture('jpeg', { width: 1_500, height: 1_500, noise: true })
    const answers = []
    do answers.push(await upload(id, large, { caller: carl }))
    while (answers.at(-1)?.status === 201 && answers.length < 6)
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused[0]?.body['title']).toBe('Storage quota exceeded. Please contact an administrator.')
    expect(refused[0]?.status).toBe(507)
    const [sum] = await context.dataAccess.asSystemBatch([
      {
        text: 'select sum(bytes)::int as bytes, count(*)::int as n from stored_file where user_id = $1',
        values: [carl.userId],
      },
    ])
    expect(Number(sum?.rows[0]?.['bytes'])).toBeLessThanOrEqual(2 ** 20)
    expect(Number(sum?.rows[0]?.['n'])).toBe(answers.length - refused.length)
    expect((await upload(await newProduct(), picture)).status).toBe(201)
  })

  it('UP-06 a file whose record update failed is removed; one that is shown cannot be', async () => {
    const id = await newProduct()
    const stored = await upload(id, picture)
    const remove = () => app.call(ann, { method: 'DELETE', url: `/api/uploads/${String(stored.body['id'])}` })
    expect((await show(id, stored)).status).toBe(200)
    expect((await remove()).body['code']).toBe('picture-in-use')
    await app.call(ann, { method: 'PATCH', url: `/api/products/${id}`, body: { imageUrl: '', thumbnailUrl: '' } })
    expect((await remove()).status).toBe(204)
    expect((await get(stored.body['imageUrl'])).status).toBe(404)
    expect((await files()).filter((key) => key.includes(id))).toEqual([])
  })

  it('PROD-06 pictures of a deleted product are not served, come back with undo, and are erased after 30 days', async () => {
    const { id, stored } = await withPicture()
    const kept = await withPicture()
    const removed = await app.call(ann, { method: 'DELETE', url: '/api/products', body: { ids: [id] } })
    expect((await get(stored.body['imageUrl'])).status).toBe(404)
    const set = String(removed.body['changeSetId'])
    expect((await app.call(ann, { method: 'POST', url: `/api/change-sets/${set}/revert` })).status).toBe(200)
    expect((await get(stored.body['imageUrl'])).status).toBe(200)
    await app.call(ann, { method: 'DELETE', url: `/api/products/${id}` })
    await aged(HALF_MONTH)
    await erase()
    const own = async () => (await files()).filter((key) => key.includes(id)).length
    expect(await own()).toBe(2)
    await aged(HALF_MONTH + 1)
    await erase()
    expect(await own()).toBe(0)
    expect((await get(kept.stored.body['imageUrl'])).status).toBe(200)
  })

  it('UP-06 the earlier picture stays as long as its change can be undone; a duplicate keeps it for good', async () => {
    const replaced = await withPicture()
    const shared = await withPicture()
    const { body: copy } = await app.call(ann, { method: 'POST', url: `/api/products/${shared.id}/duplicate` })
    await aged(2 * HALF_MONTH + 1)
    const next = await upload(replaced.id, picture)
    await show(replaced.id, next)
    await app.call(ann, { method: 'DELETE', url: `/api/products/${shared.id}` })
    await erase()
    expect((await get(replaced.stored.body['imageUrl'])).status).toBe(200)
    await aged(2 * HALF_MONTH + 1)
    await erase()
    expect((await get(replaced.stored.body['imageUrl'])).status).toBe(404)
    expect((await get(next.body['imageUrl'])).status).toBe(200)
    expect([copy['imageUrl'], (await get(copy['imageUrl'])).status]).toEqual([shared.stored.body['imageUrl'], 200])
  })

  it('PROD-06 what a cut upload left, what a gone account left and what no row knows is erased', async () => {
    const dora = await arrive(app, 'dora')
    const hers = await withPicture(dora)
    await context.dataAccess.asSystemBatch([{ text: 'delete from account where id = $1', values: [dora.userId] }])
    const cut = await upload(await newProduct(), picture)
    await context.dataAccess.asSystemBatch([
      {
        text: `update stored_file set state = 'arriving', created_at = now() - interval '61 minutes' where id = $1`,
        values: [cut.body['id']],
      },
    ])
    await storage.put('stray/products/p/x.webp', picture, 'image/webp')
    await eraseStrays(context.dataAccess, storage, Date.now())
    expect(await files()).toContain('stray/products/p/x.webp')
    const before = await files()
    await eraseStrays(context.dataAccess, storage, Date.now() + 25 * 3_600_000)
    expect(before.filter((key) => !key.startsWith('stray/'))).toEqual(await files())
    await erase()
    const left = await files()
    for (const url of [hers.stored.body['imageUrl'], cut.body['imageUrl'], cut.body['thumbnailUrl']])
      expect(left).not.toContain(String(url).replace('/api/files/', ''))
  })
})

describeOneEngine('pictures in a bucket', (context) => {
  let app: TestApp
  let s3: S3Simulator
  let ann: TestCaller
  let product: string
  beforeAll(async () => {
    s3 = await startS3()
    const keys = { S3_ACCESS_KEY_ID: s3.accessKeyId, S3_SECRET_ACCESS_KEY: s3.secretAccessKey }
    app = await buildRealApp(context, { FILES_URL: s3.filesUrl, ...keys })
    ann = await arrive(app, 'ann')
    const made = await app.call(ann, { method: 'POST', url: '/api/products', body: { name: 'Mug' } })
    product = String(made.body['id'])
  })
  afterAll(async () => {
    await app.close()
    await s3.close()
  })
  const upload = async () =>
    app.call(ann, {
      method: 'POST',
      url: `/api/uploads?kind=product&id=${product}`,
      body: await testPicture('png'),
      headers: { 'content-type': 'image/png' },
    })

  it('UP-04 works the same', async () => {
    s3.fail(undefined)
    const stored = await upload()
    expect(stored.status).toBe(201)
    expect((await app.call(ann, { method: 'GET', url: String(stored.body['imageUrl']) })).status).toBe(200)
    expect([...s3.objects.values()].map(({ type }) => type)).toEqual(['image/webp', 'image/webp'])
  })

  it.each([
    [
      { status: 403, code: 'AccessDenied' },
      502,
      'Permission denied. Please ask an administrator to update the storage rules.',
    ],
    [{ status: 507, code: 'XMinioStorageFull' }, 507, 'Storage quota exceeded. Please contact an administrator.'],
    ['cut', 503, 'The file storage cannot be reached. Please try again in a moment.'],
  ] as const)('UP-03 a bucket that answers %j is told, and leaves nothing behind', async (fault, status, title) => {
    s3.fail((method) => (method === 'PUT' ? fault : undefined))
    const answer = await upload()
    expect([answer.status, answer.body['title']]).toEqual([status, title])
    s3.fail(undefined)
    await context.dataAccess.asSystemBatch([
      { text: `update stored_file set created_at = now() - interval '61 minutes' where state = 'arriving'` },
    ])
    const keys = { S3_ACCESS_KEY_ID: s3.accessKeyId, S3_SECRET_ACCESS_KEY: s3.secretAccessKey }
    const storage = openStorage({ FILES_URL: s3.filesUrl, ...keys, dataDir: '', minFreeBytes: 0 })
    await eraseFiles(context.dataAccess, storage, quiet)
    expect(s3.objects.size).toBe(2)
  })
})
