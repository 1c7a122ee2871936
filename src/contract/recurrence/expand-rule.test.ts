import fc from 'fast-check'
import { RRule } from 'rrule'
import { describe, expect, it } from 'vitest'
import { occurrencesOf } from '#domain/calendar/occurrences.ts'
import { readRule } from '#domain/calendar/repeat-rule.ts'
import { eventRow, utc } from '#test/event-rows.ts'
import { randomSeries, RULE_ZONES } from '#test/random-rules.ts'
import { expandRule } from './expand-rule.ts'

const YEARS_MS = 2 * 366 * 86_400_000
const FEWEST_COMPARED = 1_000
const RUNS = 1_150

const sameClock = (moment: number): number => moment

/** The rule as the other library has it, in the clock of the event. */
function byRRule(rule: string, start: number): RRule {
  return new RRule({ ...RRule.parseString(rule.replace(/(UNTIL=\d{8}T\d{6})/, '$1Z')), dtstart: new Date(start) })
}

const clocks = new Map(
  RULE_ZONES.map((timeZone) => {
    const [date, time] = [
      { year: 'numeric', month: 'numeric', day: 'numeric' },
      { hour: 'numeric', minute: 'numeric', second: 'numeric' },
    ] as const
    return [timeZone, new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...date, ...time })] as const
  }),
)

/** The clock of a zone at a moment, found without any code of the product. */
function clockAt(moment: number, timeZone: string): number {
  const [month = 0, day, year = 0, hour, minute, second] = (
    clocks.get(timeZone)?.format(moment).match(/\d+/g) ?? []
  ).map(Number)
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/** All moments, to the quarter of an hour, at which the clock of a zone shows a time. */
function momentsOf(wall: number, timeZone: string): number[] {
  const around = Array.from({ length: 4 * 31 }, (_, index) => wall - 15 * 3_600_000 + index * 900_000)
  return around.filter((moment) => clockAt(moment, timeZone) === wall)
}

describe('the occurrences of repeat rules', () => {
  it(`CAL-04 are those of an independent library, for more than ${FEWEST_COMPARED} random rules in each of five time zones`, () => {
    let compared = 0
    let occurrences = 0
    let skipped = 0
    fc.assert(
      fc.property(randomSeries, ({ rule, start: near }) => {
        const read = readRule(rule)
        fc.pre('rule' in read)
        // The other library leaves out a start that its rule does not name: the series begins with the first that it does.
        const start = byRRule(rule.replace(/;?(COUNT|UNTIL)=[^;]+/, ''), near)
          .after(new Date(near), true)
          ?.getTime()
        fc.pre(start !== undefined)
        const expected = byRRule(rule, start)
          .between(new Date(start), new Date(start + YEARS_MS), true)
          .map((each) => each.getTime())
        fc.pre(expected[0] === start)
        const found = expandRule({
          rule,
          start,
          from: start,
          to: start + YEARS_MS,
          wallOfMoment: sameClock,
          most: 5_000,
        })
        expect([rule, new Date(start).toISOString(), found]).toEqual([rule, new Date(start).toISOString(), expected])
        for (const timeZone of RULE_ZONES) {
          const day = new Date(start).toISOString()
          const row = eventRow({ startDay: day.slice(0, 10), startTime: day.slice(11, 16), timeZone, repeatRule: rule })
          // An event that itself begins in a skipped hour begins after it, and so does its series.
          if (clockAt(row.startAt, timeZone) !== start) continue
          const took = occurrencesOf([row], row.startAt, row.startAt + YEARS_MS - 2 * 86_400_000, 5_000, expandRule)
          const walls = expected.filter((wall) => wall < start + YEARS_MS - 3 * 86_400_000)
          expect(took.length).toBeGreaterThanOrEqual(walls.length)
          walls.forEach((wall, index) => {
            const moment = took[index]?.start ?? Number.NaN
            occurrences += 1
            if (clockAt(moment, timeZone) === wall) return
            // The clocks skip that time: it takes place as much later.
            expect([rule, timeZone, new Date(wall).toISOString(), momentsOf(wall, timeZone)]).toEqual([
              rule,
              timeZone,
              new Date(wall).toISOString(),
              [],
            ])
            expect([1_800_000, 3_600_000]).toContain(clockAt(moment, timeZone) - wall)
            skipped += 1
          })
        }
        compared += 1
      }),
      { numRuns: RUNS },
    )
    expect(compared).toBeGreaterThanOrEqual(FEWEST_COMPARED)
    expect(occurrences).toBeGreaterThan(100_000)
    expect(skipped).toBeGreaterThan(10)
  })

  it('CAL-04 a time that comes twice takes place the first time', () => {
    const row = eventRow({
      startDay: '2026-10-24',
      startTime: '02:30',
      timeZone: 'Europe/Berlin',
      repeatRule: 'FREQ=DAILY;COUNT=3',
    })
    const starts = occurrencesOf([row], 0, utc('2027-01-01'), 10, expandRule).map(({ start }) => start)
    expect(starts).toEqual([utc('2026-10-24T00:30'), utc('2026-10-25T00:30'), utc('2026-10-26T01:30')])
  })

  it('CAL-04 29 February comes each leap year', () => {
    const row = eventRow({ startDay: '2024-02-29', repeatRule: 'FREQ=YEARLY' })
    const days = occurrencesOf([row], 0, utc('2040-01-01'), 10, expandRule).map(({ startDay }) => startDay)
    expect(days).toEqual(['2024-02-29', '2028-02-29', '2032-02-29', '2036-02-29'])
  })

  it('CAL-04 weeks and weekdays of a year have the days of each year, also of a week that two years share', () => {
    const days = (startDay: string, repeatRule: string): string[] =>
      occurrencesOf([eventRow({ startDay, repeatRule })], 0, utc('2039-01-01'), 9, expandRule).map(
        (each) => each.startDay,
      )
    const shared = ['2027-01-03', '2033-01-02', '2038-01-03']
    expect(days('2027-01-03', 'FREQ=YEARLY;BYWEEKNO=53;BYDAY=SU')).toEqual(shared)
    expect(days('2027-01-03', 'FREQ=YEARLY;BYWEEKNO=53')).toEqual(shared)
    expect(days('2027-01-01', 'FREQ=YEARLY;BYWEEKNO=-1;BYDAY=FR;COUNT=2')).toEqual(['2027-01-01', '2027-12-31'])
    expect(days('2026-12-31', 'FREQ=YEARLY;BYDAY=53TH')).toEqual(['2026-12-31', '2032-12-30', '2037-12-31'])
    expect(days('2026-01-01', 'FREQ=YEARLY;BYDAY=-53TH')).toEqual(['2026-01-01', '2032-01-01', '2037-01-01'])
    // The start is one of the times, whatever its rule says.
    expect(days('2026-07-06', 'FREQ=YEARLY;INTERVAL=2;COUNT=3;BYDAY=10MO')).toEqual([
      '2026-07-06',
      '2028-03-06',
      '2030-03-11',
    ])
  })

  it('CAL-04 an endless rule gives only as many as are asked for, and one that never comes again its start, soon', () => {
    const began = performance.now()
    const row = eventRow({ startDay: '1990-01-01', repeatRule: 'FREQ=DAILY' })
    expect(occurrencesOf([row], 0, utc('2990-01-01'), 500, expandRule)).toHaveLength(500)
    const never = { rule: 'FREQ=YEARLY;BYMONTH=1;BYYEARDAY=200', start: utc('2026-01-01'), wallOfMoment: sameClock }
    const found = expandRule({ ...never, from: 0, to: utc('2990-01-01'), most: 500 })
    expect(found).toEqual([utc('2026-01-01')])
    expect(performance.now() - began).toBeLessThan(5_000)
  })

  it('CAL-04 what is left out does not take place, and an end in UTC counts in the clock of the event', () => {
    const series = { startDay: '2026-07-06', startTime: '23:30', timeZone: 'America/New_York' }
    const row = eventRow({
      ...series,
      repeatRule: 'FREQ=DAILY;UNTIL=20260710T033000Z',
      exceptions: ['2026-07-07T23:30:00', '2026-07-20T23:30:00'],
    })
    const names = occurrencesOf([row], 0, utc('2027-01-01'), 10, expandRule).map(({ originalStart }) => originalStart)
    expect(names).toEqual(['2026-07-06T23:30:00', '2026-07-08T23:30:00', '2026-07-09T23:30:00'])
  })

  it('CAL-04 a rule that ends before its series begins leaves the first one where it is', () => {
    for (const repeatRule of ['FREQ=WEEKLY;UNTIL=20260701', 'FREQ=MONTHLY;BYDAY=2TU;UNTIL=20260701T000000Z']) {
      // A write refuses it; one may have been stored before.
      const row = { ...eventRow({ startDay: '2026-07-08' }), repeatRule }
      expect(occurrencesOf([row], 0, utc('2027-01-01'), 10, expandRule)).toMatchObject([{ startDay: '2026-07-08' }])
    }
  })

  it('CAL-04 what is under way at the beginning of the time asked for is shown', () => {
    const row = eventRow({ startDay: '2026-07-06', endDay: '2026-07-08', repeatRule: 'FREQ=WEEKLY' })
    const found = occurrencesOf([row], utc('2026-07-15T12:00'), utc('2026-07-16'), 10, expandRule)
    expect(found.map(({ startDay, endDay }) => [startDay, endDay])).toEqual([['2026-07-13', '2026-07-15']])
  })
})
