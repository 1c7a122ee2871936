import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { createSharedCounts, type SharedCounts } from './shared-counts.ts'

const MINUTE_MS = 60_000
/** Longer than calls are gathered for a message. */
const MOMENT_MS = 100

/** Instances that tell each other through one channel, as a database passes it on to all of them; and what was sent. */
function instances(count: number, fails = () => false) {
  const sent: string[] = []
  const all: SharedCounts[] = Array.from({ length: count }, () =>
    createSharedCounts(async (payload) => {
      if (fails()) throw new Error('away')
      sent.push(payload)
      for (const each of all) each.receive(payload)
    }),
  )
  return { all, sent }
}

/** Counts calls of somebody at an instance, as the limit of a route does. */
function counting({ Store }: SharedCounts, route = '/api/brands') {
  const routeInfo = { method: 'GET', url: route }
  const store = new Store({}).child({
    ...routeInfo,
    path: route,
    prefix: '',
    handler: () => undefined,
    routeInfo,
  } as never)
  return (key: string, most: number): number => {
    let current = 0
    store.incr(key, (_error, result) => (current = result?.current ?? 0), MINUTE_MS, most)
    return current
  }
}

describe('counts of calls over instances', () => {
  it('OPS-09 OPS-02 a small limit counts every call at each instance', async () => {
    const { all } = instances(3)
    const [one, two, three] = all.map((each) => counting(each))
    expect([one!('ann', 5), one!('ann', 5)]).toEqual([1, 2])
    await pause(MOMENT_MS)
    expect(two!('ann', 5)).toBe(3)
    await pause(MOMENT_MS)
    expect(three!('ann', 5)).toBe(4)
    expect(three!('bob', 5)).toBe(1)
  })

  it('OPS-09 of a large limit the others learn by a twentieth, and once it is reached nothing more', async () => {
    const { all, sent } = instances(2)
    const [one, two] = all.map((each) => counting(each))
    for (let call = 0; call < 9; call += 1) one!('ann', 200)
    await pause(MOMENT_MS)
    expect(sent).toEqual([])
    for (let call = 0; call < 2_000; call += 1) one!('ann', 200)
    await pause(2 * MOMENT_MS)
    expect(two!('ann', 200)).toBeGreaterThanOrEqual(200)
    expect(sent.length).toBeLessThan(4)
    expect(sent.join()).not.toContain('ann')
  })

  it('OPS-02 without the others each counts for itself, and with them again all of them', async () => {
    let isAway = true
    const { all } = instances(2, () => isAway)
    const [one, two] = all.map((each) => counting(each))
    expect(one!('ann', 5)).toBe(1)
    await pause(MOMENT_MS)
    expect(two!('ann', 5)).toBe(1)
    isAway = false
    await pause(MOMENT_MS)
    one!('ann', 5)
    await pause(MOMENT_MS)
    expect(two!('ann', 5)).toBe(3)
  })

  it('OPS-09 a message of many stays below what a notification may be', async () => {
    const { all, sent } = instances(2)
    const one = counting(all[0]!)
    for (let n = 0; n < 1_000; n += 1) one(`somebody ${n}`, 5)
    await vi.waitFor(() => expect(sent.join(',').split(',')).toHaveLength(1_000), { timeout: 10_000 })
    expect(Math.max(...sent.map(({ length }) => length))).toBeLessThan(8_000)
  })

  it('OPS-09 an instance alone counts each route and caller apart', () => {
    const alone = createSharedCounts()
    const [brands, notes] = [counting(alone), counting(alone, '/api/notes')]
    expect([brands('ann', 5), brands('ann', 5), notes('ann', 5), brands('bob', 5)]).toEqual([1, 2, 1, 1])
  })
})
