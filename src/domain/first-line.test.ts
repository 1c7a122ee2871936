import { expect, it } from 'vitest'
import { firstLine, titleAndRest } from './first-line.ts'

it('NOTE-01 a note is called by its first line that says something, cut within no character', () => {
  expect(firstLine('\n  \n Call the forwarder \r\nand the bank')).toBe('Call the forwarder')
  expect([firstLine(''), firstLine(' \n\t')]).toEqual(['', ''])
  expect(firstLine('Tea cup 👩‍👩‍👧', 9)).toBe('Tea cup')
  expect(firstLine('a'.repeat(100_000))).toHaveLength(200)
})

it('NOTE-01 CAL-01 a note gives an event its title and description, and a first line that is too long for a title is kept whole', () => {
  expect(titleAndRest('\n Call the forwarder \r\n\r\nand the bank\n', 300)).toEqual({
    title: 'Call the forwarder',
    rest: 'and the bank',
  })
  expect(titleAndRest('Milk', 300)).toEqual({ title: 'Milk', rest: '' })
  expect(titleAndRest(' \n ', 300)).toEqual({ title: '', rest: '' })
  expect(titleAndRest(`${'a'.repeat(301)}\nb`, 300)).toEqual({ title: 'a'.repeat(300), rest: `${'a'.repeat(301)}\nb` })
})
