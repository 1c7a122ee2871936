import { afterEach, describe, expect, it } from 'vitest'
import { setFormatTimeZone } from '#web/kit/format/locale.ts'
import { momentAt } from './user-clock.ts'
import type { Entry } from './entry.ts'
import { movedEntry, placed, shiftOf } from './moved-entry.ts'

const base: Entry = {
  key: 'e',
  source: 'event',
  title: 'Call',
  isAllDay: false,
  start: 0,
  end: 0,
  firstDay: '',
  lastDay: '',
  isDone: false,
}
const call = placed(base, momentAt('2026-07-06', 540), momentAt('2026-07-06', 600))
const fair = placed({ ...base, isAllDay: true }, momentAt('2026-07-06', 0), momentAt('2026-07-09', 0))

describe('an entry that is moved', () => {
  afterEach(() => setFormatTimeZone(undefined))

  it('CAL-04 keeps its time of day on another day, and its length at another time', () => {
    expect(movedEntry(call, { what: 'move', days: 7, minutes: 0 })).toMatchObject({
      start: momentAt('2026-07-13', 540),
      end: momentAt('2026-07-13', 600),
      firstDay: '2026-07-13',
    })
    expect(movedEntry(call, { what: 'move', days: 0, minutes: -45 })).toMatchObject({
      start: momentAt('2026-07-06', 495),
      end: momentAt('2026-07-06', 555),
    })
    expect(movedEntry(fair, { what: 'move', days: -2, minutes: 90 })).toMatchObject({
      firstDay: '2026-07-04',
      lastDay: '2026-07-06',
    })
  })

  it('CAL-04 is as long as before where the clocks change in between, and leads back out of that hour', () => {
    setFormatTimeZone('Europe/Berlin')
    const utc = (text: string): number => Date.parse(`${text}Z`)
    const night = placed(base, utc('2027-03-27T01:30'), utc('2027-03-27T02:30'))
    const day = { what: 'move', days: 1, minutes: 0 } as const
    const changed = movedEntry(night, day)
    expect(changed).toMatchObject({ start: utc('2027-03-28T01:30'), end: utc('2027-03-28T02:30') })
    expect(movedEntry(changed, day)).toMatchObject({ start: utc('2027-03-29T01:30'), end: utc('2027-03-29T02:30') })
    const longer = placed(base, utc('2027-10-30T00:30'), utc('2027-10-30T02:00'))
    expect(movedEntry(longer, day)).toMatchObject({ start: utc('2027-10-31T00:30'), end: utc('2027-10-31T02:00') })
    const three = placed(base, utc('2027-03-28T01:00'), utc('2027-03-28T02:00'))
    expect(movedEntry(three, { ...day, days: 0, minutes: -15 }).start).toBe(utc('2027-03-28T00:45'))
  })

  it('CAL-04 takes longer or shorter by its end, never less than a step or a day', () => {
    expect(movedEntry(call, { what: 'resize', days: 0, minutes: 30 }).end).toBe(momentAt('2026-07-06', 630))
    expect(movedEntry(call, { what: 'resize', days: 0, minutes: -600 }).end).toBe(momentAt('2026-07-06', 555))
    expect(movedEntry(fair, { what: 'resize', days: -9, minutes: 0 })).toMatchObject({
      firstDay: '2026-07-06',
      lastDay: '2026-07-06',
    })
  })

  it('CAL-04 becomes a whole day among these, and an hour where it is put among the hours', () => {
    const nowhere = { what: 'move', days: 0, minutes: 0 } as const
    expect(movedEntry(call, { ...nowhere, becomes: { day: '2026-07-08', minutes: undefined } })).toMatchObject({
      isAllDay: true,
      start: momentAt('2026-07-08', 0),
      firstDay: '2026-07-08',
      lastDay: '2026-07-08',
    })
    expect(movedEntry(fair, { ...nowhere, becomes: { day: '2026-07-08', minutes: 615 } })).toMatchObject({
      isAllDay: false,
      start: momentAt('2026-07-08', 615),
      end: momentAt('2026-07-08', 675),
      lastDay: '2026-07-08',
    })
  })

  it('CAL-04 follows the arrow keys: days and weeks in a month, days and quarters of an hour in a week', () => {
    const month = { isShift: false, rowDays: 7, isRightToLeft: false }
    expect(shiftOf('ArrowDown', month)).toEqual({ what: 'move', days: 7, minutes: 0 })
    expect(shiftOf('ArrowRight', { ...month, isShift: true })).toEqual({ what: 'resize', days: 1, minutes: 0 })
    expect(shiftOf('ArrowRight', { ...month, isRightToLeft: true })).toEqual({ what: 'move', days: -1, minutes: 0 })
    expect(shiftOf('ArrowUp', { ...month, rowDays: 0 })).toEqual({ what: 'move', days: 0, minutes: -15 })
    expect(shiftOf('Enter', month)).toBeUndefined()
  })
})
