import { describe, expect, it } from 'vitest'
import { occurrencesOf } from '#domain/calendar/occurrences.ts'
import { fromRest, toRest } from '../rest-codec.ts'
import { general } from '../entity.ts'
import { fieldMessages } from '../field-messages.ts'
import { checkPatch } from '../patch-schema.ts'
import { expandRule } from '../recurrence/expand-rule.ts'
import { Refusal } from '../refusal.ts'
import { eventRow, utc } from '#test/event-rows.ts'
import { event } from './event.ts'
import { eventIssueMessages as messages } from './event-issue-messages.ts'

const BERLIN = { timeZone: 'Europe/Berlin' }

function issuesOf(run: () => unknown): Readonly<Record<string, string>> {
  try {
    run()
  } catch (error) {
    if (error instanceof Refusal) return Object.fromEntries(error.issues.map(({ field, message }) => [field, message]))
    throw error
  }
  return {}
}

describe('events', () => {
  it('CAL-01 a new event is scheduled, of medium priority, and lasts an hour or its day', () => {
    const timed = eventRow({ startAt: utc('2026-07-06T08:00'), ...BERLIN })
    expect(timed).toMatchObject({ status: 'scheduled', priority: 'medium', allDay: false })
    expect(timed).toMatchObject({ startDay: '2026-07-06', startTime: '10:00', endDay: '2026-07-06', endTime: '11:00' })
    const whole = eventRow({ startDay: '2026-07-06', ...BERLIN })
    expect(whole).toMatchObject({ allDay: true, endDay: '2026-07-06', startTime: '', endTime: '' })
    expect([whole.startAt, whole.endAt]).toEqual([utc('2026-07-05T22:00'), utc('2026-07-06T22:00')])
  })

  it('CAL-01 both forms of the document go in and out', () => {
    const entity = general(event)
    const made = (body: Record<string, unknown>): Record<string, unknown> => {
      const { patch, issues } = fromRest(entity, body, undefined)
      expect(issues).toEqual([])
      return toRest(entity, eventRow(patch), 'u')
    }
    const byClock = made({ title: 'Fair', eventDate: '2026-07-06', startTime: '9:30 am', endTime: '11', ...BERLIN })
    const byMoments = made({
      title: 'Fair',
      startDate: '2026-07-06T09:30:00+02:00',
      endDate: '2026-07-06T09:00:00Z',
      ...BERLIN,
    })
    const told = {
      startDate: '2026-07-06T07:30:00.000Z',
      endDate: '2026-07-06T09:00:00.000Z',
      eventDate: '2026-07-06',
      startTime: '09:30',
      endTime: '11:00',
    }
    expect(byClock).toMatchObject(told)
    expect(byMoments).toMatchObject(told)
    expect(byClock).toMatchObject({ startAt: told.startDate, startDay: told.eventDate })
  })

  it('CAL-01 what was read may be sent back with one of its names changed', () => {
    const entity = general(event)
    const row = eventRow({ startAt: utc('2026-07-06T08:00'), ...BERLIN })
    const read = toRest(entity, row, 'u')
    const sent = (change: object) => eventRow(fromRest(entity, { ...read, ...change }, row).patch, row)
    for (const change of [
      { startAt: '2026-07-07T08:00:00.000Z' },
      { startDate: '2026-07-07T08:00:00.000Z' },
      { startDay: '2026-07-07' },
      { eventDate: '2026-07-07' },
    ]) {
      expect(sent(change)).toMatchObject({ startAt: utc('2026-07-07T08:00'), endAt: utc('2026-07-07T09:00') })
    }
    expect(sent({})).toMatchObject({ startAt: row.startAt, endAt: row.endAt })
  })

  it('CAL-01 API-02 a local time without an offset is one of the time zone that is given, or that the event has', () => {
    const patchOf = (body: Record<string, unknown>, before?: ReturnType<typeof eventRow>) =>
      fromRest(general(event), body, before).patch
    expect(patchOf({ startAt: '2026-12-01T10:00', endDate: '2026-12-01T11:30:15', ...BERLIN })).toMatchObject({
      startAt: utc('2026-12-01T09:00'),
      endAt: utc('2026-12-01T10:30:15'),
    })
    expect(patchOf({ startAt: '2026-12-01', ...BERLIN })).toMatchObject({ startAt: utc('2026-11-30T23:00') })
    const row = eventRow({ startAt: utc('2026-07-06T08:00'), ...BERLIN })
    expect(patchOf({ startAt: '2026-07-07T10:00' }, row)).toEqual({ startAt: utc('2026-07-07T08:00') })
    for (const exact of ['2026-07-07T10:00:00+02:00', '2026-07-07T10:00+0200', '2026-07-07T08:00Z'])
      expect(patchOf({ startAt: exact }, row)).toEqual({ startAt: utc('2026-07-07T08:00') })
  })

  it('CAL-01 CAL-04 time zones have their usual spelling, a UID no line break, the start in a series its form', () => {
    const stored = (body: Record<string, unknown>) => fromRest(general(event), body, undefined)
    expect(stored({ timeZone: 'europe/berlin' }).patch).toEqual({ timeZone: 'Europe/Berlin' })
    expect(stored({ timeZone: 'Europe/Kyiv' }).patch).toEqual({ timeZone: 'Europe/Kyiv' })
    expect(stored({ uid: 'a\r\nATTACH:b' }).issues).toEqual([{ field: 'uid', message: messages.noControls }])
    expect(stored({ originalStart: 'x\r\nY' }).issues).toEqual([
      { field: 'originalStart', message: messages.noStartName },
    ])
  })

  it('CAL-04 more dates than a series may leave out are refused with a sentence, as a list and as an edit of it', () => {
    const days = Array.from({ length: 501 }, (_, n) => new Date(n * 86_400_000).toISOString().slice(0, 10))
    const message = fieldMessages.tooManyEntries(500)
    expect(issuesOf(() => checkPatch(general(event), { exceptions: days }))).toEqual({ exceptions: message })
    const edited = issuesOf(() => checkPatch(general(event), { exceptions: { add: days } }))
    expect(edited).toEqual({ 'exceptions.add': message })
    expect(issuesOf(() => checkPatch(general(event), { exceptions: days.slice(1) }))).toEqual({})
  })

  it('CAL-01 a new start moves the end along, also over a change of the clocks; a new time zone keeps the clock', () => {
    const row = eventRow({ startAt: utc('2026-03-28T22:00'), endAt: utc('2026-03-28T23:30'), ...BERLIN })
    const later = eventRow({ startDay: '2026-03-30' }, row)
    expect([later.startTime, later.endTime, later.endDay]).toEqual(['23:00', '00:30', '2026-03-31'])
    const paris = eventRow({ timeZone: 'America/New_York' }, row)
    expect([paris.startDay, paris.startTime, paris.startAt]).toEqual(['2026-03-28', '23:00', utc('2026-03-29T03:00')])
  })

  it('CAL-01 an hour that the clocks skip begins after it, and one that comes twice is the first unless a moment says otherwise', () => {
    const skipped = eventRow({ startDay: '2026-03-29', startTime: '02:30', ...BERLIN })
    expect([skipped.startAt, skipped.startTime]).toEqual([utc('2026-03-29T01:30'), '03:30'])
    const given = { startDay: '2026-03-29', startTime: '02:30', endTime: '03:00', ...BERLIN }
    const after = { startTime: '03:30', endTime: '04:00', endDay: '2026-03-29', endAt: utc('2026-03-29T02:00') }
    expect(eventRow(given)).toMatchObject(after)
    const night = eventRow({ ...given, startDay: '2026-03-28' })
    expect(eventRow({ startDay: '2026-03-29', endDay: '2026-03-29' }, night)).toMatchObject(after)
    const twice = eventRow({ startDay: '2026-10-25', startTime: '02:30', ...BERLIN })
    expect(twice.startAt).toBe(utc('2026-10-25T00:30'))
    const second = eventRow({ startAt: utc('2026-10-25T01:30'), ...BERLIN })
    expect([second.startAt, second.startTime]).toEqual([utc('2026-10-25T01:30'), '02:30'])
  })

  it('CAL-04 a series that begins in an hour that the clocks skip keeps its time and its length', () => {
    const given = { startDay: '2027-03-28', startTime: '02:30', endTime: '03:30', repeatRule: 'FREQ=WEEKLY' }
    const row = eventRow({ ...given, ...BERLIN })
    expect(row).toMatchObject({ ...given, startAt: utc('2027-03-28T01:30'), endAt: utc('2027-03-28T02:30') })
    const next = occurrencesOf([row], utc('2027-04-01'), utc('2027-04-08'), 9, expandRule)
    expect(next).toMatchObject([{ start: utc('2027-04-04T00:30'), end: utc('2027-04-04T01:30') }])
    expect(eventRow({ title: 'New' }, row)).toMatchObject({ ...given, startAt: row.startAt, endAt: row.endAt })
    expect(eventRow({ endTime: '04:00' }, row).endAt).toBe(row.endAt + 1_800_000)
    // Sent back as it was read.
    expect(eventRow({ ...row }, row)).toMatchObject({ startAt: row.startAt, endAt: row.endAt })
    expect(eventRow({ repeatRule: '' }, row)).toMatchObject({ startTime: '03:30', endTime: '04:30' })
  })

  it('CAL-04 an end in UTC moves with the time of day and the time zone of its series', () => {
    const series = { startDay: '2027-03-26', startTime: '09:00', repeatRule: 'FREQ=DAILY;UNTIL=20270330T070000Z' }
    const row = eventRow({ ...series, ...BERLIN })
    expect(eventRow({ startTime: '10:00', endTime: '11:00' }, row).repeatRule).toBe('FREQ=DAILY;UNTIL=20270330T080000Z')
    expect(eventRow({ timeZone: 'America/Los_Angeles' }, row).repeatRule).toBe('FREQ=DAILY;UNTIL=20270330T160000Z')
    // A later first day is no later end, and an end that is given is that.
    expect(eventRow({ startDay: '2027-03-28' }, row).repeatRule).toBe(series.repeatRule)
    expect(eventRow({ startTime: '10:00', repeatRule: 'FREQ=DAILY;UNTIL=20270401' }, row).repeatRule).toBe(
      'FREQ=DAILY;UNTIL=20270401',
    )
    expect(eventRow({ title: 'New' }, row).repeatRule).toBe(series.repeatRule)
  })

  it('CAL-01 an end at an earlier time of day is on the next day', () => {
    const night = eventRow({ startDay: '2026-07-06', startTime: '22:00', endTime: '02:00', ...BERLIN })
    expect([night.endDay, night.endAt - night.startAt]).toEqual(['2026-07-07', 4 * 3_600_000])
  })

  it('CAL-01 becomes a whole day and gets a time again', () => {
    const row = eventRow({ startAt: utc('2026-07-06T08:00'), ...BERLIN })
    const whole = eventRow({ allDay: true }, row)
    expect(whole).toMatchObject({ startDay: '2026-07-06', endDay: '2026-07-06', startTime: '' })
    expect(whole.endAt - whole.startAt).toBe(86_400_000)
    const timed = eventRow({ allDay: false }, whole)
    expect(timed).toMatchObject({ startDay: '2026-07-06', startTime: '09:00', endTime: '10:00' })
    expect(eventRow({ startTime: '14:00' }, whole)).toMatchObject({ allDay: false, startTime: '14:00' })
    // Moved to the hours of its own day, by moments that are its midnights already.
    const { startAt, endAt } = whole
    expect(eventRow({ allDay: false, startAt, endAt: startAt + 3_600_000 }, whole)).toMatchObject({
      startTime: '00:00',
      endTime: '01:00',
    })
    expect(eventRow({ allDay: false, startAt, endAt }, whole)).toMatchObject({ startAt, endAt, startTime: '00:00' })
  })

  it('CAL-04 the starts that a series leaves out move with it', () => {
    const series = { repeatRule: 'FREQ=DAILY', exceptions: ['2026-07-08T10:00:00'] }
    const row = eventRow({ startAt: utc('2026-07-06T08:00'), ...series, ...BERLIN })
    expect(eventRow({ startTime: '11:15' }, row).exceptions).toEqual(['2026-07-08T11:15:00'])
    expect(eventRow({ startDay: '2026-07-07' }, row).exceptions).toEqual(['2026-07-09T10:00:00'])
    expect(eventRow({ timeZone: 'Asia/Tokyo' }, row).exceptions).toEqual(['2026-07-08T10:00:00'])
    expect(eventRow({ allDay: true }, row).exceptions).toEqual(['2026-07-08'])
  })

  it('CAL-02 an event of an older archive without a day begins at the next full hour after it was made', () => {
    // It was made at 08:00 UTC.
    expect(eventRow({})).toMatchObject({ startAt: 1_800_000_000_000, endAt: 1_800_003_600_000, allDay: false })
    expect(eventRow({ startTime: '14:00' })).toMatchObject({ startDay: '2027-01-15', startTime: '14:00' })
    expect(eventRow({ allDay: true })).toMatchObject({ startDay: '2027-01-15', endDay: '2027-01-15' })
  })

  it('CAL-01 refuses what has no title, ends before it begins, or lasts longer than a year', () => {
    expect(issuesOf(() => eventRow({ title: '', startDay: '2026-07-06' }))).toEqual({ title: messages.titleMissing })
    const at = { startAt: utc('2026-07-06T08:00') }
    expect(issuesOf(() => eventRow({ ...at, endAt: at.startAt - 1 }))).toEqual({ endAt: messages.endsBefore })
    expect(issuesOf(() => eventRow({ startDay: '2026-07-06', endDay: '2026-07-05' }))).toEqual({
      endDay: messages.endsBefore,
    })
    expect(issuesOf(() => eventRow({ ...at, endAt: utc('2027-07-08T08:00') }))).toEqual({ endAt: messages.tooLong })
    expect(issuesOf(() => eventRow({ ...at, exceptions: ['tomorrow'] }))).toEqual({ exceptions: messages.noStartName })
  })
})
