import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarText } from '#domain/calendar/ics/write-calendar.ts'
import { startWall, occurrencesOf } from '#domain/calendar/occurrences.ts'
import { offsetAt, wallOfStart } from '#domain/calendar/wall-time.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { eventRow, utc } from '#test/event-rows.ts'
import { RULE_ZONES } from '#test/random-rules.ts'
import { byIcalJs, byTsIcs, momentsByIcalJs, told } from '#test/read-calendars.ts'
import { expandRule } from './expand-rule.ts'

type EventRow = RowOfKind<'event'>

const END = utc('2029-01-01')
const OTHER = 'b0000000-0000-4000-8000-000000000001'
const FEWEST_OCCURRENCES = 20_000

/** Rules that calendars write; both readers count them by the clock of the event. */
const RULES = [
  '',
  'FREQ=DAILY',
  'FREQ=DAILY;INTERVAL=3;COUNT=20',
  'FREQ=WEEKLY',
  'FREQ=WEEKLY;INTERVAL=2;COUNT=30',
  'FREQ=WEEKLY;UNTIL=20271231',
  'FREQ=MONTHLY',
  'FREQ=MONTHLY;COUNT=7',
  'FREQ=YEARLY',
] as const

const day = fc
  .integer({ min: 0, max: 700 })
  .map((days) => new Date(utc('2026-01-01') + days * 86_400_000).toISOString().slice(0, 10))
// No start in an hour that the clocks skip or repeat somewhere: each reader has its own idea of these.
const time = fc.constantFrom('05:00', '09:30', '12:15', '17:45', '21:00')

const anEvent = fc.record({
  startDay: day.map((each) => `${each.slice(0, 8)}${String(Math.min(Number(each.slice(8)), 28)).padStart(2, '0')}`),
  startTime: fc.oneof(time, time, fc.constant('')),
  timeZone: fc.constantFrom('UTC', ...RULE_ZONES),
  repeatRule: fc.constantFrom(...RULES),
  title: fc.constantFrom('Fair, big; "the" best', 'Ümläut 🍵 '.repeat(12), String.raw`back\slash`, 'two\nlines'),
  description: fc.string({ maxLength: 200, unit: 'grapheme' }),
  left: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 2 }),
  moved: fc.option(fc.integer({ min: 0, max: 6 })),
})

function rowsOf(made: ReturnType<typeof sampleOf>[number], n: number): EventRow[] {
  const { left, moved, startTime, ...values } = made
  const id = `a0000000-0000-4000-8000-${String(n).padStart(12, '0')}`
  const row = eventRow({ ...values, ...(startTime === '' ? {} : { startTime }) }, undefined, id)
  if (row.repeatRule === '') return [row]
  const names = occurrencesOf([row], 0, END, 8, expandRule).map(({ originalStart }) => originalStart)
  const exceptions = [...left, ...(moved === null ? [] : [moved])].flatMap((index) => names[index] ?? [])
  const series = eventRow({ exceptions: [...new Set(exceptions)] }, row)
  const originalStart = moved === null ? undefined : names[moved]
  if (originalStart === undefined) return [series]
  const wall = (wallOfStart(originalStart) ?? 0) + 86_400_000
  const start = {
    startDay: new Date(wall).toISOString().slice(0, 10),
    ...(startTime === '' ? {} : { startTime: '18:20' }),
  }
  const child = { ...start, timeZone: row.timeZone, seriesId: id, originalStart, title: 'Moved' }
  return [series, eventRow(child, undefined, `b0000000-0000-4000-8000-${String(n).padStart(12, '0')}`)]
}

const sampleOf = () => fc.sample(anEvent, { numRuns: 400 })

/** The occurrences by the product itself, as the readers tell theirs. */
function ours(rows: readonly EventRow[]): readonly string[] {
  return occurrencesOf(rows, 0, END + 2 * 86_400_000, 1_000_000, expandRule)
    .map(({ event, start, end, allDay, startDay, endDay }) => {
      const uid = `${event.seriesId ?? event.id}@pricewright`
      if (allDay) return told(uid, true, utc(startDay), utc(endDay) + 86_400_000)
      const wall = (moment: number): number => moment + offsetAt(moment, event.timeZone)
      return told(uid, false, wall(start), wall(end))
    })
    .filter((each) => each < new Date(END).toISOString().slice(0, 10))
    .sort()
}

describe('calendar files', () => {
  const rows = sampleOf().flatMap(rowsOf)
  const text = calendarText(rows, { reminders: true })

  it('CAL-04 are read by two independent parsers with the same occurrences', () => {
    const expected = ours(rows)
    expect(expected.length).toBeGreaterThan(FEWEST_OCCURRENCES)
    expect(byIcalJs(text, END)).toEqual(expected)
    expect(byTsIcs(text, END)).toEqual(expected)
  })

  it('CAL-04 say all that a reader needs of their time zones', () => {
    const moments = momentsByIcalJs(text)
    let compared = 0
    for (const row of rows) {
      if (row.allDay || row.seriesId !== null) continue
      compared += 1
      expect([row.timeZone, row.startDay, moments.get(`${row.id}@pricewright`)]).toEqual([
        row.timeZone,
        row.startDay,
        row.startAt,
      ])
    }
    expect(compared).toBeGreaterThan(200)
  })

  it('CAL-04 say when the clocks change now, however long ago their first event was', () => {
    const old = eventRow({ startDay: '1901-05-05', startTime: '10:00', timeZone: 'Europe/Berlin' })
    const next = eventRow({ startDay: '2026-07-06', startTime: '10:00', timeZone: 'Europe/Berlin' }, undefined, OTHER)
    const read = momentsByIcalJs(calendarText([old, next], { reminders: false }))
    expect(read.get(`${OTHER}@pricewright`)).toBe(next.startAt)
  })

  it('CAL-04 have lines of at most 75 bytes, and texts that come back whole', () => {
    const lines = text.split('\r\n')
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
    expect(text.includes('\n') && !/[^\r]\n/.test(text)).toBe(true)
    expect(lines.at(-2)).toBe('END:VCALENDAR')
  })

  it('CAL-04 tell which revision of an event they have, without a method: their stamps are those of the last change', () => {
    const made = eventRow({ startDay: '2026-07-06' })
    const changed = { ...made, updatedAt: made.createdAt + 90_000 }
    const text = calendarText([changed], { reminders: false })
    expect(text).toContain('SEQUENCE:90\r\n')
    expect(text).not.toContain('METHOD')
    expect(/DTSTAMP:(\S+)/.exec(text)?.[1]).toBe(/LAST-MODIFIED:(\S+)/.exec(text)?.[1])
  })

  it('CAL-04 a time that comes twice is told by the moment that it means', () => {
    const row = eventRow({ startAt: utc('2026-10-25T01:30'), timeZone: 'Europe/Berlin' })
    const first = eventRow({ startAt: utc('2026-10-25T00:30'), timeZone: 'Europe/Berlin' })
    expect(calendarText([row], { reminders: false })).toContain('DTSTART:20261025T013000Z')
    expect(calendarText([first], { reminders: false })).toContain('DTSTART;TZID=Europe/Berlin:20261025T023000')
    expect(startWall(row)).toBe(startWall(first))
  })
})
