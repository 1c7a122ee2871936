import { expect, it } from 'vitest'
import { firstLine } from './first-line.ts'

it('NOTE-01 a note is called by its first line that says something, cut within no character', () => {
  expect(firstLine('\n  \n Call the forwarder \r\nand the bank')).toBe('Call the forwarder')
  expect([firstLine(''), firstLine(' \n\t')]).toEqual(['', ''])
  expect(firstLine('Tea cup 👩‍👩‍👧', 9)).toBe('Tea cup')
  expect(firstLine('a'.repeat(100_000))).toHaveLength(200)
})
