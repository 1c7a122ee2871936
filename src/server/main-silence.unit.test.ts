import { expect, it } from 'vitest'
import { Silence } from './main-silence.ts'

const LIMITS = { silentMs: 10_000, computedMs: 5_000, mostSilentMs: 120_000 }
const TICK = 500

/** The second at which a thread that gives no sign is ended, if it computes for so much of the time; undefined within three minutes. */
function endedAfter(share: number, ticks = 360): number | undefined {
  const silence = new Silence(LIMITS, 2 * TICK)
  for (let tick = 0; tick < ticks; tick += 1) {
    const silentMs = silence.add({ beat: 1, at: tick * TICK, computed: tick * TICK * share })
    if (silentMs !== undefined) return silentMs / 1000
  }
  return undefined
}

it.each([
  ['all of the time', 1, 10.5],
  ['half of it, on a machine that is busy with others', 0.5, 10.5],
  ['a tenth of it, and is left more of the clock', 0.1, 50.5],
  ['none of it, and is ended by the clock alone', 0, 120.5],
])('OPS-06 a main thread that gives no sign computes %s', (_what, share, seconds) => {
  expect(endedAfter(share)).toBe(seconds)
})

it('OPS-06 a healthy main thread on a machine that gives it no time is left alone', () => {
  // As it was seen at a load of 27 on two cores: 19 s without a sign, 3.2 s of computing.
  expect(endedAfter(3.2 / 19, 2 * 19)).toBeUndefined()
})

it('OPS-06 a sign begins the count anew, and a machine that slept has given none', () => {
  const silence = new Silence(LIMITS, 2 * TICK)
  const add = (beat: number, at: number) => silence.add({ beat, at, computed: at })
  expect([add(1, 0), add(1, 900), add(1, 3_600_000)]).toEqual([undefined, undefined, undefined])
  for (let second = 1; second <= 8; second += 1) expect(add(1, 3_600_000 + second * 1_000)).toBeUndefined()
  expect(add(2, 3_609_000)).toBeUndefined()
  for (let second = 1; second <= 10; second += 1) expect(add(2, 3_609_000 + second * 1_000)).toBeUndefined()
  expect(add(2, 3_620_000)).toBe(11_000)
})
