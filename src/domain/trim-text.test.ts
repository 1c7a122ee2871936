import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { trimEndOf, trimOf } from './trim-text.ts'

describe('trimming of chosen characters', () => {
  it('OPS-06 is what the expressions said, in time that grows with the text alone', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('0', '.', '-', 'a'), maxLength: 12 }), (text) => {
        expect(trimEndOf(text, '0')).toBe(text.replace(/0+$/, ''))
        expect(trimOf(text, '.-')).toBe(text.replace(/^[.-]+|[.-]+$/g, ''))
      }),
    )
    const from = performance.now()
    expect(trimEndOf(`${'0'.repeat(1_000_000)}1`, '0')).toHaveLength(1_000_001)
    expect(performance.now() - from).toBeLessThan(1_000)
  })
})
