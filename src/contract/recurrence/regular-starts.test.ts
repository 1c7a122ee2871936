import fc from 'fast-check'
import { RRule } from 'rrule'
import { describe, expect, it } from 'vitest'
import { readRule, WEEKDAYS } from '#domain/calendar/repeat-rule.ts'
import { utc } from '#test/event-rows.ts'
import { regularStarts } from './regular-starts.ts'

const DAY_MS = 86_400_000

const weekdays = fc.uniqueArray(fc.constantFrom(...WEEKDAYS), { minLength: 1, maxLength: 4 })
const asked = fc.record({
  freq: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
  interval: fc.integer({ min: 1, max: 7 }),
  count: fc.option(fc.integer({ min: 1, max: 60 })),
  byDay: fc.option(weekdays),
  weekStart: fc.constantFrom(...WEEKDAYS),
  start: fc.integer({ min: 0, max: 3 * 366 * 24 }).map((hours) => utc('2023-01-01') + hours * 3_600_000),
  fromDays: fc.integer({ min: -40, max: 1_500 }),
  days: fc.integer({ min: 0, max: 400 }),
})

describe('the starts of regular rules', () => {
  it('CAL-04 are those of an independent library, in any stretch of time', () => {
    let counted = 0
    fc.assert(
      fc.property(asked, ({ freq, interval, count, byDay, weekStart, start: near, fromDays, days }) => {
        const isOnDays = freq === 'WEEKLY' && byDay !== null
        const rule = [
          `FREQ=${freq};INTERVAL=${interval};WKST=${weekStart}`,
          ...(count === null || isOnDays ? [] : [`COUNT=${count}`]),
          ...(isOnDays ? [`BYDAY=${byDay.join(',')}`] : []),
        ].join(';')
        const parsed = { ...RRule.parseString(rule) }
        // The other library leaves out a start that its rule does not name.
        const start = isOnDays
          ? (new RRule({ ...parsed, interval: 1, dtstart: new Date(near) }).after(new Date(near), true)?.getTime() ??
            near)
          : near
        const [from, to] = [start + fromDays * DAY_MS, start + (fromDays + days) * DAY_MS]
        const read = readRule(rule)
        if ('issue' in read) throw new Error(read.issue)
        const found = regularStarts(read.rule, { start, from, to, most: 10_000 })
        const expected = new RRule({ ...parsed, dtstart: new Date(start) }).between(new Date(from), new Date(to), true)
        expect([rule, start, from, found]).toEqual([rule, start, from, expected.map((each) => each.getTime())])
        counted += expected.length
      }),
      { numRuns: 1_500 },
    )
    expect(counted).toBeGreaterThan(8_000)
  })

  it('CAL-04 are as many as are asked for, and a start on another weekday is among them', () => {
    const read = readRule('FREQ=WEEKLY;BYDAY=MO')
    if ('issue' in read) throw new Error(read.issue)
    const start = utc('2026-07-08T09:00')
    const found = regularStarts(read.rule, { start, from: 0, to: utc('2990-01-01'), most: 3 })
    expect(found).toEqual([start, utc('2026-07-13T09:00'), utc('2026-07-20T09:00')])
  })
})
