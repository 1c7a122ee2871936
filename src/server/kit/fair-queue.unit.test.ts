import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Refusal } from '#contract/refusal.ts'
import { FairQueue, type FairQueueLimits } from './fair-queue.ts'

const WIDE: FairQueueLimits = { atOnce: 2, atOncePerKey: 2, waitingPerKey: 100, waiting: 1_000 }

/** Work that ends when the test opens it. */
function gate(): { work: () => Promise<void>; open: () => void } {
  let open = (): void => undefined
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { work: () => opened, open }
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  )

describe('a fair queue', () => {
  it('OPS-06 the first work of a key comes before the second of another, however much that one lets wait', async () => {
    const queue = new FairQueue({ ...WIDE, atOnce: 1 })
    const started: string[] = []
    const say = (key: string, name: string) =>
      queue.run({ key }, () => {
        started.push(name)
        return settled()
      })
    const first = gate()
    const all = [queue.run({ key: 'ann' }, first.work)]
    for (let n = 1; n <= 5; n += 1) all.push(say('ann', `ann ${n}`))
    all.push(say('bob', 'bob 1'), say('bob', 'bob 2'), say('carl', 'carl 1'))
    first.open()
    await Promise.all(all)
    expect(started).toEqual(['bob 1', 'carl 1', 'ann 1', 'bob 2', 'ann 2', 'ann 3', 'ann 4', 'ann 5'])
  })

  it('OPS-06 one key never holds every place', async () => {
    const queue = new FairQueue({ ...WIDE, atOnce: 3, atOncePerKey: 2 })
    const held = gate()
    const anns = [1, 2, 3, 4].map(() => queue.run({ key: 'ann' }, held.work))
    expect(await codeOf(queue.run({ key: 'bob' }, settled))).toBe('done')
    expect(queue.load).toEqual({ running: 2, waiting: 2 })
    held.open()
    await Promise.all(anns)
    expect(queue.load).toEqual({ running: 0, waiting: 0 })
  })

  it('OPS-06 what one key may let wait is limited, and so is what all may', async () => {
    const queue = new FairQueue({ atOnce: 1, atOncePerKey: 1, waitingPerKey: 2, waiting: 3 })
    const held = gate()
    const keys = ['ann', 'ann', 'ann', 'ann', 'bob', 'carl']
    const answers = keys.map((key) => codeOf(queue.run({ key }, held.work)))
    held.open()
    expect(await Promise.all(answers)).toEqual(['done', 'done', 'done', 'too-many-at-once', 'done', 'busy'])
  })

  it('OPS-06 whoever leaves while waiting frees the place and never runs', async () => {
    const queue = new FairQueue({ ...WIDE, atOnce: 1 })
    const held = gate()
    const leaving = new AbortController()
    const runs: string[] = []
    const running = queue.run({ key: 'ann' }, held.work)
    const left = codeOf(queue.run({ key: 'bob', signal: leaving.signal }, async () => void runs.push('bob')))
    const stays = queue.run({ key: 'carl' }, async () => void runs.push('carl'))
    leaving.abort(new Error('gone'))
    expect([await left, queue.load.waiting]).toEqual(['Error: gone', 1])
    held.open()
    await Promise.all([running, stays])
    expect(runs).toEqual(['carl'])
    expect(await codeOf(queue.run({ key: 'bob', signal: leaving.signal }, settled))).toBe('Error: gone')
    expect(queue.load).toEqual({ running: 0, waiting: 0 })
  })

  it('OPS-06 work that fails gives its place back', async () => {
    const queue = new FairQueue({ ...WIDE, atOnce: 1 })
    const broken = queue.run({ key: 'ann' }, () => Promise.reject(new Error('broken')))
    expect(await Promise.all([codeOf(broken), codeOf(queue.run({ key: 'ann' }, settled))])).toEqual([
      'Error: broken',
      'done',
    ])
  })

  it('OPS-06 holds its limits and loses nothing, whatever comes and goes', async () => {
    const step = fc.record({ key: fc.constantFrom('a', 'b', 'c'), ticks: fc.nat(3), leaves: fc.boolean() })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const queue = new FairQueue({ atOnce: 3, atOncePerKey: 2, waitingPerKey: 4, waiting: 7 })
        const running = new Map<string, number>()
        const add = (key: string, by: number) => running.set(key, (running.get(key) ?? 0) + by)
        const all = steps.map(async ({ key, ticks, leaves }) => {
          const leaving = new AbortController()
          const answer = codeOf(
            queue.run({ key, signal: leaving.signal }, async () => {
              add(key, 1)
              expect(Math.max(...running.values())).toBeLessThanOrEqual(2)
              expect([...running.values()].reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(3)
              for (let tick = 0; tick < ticks; tick += 1) await settled()
              add(key, -1)
            }),
          )
          if (leaves) leaving.abort(new Error('left'))
          return answer
        })
        const answers = await Promise.all(all)
        expect(answers.filter((answer) => !/^(done|too-many-at-once|busy|Error: left)$/.test(answer))).toEqual([])
        expect(queue.load).toEqual({ running: 0, waiting: 0 })
      }),
    )
  })

  it('OPS-06 who waits longer than is of use, or for what will not come, is told', async () => {
    const queue = new FairQueue({ ...WIDE, atOnce: 1, waitMs: 20 })
    const first = gate()
    const running = queue.run({ key: 'ann' }, first.work)
    expect(await codeOf(queue.run({ key: 'ann' }, settled))).toBe('busy')
    const waiting = ['ann', 'ann', 'ben'].map((key) => codeOf(queue.run({ key }, settled)))
    queue.refuseWaiting(new Error('gone'))
    expect(await Promise.all(waiting)).toEqual(['Error: gone', 'Error: gone', 'Error: gone'])
    expect(queue.load).toEqual({ running: 1, waiting: 0 })
    first.open()
    await running
    expect(await codeOf(queue.run({ key: 'ben' }, settled))).toBe('done')
  })
})
