import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { definedOffset } from '#test/zone-reader.ts'
import { exactOffset } from '../wall-time.ts'
import { timeZoneLines } from './time-zone.ts'

/** Other days of the week, and of each month, from year to year. */
const STEP_MS = 5 * 86_400_000
const UNTIL = Date.UTC(2046, 0, 1)

/** Days by which a definition, read without any code of the product, and the zone itself differ. */
function wrongDays(timeZone: string, firstYear: number): readonly string[] {
  const from = Date.UTC(firstYear, 0, 2)
  const offset = definedOffset(timeZoneLines(timeZone, firstYear))
  const days = Array.from({ length: Math.ceil((UNTIL - from) / STEP_MS) }, (_, n) => from + n * STEP_MS)
  return days
    .filter((at) => offset(at) !== exactOffset(at, timeZone))
    .map((at) => `${timeZone} ${new Date(at).toISOString().slice(0, 10)}`)
}

const rulesOf = (timeZone: string): readonly string[] =>
  timeZoneLines(timeZone, 2026).filter((line) => line.startsWith('RRULE'))

/** When in a year, and from what to what, the clocks of a zone change. */
function changesIn(timeZone: string): string {
  const days = Array.from({ length: 73 }, (_, n) => Date.UTC(2026, 0, 1) + n * STEP_MS)
  return days.map((at) => exactOffset(at, timeZone)).join()
}

describe('the time zones of a calendar file', () => {
  it('CAL-04 tell the rules of their clocks, one by one before these were in force', () => {
    expect(timeZoneLines('Europe/Berlin', 2026).filter((line) => !line.startsWith('TZOFFSET'))).toEqual([
      'BEGIN:VTIMEZONE',
      'TZID:Europe/Berlin',
      'BEGIN:STANDARD',
      'DTSTART:20260101T010000',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:20260329T020000',
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
      'END:DAYLIGHT',
      'BEGIN:STANDARD',
      'DTSTART:20261025T030000',
      'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
      'END:STANDARD',
      'END:VTIMEZONE',
    ])
    // Twelve days in June 2004.
    expect(timeZoneLines('America/Argentina/Tucuman', 2004)).toEqual(
      expect.arrayContaining(['DTSTART:20040601T000000', 'DTSTART:20040613T000000']) as unknown,
    )
  })

  it('CAL-04 tell rules that are no nth weekday of a month by the days that they choose from', () => {
    expect(rulesOf('America/Santiago')).toEqual([
      'RRULE:FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=2,3,4,5,6,7,8;BYDAY=SU',
      'RRULE:FREQ=YEARLY;BYMONTH=9;BYMONTHDAY=2,3,4,5,6,7,8;BYDAY=SU',
    ])
    // The night after the last Thursday of October, which may be in November.
    expect(rulesOf('Africa/Cairo')).toEqual([
      'RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=-1FR',
      'RRULE:FREQ=YEARLY;BYMONTH=10;BYMONTHDAY=26,27,28,29,30,31;BYDAY=FR',
      'RRULE:FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=1;BYDAY=FR',
    ])
    // By the moon: one by one, as far as they are known.
    expect(rulesOf('Africa/Casablanca')).toEqual([])
  })

  it('CAL-04 are right until 2045, in every time zone of the world', () => {
    const zones = Intl.supportedValuesOf('timeZone')
    expect(zones.length).toBeGreaterThan(400)
    // Those whose clocks say the same this year stand for one another, but for some that are drawn.
    const byChanges = new Map(zones.map((timeZone) => [changesIn(timeZone), timeZone]))
    expect(byChanges.size).toBeGreaterThan(20)
    const drawn = fc.sample(fc.constantFrom(...zones), Number(process.env['RUNS'] ?? 20))
    expect([...byChanges.values(), ...drawn].flatMap((timeZone) => wrongDays(timeZone, 2025).slice(0, 1))).toEqual([])
  }, 120_000)

  it('CAL-04 are right until 2045 however long ago their first event was', () => {
    const old = [
      ['Europe/Lisbon', 1992],
      ['Pacific/Apia', 2008],
      ['Europe/Berlin', 1900],
      ['Asia/Gaza', 1990],
      ['Africa/Casablanca', 1960],
      ['America/Nuuk', 1970],
    ] as const
    expect(old.flatMap(([timeZone, year]) => wrongDays(timeZone, year).slice(0, 1))).toEqual([])
  }, 60_000)

  it('CAL-04 OPS-06 are found once for all files that need them', () => {
    const first = timeZoneLines('America/New_York', 1971)
    expect(timeZoneLines('America/New_York', 1971)).toBe(first)
    expect(timeZoneLines('America/New_York', 1972)).not.toBe(first)
  })
})
