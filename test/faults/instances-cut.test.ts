import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, inject, it } from 'vitest'
import { listen, openOneDatabase, startInstances } from './instances.ts'
import { comparedInvoices, createInvoices } from './invoices.ts'
import { network } from './network.ts'
import { startProduct } from './product-process.ts'
import { isDeep } from './rounds.ts'

const CUT_MS = isDeep ? 20_000 : 3_000

describe('the network between an instance and the database', () => {
  it(
    `OPS-07 SYNC-03 cut for ${CUT_MS / 1_000} s: nothing acknowledged is lost or there twice, and the devices there hear what others wrote meanwhile`,
    async () => {
      const place = await openOneDatabase()
      const route = await network(join(inject('postgresSocket'), '.s.PGSQL.5432'))
      const { pathname, username } = new URL(place.environment.DATABASE_URL.replace('@/', '@localhost/'))
      const beyond = `postgresql://${username}@127.0.0.1:${route.port}${pathname}`
      const [near] = await startInstances(1, place.environment)
      const far = await startProduct({ ...place.environment, DATABASE_URL: beyond })
      const stream = await listen(far, place.annsBrowser)
      let isOver = false
      const { acknowledged, ended } = createInvoices(
        () => [near!, far],
        place.ann,
        () => isOver,
      )
      await pause(1_000)
      route.cut()
      await pause(CUT_MS)
      const before = acknowledged.size
      expect(
        (await near!.call('POST', '/api/brands', { id: randomUUID(), name: 'Meanwhile' }, place.ann.headers)).status,
      ).toBe(201)
      route.mend()
      await expect.poll(() => acknowledged.size).toBeGreaterThan(before + 4)
      const served = () => far.call('GET', '/api/brands', undefined, place.ann.headers).then(({ status }) => status)
      await expect.poll(served).toBe(200)
      isOver = true
      await ended
      const head = async () => {
        const [answer] = await place.dataAccess.asSystemBatch([
          { text: 'select version from user_head where user_id = $1', values: [place.ann.userId] },
        ])
        return answer?.rows[0]?.['version']
      }
      const last = await head()
      await expect.poll(() => stream.versions.at(-1)).toBe(last)
      stream.close()
      expect(await Promise.all([near!.stop(), far.stop()])).toEqual([0, 0])
      route.close()
      expect(await comparedInvoices(place.dataAccess, place.ann, acknowledged)).toEqual([])
      expect(await place.leave()).toEqual([])
    },
    120_000 + CUT_MS * 3,
  )
})
