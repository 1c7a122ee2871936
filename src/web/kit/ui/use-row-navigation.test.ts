import { describe, expect, it } from 'vitest'
import { rowAfterKey } from './use-row-navigation.ts'

describe('keys of a list', () => {
  it.each([
    ['ArrowDown', 3, 4],
    ['ArrowUp', 3, 2],
    ['ArrowUp', 0, 0],
    ['ArrowDown', 49, 49],
    ['Home', 30, 0],
    ['End', 30, 49],
    ['PageDown', 45, 49],
    ['PageUp', 12, 2],
  ])('SHELL-08 %s in row %d of 50 leads to row %d', (key, index, target) => {
    expect(rowAfterKey(key, index, 50)).toBe(target)
  })

  it('SHELL-08 other keys do not move', () => {
    expect(rowAfterKey('a', 3, 50)).toBeUndefined()
    expect(rowAfterKey('Enter', 3, 50)).toBeUndefined()
  })
})
