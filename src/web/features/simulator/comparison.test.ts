import { expect, it } from 'vitest'
import { comparedKeys } from './comparison.tsx'

it('PAGE-04 what is compared is there, and each of it once: a scenario that is gone takes no place', () => {
  const rows = ['a', 'b', 'c'].map((id) => ({ id }))
  expect(comparedKeys('a,gone,a,now,b,c', rows)).toEqual(['a', 'now', 'b'])
  expect(comparedKeys('gone', rows)).toEqual([])
})
