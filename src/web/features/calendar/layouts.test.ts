import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { setFormatTimeZone } from '#web/kit/format/locale.ts'
import { agendaDays } from './agenda-days.ts'
import { dayLayout } from './day-layout.ts'
import { minutesOf, momentAt } from './user-clock.ts'
import type { Entry } from './entry.ts'
import { byPlace } from './entry.ts'
import { nextHour } from './event-draft.ts'
import { monthLayout, weekLayout } from './month-layout.ts'
import { placed } from './moved-entry.ts'

const WEEK = Array.from({ length: 7 }, (_, index) => `2026-07-${String(6 + index).padStart(2, '0')}`)

function entry(key: string, start: number, end: number, isAllDay = false): Entry {
  const from: Entry = {
    key,
    source: 'event',
    title: key,
    isAllDay,
    start,
    end,
    firstDay: '',
    lastDay: '',
    isDone: false,
  }
  return placed(from, start, end)
}

const timed = (key: string, day: string, from: number, to: number): Entry =>
  entry(key, momentAt(day, from), momentAt(day, to))
const days = (key: string, first: string, last: string): Entry =>
  entry(key, momentAt(first, 0), momentAt(last, 1_440), true)

describe('entries in a month', () => {
  it('CAL-04 an entry of several days lies in one row of each week that it touches', () => {
    const [first, second] = monthLayout(
      [WEEK, WEEK.map((day) => `2026-07-${String(Number(day.slice(8)) + 7).padStart(2, '0')}`)],
      [days('fair', '2026-07-10', '2026-07-14'), timed('call', '2026-07-10', 600, 660)],
      3,
    )
    expect(
      first?.bars.map(({ entry: { key }, column, span, lane, goesOn }) => [key, column, span, lane, goesOn]),
    ).toEqual([
      ['fair', 4, 3, 0, true],
      ['call', 4, 1, 1, false],
    ])
    expect(second?.bars).toMatchObject([{ column: 0, span: 2, lane: 0, isFromBefore: true, goesOn: false }])
  })

  it('CAL-04 what finds no room is counted on each of its days, and nothing overlaps', () => {
    const spans = fc.array(fc.tuple(fc.nat(6), fc.nat(3)), { maxLength: 60 })
    fc.assert(
      fc.property(spans, fc.integer({ min: 1, max: 5 }), (drawn, lanes) => {
        const entries = drawn.map(([from, more], index) =>
          days(`e${index}`, WEEK[from] ?? '', WEEK[Math.min(6, from + more)] ?? ''),
        )
        const { bars, hidden } = weekLayout(WEEK, entries.toSorted(byPlace), lanes)
        const used = new Set<string>()
        const seen = WEEK.map(() => 0)
        for (const { lane, column, span } of bars) {
          for (let day = column; day < column + span; day += 1) {
            expect(used.has(`${lane} ${day}`)).toBe(false)
            used.add(`${lane} ${day}`)
            seen[day] = (seen[day] ?? 0) + 1
          }
        }
        const all = WEEK.map(
          (day) => entries.filter(({ firstDay, lastDay }) => firstDay <= day && lastDay >= day).length,
        )
        expect(seen.map((count, day) => count + (hidden[day] ?? 0))).toEqual(all)
      }),
    )
  })

  it('CAL-04 a full month is drawn as if all of it were laid out', () => {
    const drawn = fc.array(fc.tuple(fc.nat(6), fc.nat(2), fc.nat(1_380), fc.boolean()), { maxLength: 120 })
    fc.assert(
      fc.property(drawn, fc.integer({ min: 1, max: 4 }), (made, lanes) => {
        const entries = made.map(([from, more, minutes, isLong], index) =>
          isLong
            ? days(`e${index}`, WEEK[from] ?? '', WEEK[Math.min(6, from + more)] ?? '')
            : timed(`e${index}`, WEEK[from] ?? '', minutes, minutes + 30),
        )
        expect(monthLayout([WEEK], entries, lanes)).toEqual([weekLayout(WEEK, entries.toSorted(byPlace), lanes)])
      }),
    )
  })

  it('CAL-04 one that ends at midnight does not touch the day that begins there', () => {
    expect(timed('late', '2026-07-10', 1_380, 1_440)).toMatchObject({ firstDay: '2026-07-10', lastDay: '2026-07-10' })
  })
})

describe('entries in the hours of a day', () => {
  it('CAL-04 those that overlap stand beside each other, the others have the whole width', () => {
    const { blocks } = dayLayout('2026-07-06', [
      timed('a', '2026-07-06', 540, 660),
      timed('b', '2026-07-06', 600, 630),
      timed('c', '2026-07-06', 660, 720),
    ])
    expect(blocks.map(({ entry: { key }, column, columns }) => [key, column, columns])).toEqual([
      ['a', 0, 2],
      ['b', 1, 2],
      ['c', 0, 1],
    ])
  })

  it('CAL-04 blocks of one column never overlap, and all are drawn or counted', () => {
    const spans = fc.array(fc.tuple(fc.nat(1_400), fc.integer({ min: 1, max: 300 })), { maxLength: 40 })
    fc.assert(
      fc.property(spans, (drawn) => {
        const entries = drawn.map(([from, length], index) =>
          timed(`e${index}`, '2026-07-06', from, Math.min(1_440, from + length)),
        )
        const { blocks, hidden } = dayLayout('2026-07-06', entries)
        expect(blocks.length + hidden).toBe(entries.length)
        for (const [index, one] of blocks.entries()) {
          expect(one.column).toBeLessThan(one.columns)
          expect(one.to).toBeLessThanOrEqual(1_440)
          for (const other of blocks.slice(index + 1)) {
            const isApart = other.from >= one.to || other.to <= one.from
            expect(isApart || other.column !== one.column).toBe(true)
          }
        }
      }),
    )
  })
})

describe('the time zone that the user chose', () => {
  afterEach(() => setFormatTimeZone(undefined))

  it.each(['Asia/Tokyo', 'America/New_York', 'Pacific/Kiritimati'])(
    'CAL-04 PAGE-06 days and hours are those of %s, wherever the device is',
    (zone) => {
      setFormatTimeZone(zone)
      const late = timed('late', '2026-07-10', 1_380, 1_440)
      expect(late).toMatchObject({ firstDay: '2026-07-10', lastDay: '2026-07-10' })
      expect(minutesOf(late.start)).toBe(1_380)
      expect(dayLayout('2026-07-10', [late]).blocks).toMatchObject([{ from: 1_380, to: 1_440 }])
      expect(
        new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(late.start),
      ).toBe('2026-07-10 23:00')
    },
  )

  it('CAL-04 a new event begins with the next full hour on the clock, also where the clock is half an hour off, and before midnight', () => {
    setFormatTimeZone('Asia/Kolkata')
    const at = (minutes: number) => nextHour('2026-07-10', momentAt('2026-07-10', minutes)).start
    expect(at(600)).toBe(momentAt('2026-07-10', 660))
    expect(at(1_410)).toBe(momentAt('2026-07-11', 0))
    expect(nextHour('2026-07-20', momentAt('2026-07-10', 1_410)).start).toBe(momentAt('2026-07-20', 1_380))
  })
})

describe('the agenda', () => {
  it('CAL-04 lists an entry on each of its days in sight, no day without one, and so many in all', () => {
    const entries = [
      timed('b', '2026-07-08', 600, 660),
      days('fair', '2026-07-04', '2026-07-09'),
      timed('a', '2026-07-08', 540, 560),
    ]
    const { days: listed, left } = agendaDays(WEEK, entries, 4)
    expect(listed.map(({ day, entries: ofDay }) => [day, ofDay.map(({ key }) => key)])).toEqual([
      ['2026-07-06', ['fair']],
      ['2026-07-07', ['fair']],
      ['2026-07-08', ['fair', 'a']],
    ])
    expect(left).toBe(2)
  })
})
