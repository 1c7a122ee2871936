import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { occurrencesOf } from '#domain/calendar/occurrences.ts'
import { eventRow, utc } from '#test/event-rows.ts'
import { listedRows } from '../lists/local-list.ts'
import { declaredLists } from '../lists/registry.ts'
import { expandRule } from './expand-rule.ts'
import { lastDayOf, NO_LAST_DAY } from './last-day.ts'

const lastDay = (rule: string, more: object = {}): string =>
  eventRow({ startDay: '2026-07-07', repeatRule: rule, timeZone: 'Europe/Berlin', ...more }).lastDay

describe('the last day of an event', () => {
  it('CAL-04 is its own last day where it takes place once, and none where it has no end', () => {
    expect(lastDay('', { endDay: '2026-07-09' })).toBe('2026-07-09')
    expect(lastDay('FREQ=WEEKLY;BYDAY=TU')).toBe(NO_LAST_DAY)
  })

  it('CAL-04 is the day before where an event ends at midnight', () => {
    const evening = { startDay: '2026-07-07', startTime: '22:00', endTime: '00:00', timeZone: 'Europe/Berlin' }
    expect(eventRow(evening)).toMatchObject({ endDay: '2026-07-08', lastDay: '2026-07-07' })
    expect(eventRow({ ...evening, repeatRule: 'FREQ=DAILY;COUNT=3' }).lastDay).toBe('2026-07-09')
    expect(eventRow({ ...evening, endTime: '00:30' }).lastDay).toBe('2026-07-08')
  })

  it('CAL-04 is exact for usual rules, and at most too late for others', () => {
    expect(lastDay('FREQ=WEEKLY;INTERVAL=2;UNTIL=20260901;BYDAY=TU')).toBe('2026-09-01')
    expect(lastDay('FREQ=WEEKLY;INTERVAL=2;UNTIL=20260831;BYDAY=TU', { endDay: '2026-07-08' })).toBe('2026-08-19')
    expect(lastDay('FREQ=WEEKLY;COUNT=3;BYDAY=TU')).toBe('2026-07-21')
    expect(lastDay('FREQ=MONTHLY;COUNT=3')).toBe('2026-09-07')
    const atMonthEnd = { startDay: '2031-01-31', endDay: '2031-02-02' }
    expect(lastDay('FREQ=MONTHLY;COUNT=3', atMonthEnd)).toBe('2031-06-02')
    expect(lastDay('FREQ=YEARLY;BYDAY=53TH;UNTIL=20331231', { startDay: '2026-12-31' })).toBe('2033-12-31')
    expect(lastDay('FREQ=YEARLY;BYDAY=10TH;UNTIL=20331231', { startDay: '2027-03-11' })).toBe('2033-03-10')
    expect(lastDay('FREQ=MONTHLY;UNTIL=20261231;BYDAY=-1FR')).toBe('2026-12-31')
    expect(lastDay('FREQ=MONTHLY;COUNT=3;BYDAY=-1FR')).toBe(NO_LAST_DAY)
    expect(lastDay('FREQ=WEEKLY;INTERVAL=1000;COUNT=10000')).toBe(NO_LAST_DAY)
    // An end before the start, as a write refuses it.
    const over = { ...eventRow({ startDay: '2026-07-07' }), repeatRule: 'FREQ=DAILY;UNTIL=20260101' }
    expect(lastDayOf(over)).toBe('2026-07-07')
  })

  it('CAL-04 no occurrence of a random rule lies after it', () => {
    const rule = fc.record({
      freq: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
      interval: fc.integer({ min: 1, max: 3 }),
      end: fc.oneof(
        fc.integer({ min: 1, max: 12 }).map((count) => `COUNT=${count}`),
        fc.integer({ min: 10, max: 28 }).map((day) => `UNTIL=202709${day}`),
      ),
      days: fc.constantFrom('', 'BYDAY=MO,TH', 'BYDAY=TU', 'BYMONTHDAY=15', 'BYMONTH=2,8'),
    })
    fc.assert(
      fc.property(rule, fc.boolean(), ({ freq, interval, end, days }, allDay) => {
        const text = [`FREQ=${freq}`, `INTERVAL=${interval}`, end, days].filter(Boolean).join(';')
        if (freq === 'WEEKLY' && days === 'BYMONTHDAY=15') return
        const when = allDay
          ? {}
          : { startDay: undefined, startAt: utc('2026-07-07T22:30'), endAt: utc('2026-07-08T01:00') }
        const row = eventRow({ startDay: '2026-07-07', timeZone: 'Europe/Berlin', repeatRule: text, ...when })
        const all = occurrencesOf([row], 0, utc('2060-01-01'), 5_000, expandRule)
        expect(row.lastDay >= (all.at(-1)?.endDay ?? ''), `${text}: ${row.lastDay}`).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  it('PAGE-07 a list of days finds a series that has one of its days in them', () => {
    const list = declaredLists['events']
    const rows = [
      eventRow({ startDay: '2026-07-07', repeatRule: 'FREQ=WEEKLY;INTERVAL=2' }),
      eventRow({ startDay: '2026-07-07', repeatRule: 'FREQ=WEEKLY;COUNT=3' }),
      eventRow({ startDay: '2026-07-07' }),
    ]
    const asked = { filters: { from: '2027-02-01' }, sort: '', direction: 'asc' } as const
    expect(list && listedRows(list, rows, asked)).toEqual([rows[0]])
  })
})
