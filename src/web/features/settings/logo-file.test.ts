import { describe, expect, it } from 'vitest'
import { fitting } from './logo-file.ts'

describe('the size of a logo', () => {
  it('PROF-03 keeps its proportions within the longest side', () => {
    expect(fitting(4_000, 1_000, 800)).toEqual({ width: 800, height: 200 })
    expect(fitting(1_000, 4_000, 800)).toEqual({ width: 200, height: 800 })
  })

  it('PROF-03 is never made larger, and never nothing', () => {
    expect(fitting(120, 40, 800)).toEqual({ width: 120, height: 40 })
    expect(fitting(10_000, 1, 800)).toEqual({ width: 800, height: 1 })
  })
})
