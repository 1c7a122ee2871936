import { expect, it } from 'vitest'
import { dayCell, dayOrder } from './day-cells.ts'

it.each([
  ['2026-07-06', null, '2026-07-06'],
  ['6.7.2026', null, '2026-07-06'],
  ['06.07.2026', 'month-first', '2026-07-06'],
  ['31/12/2026', null, '2026-12-31'],
  ['12/31/2026', null, '2026-12-31'],
  [' 7/7/2026 ', null, '2026-07-07'],
  ['06/07/2026', 'day-first', '2026-07-06'],
  ['06/07/2026', 'month-first', '2026-06-07'],
  ['06-07-2026', 'day-first', '2026-07-06'],
] as const)('CUST-05 a day is read as it is meant: %s, %s', (cell, order, day) => {
  expect(dayCell(cell, order)).toEqual({ value: day })
})

it('CUST-05 a day that could be two is refused', () => {
  expect(dayCell('06/07/2026', null)).toEqual({
    problem: 'has “06/07/2026”, which could be two days. Write it like 2026-07-31.',
  })
})

it.each(['31.02.2026', '13/13/2026', '6/7/26', '6.7-2026', '0.7.2026', '6.7.1026', 'tomorrow', '46209'])(
  'CUST-05 what is no day is refused: %s',
  (cell) => {
    expect(dayCell(cell, 'day-first')).toEqual({
      problem: `has “${cell}”, which is not a calendar day. Write it like 2026-07-31, or clear the cell.`,
    })
  },
)

it('CUST-05 a column says by its own cells what comes first, else by the decimal comma of its file', () => {
  expect(dayOrder(['06/07/2026', '13/07/2026'], '.')).toBe('day-first')
  expect(dayOrder(['06/07/2026', '07/13/2026'], ',')).toBe('month-first')
  expect(dayOrder(['06/07/2026', 'none'], ',')).toBe('day-first')
  expect(dayOrder(['06/07/2026', '13.07.2026'], '.')).toBeNull()
  expect(dayOrder(['13/07/2026', '07/13/2026'], ',')).toBeNull()
  expect(dayCell('', null)).toBeNull()
})
