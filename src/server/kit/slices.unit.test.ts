import { expect, it } from 'vitest'
import { inSlices } from './slices.ts'

it('OPS-06 long work lets others have the main thread in between', async () => {
  let turns = 0
  let isOver = false
  const other = (): void => {
    turns += 1
    if (!isOver) setImmediate(other)
  }
  setImmediate(other)
  const giveWay = inSlices()
  const work = (ms: number): void => {
    for (const end = performance.now() + ms; performance.now() < end;);
  }
  for (let step = 0; step < 20; step += 1) {
    work(2)
    await giveWay()
  }
  isOver = true
  expect(turns).toBeGreaterThanOrEqual(5)
})
