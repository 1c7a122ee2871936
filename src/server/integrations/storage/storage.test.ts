import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type S3Fault, type S3Simulator, startS3 } from '#test/simulators/s3.ts'
import { openStorage } from './open-storage.ts'
import { createS3Storage } from './s3-storage.ts'
import type { FileFacts, FileStorage } from './storage.ts'

const KEY = 'u1/products/p1/a.webp'
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

async function filesOf(storage: FileStorage, prefix: string): Promise<FileFacts[]> {
  const files: FileFacts[] = []
  for await (const file of storage.list(prefix)) files.push(file)
  return files
}

describe.each(['disk', 's3'] as const)('file storage on %s', (place) => {
  let folder: string
  let s3: S3Simulator
  let storage: FileStorage
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pw-storage-'))
    s3 = await startS3()
    const keys = { S3_ACCESS_KEY_ID: s3.accessKeyId, S3_SECRET_ACCESS_KEY: s3.secretAccessKey }
    storage = openStorage({ FILES_URL: place === 's3' ? s3.filesUrl : '', ...keys, dataDir: folder, minFreeBytes: 0 })
  })
  afterAll(async () => {
    await s3.close()
    await rm(folder, { recursive: true, force: true })
  })
  const all = (prefix: string): Promise<FileFacts[]> => filesOf(storage, prefix)

  it('UP-04 a file comes back as it was put, and anew once it is replaced', async () => {
    await storage.put(KEY, bytesOf('first'), 'image/webp')
    await storage.put(KEY, bytesOf('second one'), 'image/webp')
    expect(Buffer.from((await storage.get(KEY)) ?? [])).toEqual(Buffer.from('second one'))
    expect(await storage.stat(KEY)).toMatchObject({ key: KEY, bytes: 10 })
    expect((await storage.stat(KEY))?.changedAt).toBeGreaterThan(Date.now() - 60_000)
  })

  it('UP-04 what is not there is told from what fails, and is removed without complaint', async () => {
    expect(await storage.get('u1/products/p1/none.webp')).toBeUndefined()
    expect(await storage.stat('u1/products/p1/none.webp')).toBeUndefined()
    await storage.delete('u1/products/p1/none.webp')
    await storage.put('u1/gone.webp', bytesOf('x'), 'image/webp')
    await storage.delete('u1/gone.webp')
    expect(await storage.get('u1/gone.webp')).toBeUndefined()
  })

  it('UP-04 lists every file below a prefix, over as many pages as there are', async () => {
    const keys = Array.from({ length: 8 }, (_, n) => `u2/products/p${n}/a.webp`)
    for (const key of keys) await storage.put(key, bytesOf(key), 'image/webp')
    await storage.put('u3/products/p/a.webp', bytesOf('x'), 'image/webp')
    expect((await all('u2/')).map(({ key }) => key).sort()).toEqual(keys)
    expect((await all('u2/'))[0]).toMatchObject({ bytes: 'u2/products/p0/a.webp'.length })
    expect(await all('u9/')).toEqual([])
  })

  it.each([
    '../secret',
    'a/../../b',
    '/etc/passwd',
    'a//b',
    '.hidden',
    'a/.b',
    'a\\b',
    'a\0b',
    'C:/x',
    '',
    'a b',
    'x'.repeat(600),
  ])('UP-04 leads nowhere by the key %j', async (key) => {
    await expect(storage.put(key, bytesOf('x'), 'image/webp')).rejects.toThrow('no key of a file')
    await expect(storage.get(key)).rejects.toThrow('no key of a file')
    await expect(storage.stat(key)).rejects.toThrow('no key of a file')
    await expect(storage.delete(key)).rejects.toThrow('no key of a file')
  })
})

describe('file storage on a disk', () => {
  it('UP-04 a nearly full disk takes no file and keeps what it has, half a file is never seen', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pw-storage-'))
    const settings = { FILES_URL: '', S3_ACCESS_KEY_ID: '', S3_SECRET_ACCESS_KEY: '', dataDir: folder }
    const roomy = openStorage({ ...settings, minFreeBytes: 0 })
    const full = openStorage({ ...settings, minFreeBytes: Number.MAX_SAFE_INTEGER })
    await roomy.put(KEY, bytesOf('kept'), 'image/webp')
    await expect(full.put(KEY, bytesOf('lost'), 'image/webp')).rejects.toMatchObject({ trouble: 'full' })
    expect(Buffer.from((await full.get(KEY)) ?? []).toString()).toBe('kept')
    // What a crash left behind is no file.
    await writeFile(join(folder, 'files', '.incoming', 'half'), 'ha')
    expect((await filesOf(roomy, '')).map(({ key }) => key)).toEqual([KEY])
    await rm(join(folder, 'files', '.incoming', 'half'))
    expect(await readdir(join(folder, 'files', '.incoming'))).toEqual([])
    await rm(folder, { recursive: true, force: true })
  })
})

describe('file storage on a bucket that fails', () => {
  let s3: S3Simulator
  beforeAll(async () => {
    s3 = await startS3()
  })
  afterEach(() => s3.fail(undefined))
  afterAll(() => s3.close())
  const open = (secret = s3.secretAccessKey, url = s3.filesUrl): FileStorage =>
    openStorage({
      FILES_URL: url,
      S3_ACCESS_KEY_ID: s3.accessKeyId,
      S3_SECRET_ACCESS_KEY: secret,
      dataDir: '',
      minFreeBytes: 0,
    })

  it.each<[string, S3Fault, string]>([
    ['that denies', { status: 403, code: 'AccessDenied' }, 'denied'],
    ['whose quota is used up', { status: 400, code: 'XMinioAdminBucketQuotaExceeded' }, 'full'],
    ['that is full', { status: 507, code: 'XMinioStorageFull' }, 'full'],
    ['that is down', { status: 503, code: 'SlowDown' }, 'unreachable'],
    ['that breaks off', 'cut', 'unreachable'],
  ])('UP-03 is told apart: one %s', async (_, fault, trouble) => {
    s3.fail(() => fault)
    await expect(open().put(KEY, bytesOf('x'), 'image/webp')).rejects.toMatchObject({ trouble })
    await expect(open().get(KEY)).rejects.toMatchObject({ trouble })
  })

  it.each<[string, S3Fault, string]>([
    ['before its answer', 'silent', 'unreachable'],
    ['in the middle of a file', { status: 200, code: '', stalls: true }, 'unreachable'],
    ['in the middle of a refusal', { status: 403, code: '', stalls: true }, 'denied'],
  ])(
    'UP-03 a bucket that falls silent %s is not waited for',
    async (_, fault, trouble) => {
      const { accessKeyId, secretAccessKey, region } = s3
      const bucketUrl = `${new URL(s3.filesUrl).searchParams.get('endpoint')}/pictures`
      const storage = createS3Storage({ bucketUrl, region, prefix: '', accessKeyId, secretAccessKey }, 100)
      s3.fail(() => fault)
      await expect(storage.get(KEY)).rejects.toMatchObject({ trouble })
    },
    5_000,
  )

  it('UP-03 a wrong secret or bucket is a matter of permission', async () => {
    await expect(open('wrong').get(KEY)).rejects.toMatchObject({ trouble: 'denied' })
    const elsewhere = open(undefined, s3.filesUrl.replace('pictures', 'others'))
    await expect(elsewhere.put(KEY, bytesOf('x'), 'image/webp')).rejects.toMatchObject({ trouble: 'denied' })
    expect(s3.objects.size).toBe(0)
  })
})
