import { describe, expect, it } from 'vitest'
import { PARTS, readOptions } from './options.ts'

describe('readOptions', () => {
  it('measures everything unless parts are named', () => {
    expect([...readOptions([], {}).parts]).toEqual(PARTS)
    expect([...readOptions(['--only', 'browser, rest'], {}).parts]).toEqual(['rest', 'browser'])
  })

  it('is shorter when quick, and the environment has the last word', () => {
    const [full, quick] = [readOptions([], {}), readOptions(['--quick'], {})]
    expect(full).toMatchObject({ products: 10_000, browserProducts: [10_000, 100_000], postgresOnly: false })
    expect(quick.durationMs).toBeLessThan(full.durationMs)
    expect(quick.browserProducts).toEqual([10_000])
    expect(readOptions(['--quick'], { BENCH_MS: '50' }).durationMs).toBe(50)
  })

  it('tells the usage of what it does not know', () => {
    expect(() => readOptions(['--only', 'rest,speed'], {})).toThrow(/There is no part "speed".*\nUsage:/)
    expect(() => readOptions(['--fast'], {})).toThrow(/--fast[^]*Usage:/)
  })
})
