import { Duplex } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { PacedReading } from './paced-reading.ts'

const PART = Buffer.alloc(2 ** 16)

it('OPS-06 a large answer of the database is read in slices of the main thread, and all of it', async () => {
  const reading = new PacedReading()
  const stream = new Duplex({ read: () => undefined, write: (_part, _encoding, done) => done() })
  const turns: number[] = []
  let turn = 0
  stream.on('data', () => turns.push(turn))
  reading.watch(stream)
  reading.begin(stream, 'ann')
  for (let part = 0; part < 32; part += 1) stream.push(PART)
  while (turns.length < 32) {
    await setImmediate()
    turn += 1
  }
  const inOneTurn = Math.max(...[...new Set(turns)].map((at) => turns.filter((other) => other === at).length))
  expect(inOneTurn).toBeLessThanOrEqual(5)
})
