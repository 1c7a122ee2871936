import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { openOneDatabase, startInstances } from './instances.ts'
import { comparedInvoices, createInvoices } from './invoices.ts'
import { type ProductProcess, startProduct } from './product-process.ts'
import { isDeep } from './rounds.ts'

const SECONDS = isDeep ? 60 : 4
const INSTANCES = 3
const START_MS = 60_000
/** Invoices that are acknowledged in each second, however slow the machine. */
const A_SECOND = 2

describe('three instances, one of which is killed each second', () => {
  it(
    `OPS-07 DOC-02 over ${SECONDS} kills nothing acknowledged is lost or there twice, and the numbers have no gap`,
    async () => {
      const place = await openOneDatabase()
      const there: ProductProcess[] = await startInstances(INSTANCES, place.environment)
      const starting = new Set<Promise<unknown>>()
      const failures: unknown[] = []
      let isOver = false
      const { acknowledged, ended } = createInvoices(
        () => there,
        place.ann,
        () => isOver,
      )
      for (let second = 0; second < SECONDS; second += 1) {
        await pause(1_000)
        // There is always somebody left to write to, however long a start takes.
        if (there.length === 1) await Promise.race([...starting, pause(START_MS)])
        if (failures.length > 0) break
        await there.shift()?.kill()
        const start = startProduct(place.environment)
          .then((instance) => there.push(instance))
          .catch((error: unknown) => failures.push(error))
          .finally(() => starting.delete(start))
        starting.add(start)
      }
      await Promise.all(starting)
      isOver = true
      await ended
      expect(failures).toEqual([])
      expect(await Promise.all(there.map((instance) => instance.stop()))).toEqual(there.map(() => 0))
      expect(await comparedInvoices(place.dataAccess, place.ann, acknowledged)).toEqual([])
      expect(acknowledged.size).toBeGreaterThan(SECONDS * A_SECOND)
      expect(await place.leave()).toEqual([])
    },
    120_000 + SECONDS * 30_000,
  )
})
