import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dueReminder } from './reminders.ts'
import { comingDays, dayAfter, isOver, nextAfter } from './recurrence.ts'

describe('what comes again', () => {
  it.each([
    ['2027-01-31', 'monthly', 31, ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30']],
    ['2028-01-31', 'monthly', 31, ['2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30']],
    ['2027-11-30', 'quarterly', 30, ['2027-11-30', '2028-02-29', '2028-05-30', '2028-08-30']],
    ['2028-02-29', 'yearly', 29, ['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28']],
    ['2027-12-27', 'weekly', null, ['2027-12-27', '2028-01-03', '2028-01-10', '2028-01-17']],
    ['2027-12-15', 'monthly', null, ['2027-12-15', '2028-01-15', '2028-02-15', '2028-03-15']],
  ] as const)('DOC-17 from %s, %s', (first, repeat, dayOfMonth, days) => {
    expect(comingDays(first, { repeat, dayOfMonth, endsOn: null }, 4)).toEqual(days)
  })

  it('DOC-17 the last day counts, and nothing comes after it', () => {
    const schedule = { repeat: 'weekly', dayOfMonth: null, endsOn: '2027-01-15' } as const
    expect(comingDays('2027-01-01', schedule, 9)).toEqual(['2027-01-01', '2027-01-08', '2027-01-15'])
    expect([isOver('2027-01-15', schedule), isOver('2027-01-16', schedule)]).toEqual([false, true])
  })

  it.each([
    ['2027-01-31', '2027-01-31', '2027-02-28'],
    ['2027-01-31', '2027-02-27', '2027-02-28'],
    ['2027-01-31', '2027-02-28', '2027-03-31'],
    ['2019-05-06', '2027-02-28', '2027-03-06'],
    ['2030-05-06', '2027-02-28', '2030-06-06'],
  ])('DOC-17 what came on %s and is repeated on %s comes next on %s', (day, today, next) => {
    expect(nextAfter(day, today, { repeat: 'monthly', dayOfMonth: Number(day.slice(8)) })).toBe(next)
  })

  it('DOC-17 every next day is later, and in a month its day or the last one', () => {
    const repeat = fc.constantFrom('weekly', 'monthly', 'quarterly', 'yearly')
    const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(day, repeat, fc.integer({ min: 1, max: 31 }), (date, each, dayOfMonth) => {
        const from = date.toISOString().slice(0, 10)
        const next = dayAfter(from, { repeat: each, dayOfMonth })
        expect(next > from).toBe(true)
        if (each === 'weekly') return
        const [year = 0, month = 1] = next.split('-').map(Number)
        const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
        expect(Number(next.slice(8))).toBe(Math.min(dayOfMonth, last))
      }),
    )
  })
})

describe('reminders', () => {
  it.each([
    ['before its day', { given: 0, lastOn: null }, '2027-01-20', undefined],
    ['on its day', { given: 0, lastOn: null }, '2027-01-21', 1],
    ['long after', { given: 0, lastOn: null }, '2027-06-01', 1],
    ['the day after a late first', { given: 1, lastOn: '2027-06-01' }, '2027-06-02', undefined],
    ['a week after a late first', { given: 1, lastOn: '2027-06-01' }, '2027-06-08', 2],
    ['the third', { given: 2, lastOn: '2027-01-28' }, '2027-02-04', 3],
    ['after the third', { given: 3, lastOn: '2027-02-04' }, '2028-02-04', undefined],
  ])('DOC-17 %s', (_when, so, today, reminder) => {
    expect(dueReminder({ dueDate: '2027-01-14', ...so }, 7, today)).toBe(reminder)
  })
})
