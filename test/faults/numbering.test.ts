import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import type { TestCaller } from '#test/app.ts'
import { type ProductProcess, startProduct } from './product-process.ts'
import { rounds } from './rounds.ts'
import { openSharedDeps } from './shared-deps.ts'

const ROUND_MS = 60_000
const WRITERS = 4
/** Documents that are acknowledged before a kill, however slow the machine. */
const DOCUMENTS = 20

/** What the product said it has: the number by the id that was sent. */
type Acknowledged = Map<string, number>

/** Creates invoices one by one until the process or the round ends. */
async function writeWhile(
  go: () => boolean,
  product: ProductProcess,
  { headers }: TestCaller,
  told: Acknowledged,
): Promise<void> {
  while (go()) {
    const id = randomUUID()
    const answer = await product.call('POST', '/api/documents/invoice', { id, issueDate: '2026-07-06' }, headers)
    if (answer.status !== 201) throw new Error(`a creation got ${answer.status} ${JSON.stringify(answer.body)}`)
    told.set(id, Number(answer.body['sequence']))
  }
}

describe('two processes on one PostgreSQL', () => {
  it(
    `DOC-02 kill -9 of one of them, ${rounds} times: the series has no gap and no number twice, and every acknowledged one stands`,
    async () => {
      const { environment, ann, dataAccess, leave } = await openSharedDeps()
      const told: Acknowledged = new Map()
      const reasons = new Set<string>()
      const steady = await startProduct(environment)
      for (let round = 0; round < rounds; round += 1) {
        const doomed = await startProduct(environment)
        let isOver = false
        const before = told.size
        const works = [steady, doomed].flatMap((product) =>
          Array.from({ length: WRITERS }, () =>
            writeWhile(() => !isOver, product, ann, told).catch((error: Error) => reasons.add(error.message)),
          ),
        )
        await vi.waitUntil(() => told.size >= before + DOCUMENTS || reasons.size > 1, ROUND_MS)
        await pause(Math.random() * 500)
        await doomed.kill()
        const atKill = told.size
        await vi.waitUntil(() => told.size >= atKill + WRITERS, ROUND_MS)
        isOver = true
        await Promise.all(works)
      }
      expect(await steady.stop()).toBe(0)
      expect([...reasons].filter((reason) => !/^(fetch failed|terminated)$/.test(reason))).toEqual([])

      const [answer] = await dataAccess.asSystemBatch([
        { text: 'select id, sequence from document where user_id = $1 order by sequence', values: [ann.userId] },
      ])
      const broken = await leave()
      const stored = (answer?.rows ?? []) as { id: string; sequence: number }[]
      expect(stored.map(({ sequence }) => sequence)).toEqual(stored.map((_, index) => index + 1))
      const byId = new Map(stored.map(({ id, sequence }) => [id, sequence]))
      expect([...told].filter(([id, sequence]) => byId.get(id) !== sequence)).toEqual([])
      expect(told.size).toBeGreaterThanOrEqual(rounds * DOCUMENTS)
      expect(broken).toEqual([])
    },
    ROUND_MS * (rounds + 1),
  )
})
