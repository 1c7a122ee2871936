import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, dayOf } from './calendar-day.ts'
import { pastWeek } from './week.ts'

it.each([
  ['2026-11-30T07:30:00Z', 'UTC', '2026-11-23', '2026-11-29'],
  ['2026-11-29T23:30:00Z', 'Europe/Berlin', '2026-11-23', '2026-11-29'],
  ['2026-11-29T23:30:00Z', 'UTC', '2026-11-16', '2026-11-22'],
  ['2026-12-06T12:00:00Z', 'America/New_York', '2026-11-23', '2026-11-29'],
])('PAGE-06 at %s in %s the last whole week went from %s to %s', (now, zone, from, to) => {
  expect(pastWeek(Date.parse(now), zone)).toMatchObject({ from, to })
})

it('PAGE-06 a past week has seven days, ends before today, and one follows the other without a gap', () => {
  const zones = fc.constantFrom('UTC', 'Europe/Berlin', 'Pacific/Auckland', 'America/St_Johns')
  const moments = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) })
  fc.assert(
    fc.property(moments, zones, (now, zone) => {
      const week = pastWeek(now, zone)
      expect(addDays(week.from, 6)).toBe(week.to)
      expect(week.until).toBeLessThanOrEqual(now)
      expect(dayOf(week.until - 1, zone)).toBe(week.to)
      expect(pastWeek(week.until, zone).until).toBe(week.until)
      expect(pastWeek(week.until - 1, zone).until).toBe(week.begin)
    }),
  )
})
