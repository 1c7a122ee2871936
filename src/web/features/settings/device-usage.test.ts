import { expect, it } from 'vitest'
import { usedBy } from './device-usage.ts'

it('PAGE-06 what rows take is their content in bytes, of many by some of them', () => {
  expect(usedBy([])).toEqual({ count: 0, bytes: 0 })
  expect(usedBy([{ a: 'ä' }])).toEqual({ count: 1, bytes: '{"a":"ä"}'.length + 1 })
  const many = Array.from({ length: 5_000 }, (_, index) => ({ name: 'x'.repeat(index % 100) }))
  const exact = many.reduce((sum, row) => sum + JSON.stringify(row).length, 0)
  const { count, bytes } = usedBy(many)
  expect(count).toBe(5_000)
  expect(Math.abs(bytes - exact) / exact).toBeLessThan(0.1)
})
