import { expect, it } from 'vitest'
import { turnOfBody } from './large-bodies.ts'

const bodyOf = (bytes: number) => ({ headers: { 'content-length': String(bytes) } })

it('OPS-06 large bodies that arrive together are checked in a turn of the main thread each, and small ones at once', async () => {
  let [turn, isOver] = [0, false]
  const count = (): void => {
    turn += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  const turns = await Promise.all(
    [0, 1, 2].map(async () => {
      await turnOfBody(bodyOf(100_000), 'ann')
      return turn
    }),
  )
  isOver = true
  expect(new Set(turns).size).toBe(3)
  expect(turnOfBody(bodyOf(1_000), 'ann')).toBeUndefined()
  expect(turnOfBody({ headers: {} }, 'ann')).toBeUndefined()
})
