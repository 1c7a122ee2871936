import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDataAccess } from '#server/kit/database/data-access.ts'
import { arrive, buildRealApp } from '#test/app.ts'
import { copyTestFolder, openTestFolder, openTestServer } from '#test/database.ts'
import { testPicture } from '#test/pictures.ts'
import { type S3Simulator, startS3 } from '#test/simulators/s3.ts'
import { operate } from './operate.ts'

const FREE = { MIN_FREE_MB: '0' }

let source: Awaited<ReturnType<typeof openTestFolder>>
let server: Awaited<ReturnType<typeof openTestServer>>
let s3: S3Simulator
let settingsOf: string
let userId: string
beforeAll(async () => {
  source = await openTestFolder()
  server = await openTestServer()
  await server.leave()
  s3 = await startS3()
  settingsOf = await mkdtemp(join(tmpdir(), 'pw-settings-'))
  const context = { ...source, dataAccess: createDataAccess(source.database) }
  const app = await buildRealApp(context, FREE)
  const ann = await arrive(app, 'ann')
  userId = ann.userId
  const { body } = await app.call(ann, { method: 'POST', url: '/api/products', body: { name: 'Mug' } })
  const { status } = await app.call(ann, {
    method: 'POST',
    url: `/api/uploads?kind=product&id=${String(body['id'])}`,
    body: await testPicture('png'),
    headers: { 'content-type': 'image/png' },
  })
  expect(status).toBe(201)
  await app.close()
  await source.leave()
})
afterAll(async () => {
  await s3.close()
  await source.drop()
  await server.drop()
  await rm(settingsOf, { recursive: true, force: true })
})

it('OPS-02 OPS-08 the commands of an operator move files, everything, and one account', async () => {
  const here = { ...FREE, DATA_DIR: source.folder }
  const bucket = {
    FILES_URL: s3.filesUrl,
    FILES_FORMER_URL: 'folder',
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
  }
  expect(await operate(here, 'files:move', '--to', 's3')).toEqual([1, expect.stringContaining('Set FILES_FORMER_URL')])
  expect(await operate({ ...here, ...bucket }, 'files:move', '--to', 'folder')).toEqual([
    1,
    expect.stringContaining('say --to s3'),
  ])
  expect(await operate({ ...here, ...bucket }, 'files:move', '--to', 's3')).toEqual([
    0,
    expect.stringMatching(/Found 1 more uploads[^]*originals are kept/),
  ])
  expect(s3.objects.size).toBe(2)
  const back = { ...bucket, FILES_URL: '', FILES_FORMER_URL: s3.filesUrl }
  expect(await operate({ ...here, ...back }, 'files:move', '--to', 'folder', 'remove-originals')).toEqual([
    0,
    expect.stringMatching(/2 originals were removed/),
  ])
  expect(s3.objects.size).toBe(0)

  const both = { ...here, DATABASE_URL: server.url ?? '' }
  expect(await operate(here, 'move:to-server')).toEqual([1, expect.stringContaining('Set DATABASE_URL')])
  expect(await operate(both, 'move:to-server')).toEqual([0, expect.stringMatching(/product +1 rows/)])
  expect(await operate(both, 'move:to-server')).toEqual([1, expect.stringContaining('already holds data')])
  const emptied = await mkdtemp(join(tmpdir(), 'pw-empty-'))
  expect(await operate({ ...both, DATA_DIR: emptied }, 'move:to-embedded')).toEqual([
    0,
    expect.stringMatching(/product +1 rows/),
  ])
  await rm(emptied, { recursive: true, force: true })

  const other = await copyTestFolder()
  const file = join(settingsOf, '.env')
  await writeFile(file, `DATA_DIR=${other}\nMIN_FREE_MB=0\n`)
  expect(await operate(here, 'account:move', 'ann@example.com', join(settingsOf, 'none'))).toEqual([
    1,
    expect.stringContaining('cannot be read'),
  ])
  expect(await operate(here, 'account:move', 'ann@example.com', file)).toEqual([
    0,
    expect.stringMatching(/product +1 rows[^]*2 files/),
  ])
  expect(await operate(here, 'account:move', userId, file)).toEqual([1, expect.stringContaining('already')])
  await rm(other, { recursive: true, force: true })
})
