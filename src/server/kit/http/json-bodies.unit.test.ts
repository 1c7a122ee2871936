import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDeeperThan } from './json-bodies.ts'

function depthOf(value: unknown): number {
  if (value === null || typeof value !== 'object') return 0
  return 1 + Math.max(0, ...Object.values(value).map(depthOf))
}

describe('the depth of JSON', () => {
  it('API-02 is what the parsed value has, whatever its texts hold', () => {
    fc.assert(
      fc.property(
        fc.jsonValue({ maxDepth: 6, stringUnit: fc.constantFrom('"', '\\', '[', '{', ']', 'a') }),
        (value) => {
          const depth = depthOf(value)
          const text = JSON.stringify(value)
          expect(isDeeperThan(text, depth)).toBe(false)
          if (depth > 0) expect(isDeeperThan(text, depth - 1)).toBe(true)
        },
      ),
    )
  })
})
