import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { MainThread } from './main-thread.ts'

const LONG = 1_000

/** Whether it begins within some turns of the event loop. */
async function isBegun(turn: Promise<void>): Promise<boolean> {
  let begun = false
  void turn.then(() => (begun = true))
  for (let step = 0; step < 5; step += 1) await setImmediate()
  return begun
}

describe('the main thread', () => {
  it('OPS-06 does one slice of all long work in a turn of the event loop, users in turn', async () => {
    const thread = new MainThread()
    let [turn, isOver] = [0, false]
    const count = (): void => {
      turn += 1
      if (!isOver) void setImmediate().then(count)
    }
    count()
    const slices: (readonly [string, number])[] = []
    const work = async (key: string): Promise<void> => {
      await thread.turn(key)
      slices.push([key, turn])
    }
    await Promise.all([...Array.from({ length: 4 }, () => work('ann')), work('ben')])
    isOver = true
    expect(slices.map(([key]) => key)).toEqual(['ann', 'ben', 'ann', 'ann', 'ann'])
    expect(new Set(slices.map(([, at]) => at)).size).toBe(5)
  })

  it('OPS-06 lets the short calls of others come to their end before more of a long work', async () => {
    // The clock does not move: a rest ends only with the calls.
    let now = 0
    const thread = new MainThread(() => now)
    const order: string[] = []
    const over = thread.begin('ben')
    const own = thread.begin('ann')
    const more = thread.turn('ann', LONG).then(() => order.push('more of the long work'))
    for (let step = 0; step < 5; step += 1) await setImmediate()
    order.push('the short call')
    over()
    await more
    own()
    expect(order).toEqual(['the short call', 'more of the long work'])
    // A long call is long work itself, or a stream.
    thread.begin('ben')
    now += 10 * LONG
    expect(await isBegun(thread.turn('ann', LONG))).toBe(true)
  })

  it('OPS-06 rests no longer than its share, however many others call', async () => {
    let now = 0
    const thread = new MainThread(() => now)
    thread.begin('ben')
    const more = thread.turn('ann', LONG)
    expect(await isBegun(more)).toBe(false)
    now += 12
    await expect(more).resolves.toBeUndefined()
  })
})
