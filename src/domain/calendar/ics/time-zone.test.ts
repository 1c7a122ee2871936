import { describe, expect, it } from 'vitest'
import { timeZoneLines } from './time-zone.ts'

describe('the time zones of a calendar file', () => {
  it('CAL-04 tell the rules of their clocks, one by one before these were in force', () => {
    expect(timeZoneLines('Europe/Berlin', 2026, 2032).filter((line) => !line.startsWith('TZOFFSET'))).toEqual([
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
    expect(timeZoneLines('America/Argentina/Tucuman', 2004, 2004)).toEqual(
      expect.arrayContaining(['DTSTART:20040601T000000', 'DTSTART:20040613T000000']) as unknown,
    )
  })

  it('CAL-04 OPS-06 are found once for all files that need them', () => {
    const first = timeZoneLines('America/New_York', 1971, 2051)
    expect(timeZoneLines('America/New_York', 1971, 2051)).toBe(first)
    expect(timeZoneLines('America/New_York', 1972, 2051)).not.toBe(first)
  })
})
