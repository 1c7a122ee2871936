import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type DayOrder, readTypedDay } from './typed-day.ts'

const TODAY = '2026-11-29'

it.each([
  ['6.7.2026', 'dmy', '2026-07-06'],
  ['06/07/2026', 'dmy', '2026-07-06'],
  ['06/07/2026', 'mdy', '2026-06-07'],
  ['2026/7/6', 'ymd', '2026-07-06'],
  ['6.7.', 'dmy', '2026-07-06'],
  ['7/6', 'mdy', '2026-07-06'],
  ['6-7-26', 'dmy', '2026-07-06'],
  ['31.12.99', 'dmy', '1999-12-31'],
  ['1. 2. 30', 'dmy', '2030-02-01'],
  ['060726', 'dmy', '2026-07-06'],
  ['07062026', 'mdy', '2026-07-06'],
  ['20260706', 'ymd', '2026-07-06'],
  ['2026年7月6日', 'ymd', '2026-07-06'],
  ['29.2.2028', 'dmy', '2028-02-29'],
] as const)('SHELL-10 %s in the order %s is %s', (text, order, day) => {
  expect(readTypedDay(text, order, TODAY)).toBe(day)
})

it('SHELL-10 ISO 8601 is understood in every region', () => {
  for (const order of ['dmy', 'mdy', 'ymd'] as const) {
    expect(readTypedDay('2026-07-06', order, TODAY)).toBe('2026-07-06')
    expect(readTypedDay(' 2026-7-6 ', order, TODAY)).toBe('2026-07-06')
  }
})

it.each(['', '6', '29.2.2026', '31.4.', '6.7.2026 morgen', '6.7.26.1', '-', '6.13.2026', '1.1.0026', '00.01.2026'])(
  'SHELL-10 %j is no day',
  (text) => {
    expect(readTypedDay(text, 'dmy', TODAY)).toBeUndefined()
  },
)

it('SHELL-10 what a region writes is read as the same day', () => {
  const orders = fc.constantFrom<DayOrder>('dmy', 'mdy', 'ymd')
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(orders, days, fc.constantFrom('.', '/', '-', '. ', ' '), (order, date, sign) => {
      const day = date.toISOString().slice(0, 10)
      const [y = '', m = '', d = ''] = day.split('-')
      const text = order
        .split('')
        .map((name) => ({ y, m, d })[name] ?? '')
        .join(sign)
      expect(readTypedDay(text, order, TODAY)).toBe(day)
    }),
  )
})
