import { randomUUID } from 'node:crypto'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { createDataAccess } from '#server/kit/database/data-access.ts'
import { arrive, arriveByToken } from '#test/app.ts'
import { openTestFolder } from '#test/database.ts'
import { refusedStart, startProduct } from './product-process.ts'

const MB = 2 ** 20
const BALLAST_MB = 600
const MARGIN_MB = 250
/** The product looks at the disk once a second; a busy machine adds to it. */
const NOTICED_MS = 20_000

describe('a disk that fills while the product runs', () => {
  it('OPS-04 writes get 507 and lose nothing, reads go on, and writes go on when there is space again', async () => {
    const { database, folder, leave, drop } = await openTestFolder()
    const parts = { config: readConfig({ DATA_DIR: folder }, '/'), dataAccess: createDataAccess(database) }
    const [ann, ben] = [await arriveByToken(parts, 'ann'), await arrive(parts, 'ben')]
    await leave()
    const { bavail, bsize } = await statfs(folder)
    const free = Math.floor((bavail * bsize) / MB)
    const product = await startProduct({ DATA_DIR: folder, MIN_FREE_MB: String(free - MARGIN_MB) })
    const create = (name: string) => product.call('POST', '/api/products', { name }, ann.headers)
    const names = async () => {
      const { body } = await product.call('GET', '/api/products', undefined, ann.headers)
      return (body['items'] as { name: string }[]).map(({ name }) => name)
    }
    const health = async () => (await product.call('GET', '/api/public-health')).body
    const isFull = async () =>
      (await product.call('DELETE', '/api/products', { ids: [randomUUID()] }, ann.headers)).status === 507
    expect((await create('before')).status).toBe(201)
    expect(await isFull()).toBe(false)

    const ballast = join(folder, 'ballast')
    await writeFile(ballast, Buffer.alloc(BALLAST_MB * MB, 1))
    await expect.poll(isFull, { timeout: NOTICED_MS }).toBe(true)
    const key = { ...ann.headers, 'idempotency-key': 'once' }
    for (const refused of [
      await create('low'),
      await product.call('POST', '/api/products', { name: 'keyed' }, key),
      await product.call('DELETE', '/api/products', { ids: [randomUUID()] }, key),
    ]) {
      expect(refused.status).toBe(507)
      expect(refused.body).toMatchObject({
        code: 'disk-full',
        title: expect.stringMatching(/\d+ MB free, \d+ MB needed/) as string,
      })
    }
    const bearer = await product.call('POST', '/api/auth/token', undefined, {
      cookie: String(ben.headers['cookie']),
      origin: product.origin,
    })
    const push = {
      clientId: randomUUID(),
      mutations: [
        {
          id: randomUUID(),
          seq: 1,
          at: Date.now(),
          body: { op: 'put', kind: 'product', id: randomUUID(), data: { name: 'pushed' } },
        },
      ],
    }
    const bens = { cookie: String(ben.headers['cookie']), authorization: `Bearer ${String(bearer.body['token'])}` }
    expect((await product.call('POST', '/api/sync', push, bens)).status).toBe(507)
    expect(await names()).toEqual(['before'])
    await expect.poll(health, { timeout: NOTICED_MS }).toEqual({ status: 'degraded' })

    await rm(ballast)
    await expect.poll(isFull, { timeout: NOTICED_MS }).toBe(false)
    expect((await create('after')).status).toBe(201)
    expect((await product.call('POST', '/api/products', { name: 'keyed' }, key)).status).toBe(201)
    const again = await product.call('POST', '/api/sync', push, bens)
    expect(again.body).toMatchObject({ results: [{ seq: 1, version: 1 }] })
    expect((await names()).sort()).toEqual(['after', 'before', 'keyed'])
    await expect.poll(health, { timeout: NOTICED_MS }).toEqual({ status: 'up' })
    await product.kill()
    await drop()
  })

  it('OPS-04 a start on a disk without space is refused with the remedy', async () => {
    const { folder, leave, drop } = await openTestFolder()
    await leave()
    const { code, output } = await refusedStart({ DATA_DIR: folder, MIN_FREE_MB: '999999999' })
    expect([code, output]).toEqual([
      75,
      expect.stringMatching(
        /^The disk is nearly full: \d+ MB free, 999999999 MB needed\. Free some space, or lower MIN_FREE_MB\.\n$/,
      ),
    ])
    await drop()
  })
})
