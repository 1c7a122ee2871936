import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { localMoment, momentIn } from './local-moment.ts'

describe('moments of a day and a time', () => {
  it.each([
    ['2026-07-06T09:30', 'Europe/Berlin', '2026-07-06T07:30:00.000Z'],
    ['2026-12-01T08:00', 'America/New_York', '2026-12-01T13:00:00.000Z'],
    ['2026-12-01T08:00', 'Asia/Kathmandu', '2026-12-01T02:15:00.000Z'],
    ['2026-12-01T08:00', 'UTC', '2026-12-01T08:00:00.000Z'],
    // The hour that comes twice, and the one that is skipped.
    ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ])('PAGE-06 %s in %s is the moment %s', (text, zone, moment) => {
    expect(new Date(momentIn(text, zone) ?? 0).toISOString()).toBe(moment)
  })

  it('PAGE-06 what is no moment is none', () => {
    for (const text of ['', '2026-13-01T00:00', 'soon', '2026-12-01T25:00']) expect(momentIn(text, 'UTC')).toBeNull()
  })

  it('PAGE-06 what is shown of a moment is read as a moment that shows the same, in every time zone', () => {
    const zones = fc.constantFrom('UTC', 'Europe/Berlin', 'America/St_Johns', 'Pacific/Auckland', 'Pacific/Kiritimati')
    const minutes = fc.integer({ min: Date.UTC(1980, 0) / 60_000, max: Date.UTC(2100, 0) / 60_000 })
    fc.assert(
      fc.property(minutes, zones, (minute, zone) => {
        const shown = localMoment(minute * 60_000, zone)
        expect(localMoment(momentIn(shown, zone) ?? 0, zone)).toBe(shown)
      }),
    )
  })
})
