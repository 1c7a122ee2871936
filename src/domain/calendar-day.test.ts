import { describe, expect, it } from 'vitest'
import { addDays, addMonths, dayInWords, firstOfMonth, firstOfQuarter, mondayOf, momentOf } from './calendar-day.ts'
import { isDay } from './is-day.ts'

describe('the days of the calendar', () => {
  it('CUR-03 only days of the calendar are days', () => {
    expect(['2026-07-06', '2028-02-29'].map(isDay)).toEqual([true, true])
    const none = [
      '2026-02-29',
      '2026-13-01',
      '2026-7-6',
      '06.07.2026',
      '2026-07-06T00:00:00Z',
      '',
      'today',
      '0000-00-00',
      '1026-07-06',
      '3026-07-06',
    ]
    expect(none.filter(isDay)).toEqual([])
  })

  it('DOC-17 a day in a sentence is written as a person reads it', () => {
    expect(dayInWords('2026-09-05')).toBe('5 September 2026')
  })

  it('PLIST-05 a moment is one of a day that there is', () => {
    expect(momentOf('2026-07-06T12:30:00.250+02:00')).toBe(Date.UTC(2026, 6, 6, 10, 30, 0, 250))
    expect(momentOf('2028-02-29')).toBe(Date.UTC(2028, 1, 29))
    expect(['2026-02-29T00:00:00Z', '2026-07-06T24:00:00Z', '2026-07-06 12:00', 'now', ''].map(momentOf)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  it('PAGE-02 every day has the Monday, the month and the quarter that it is in', () => {
    const year = Array.from({ length: 366 }, (_, later) => addDays('2024-01-01', later))
    expect(year.filter((day) => mondayOf(day) === day).slice(0, 2)).toEqual(['2024-01-01', '2024-01-08'])
    expect([...new Set(year.map(mondayOf))]).toHaveLength(53)
    expect([...new Set(year.map(firstOfMonth))]).toEqual(
      Array.from({ length: 12 }, (_, later) => addMonths('2024-01-01', later)),
    )
    expect([...new Set(year.map(firstOfQuarter))]).toEqual(['2024-01-01', '2024-04-01', '2024-07-01', '2024-10-01'])
    expect([addMonths('2024-01-01', -1), addMonths('2024-11-01', 14)]).toEqual(['2023-12-01', '2026-01-01'])
  })
})
