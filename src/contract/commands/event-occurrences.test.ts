import { describe, expect, it } from 'vitest'
import { occurrencesOf } from '#domain/calendar/occurrences.ts'
import { offsetAt } from '#domain/calendar/wall-time.ts'
import { general } from '../entity.ts'
import { event } from '../entities/event.ts'
import { nextRow } from '../next-row.ts'
import { expandRule } from '../recurrence/expand-rule.ts'
import { Refusal } from '../refusal.ts'
import type { RowOfKind } from '../row-kinds.ts'
import { eventRow, utc } from '#test/event-rows.ts'
import { eventCommandMessages as messages } from './event-command-messages.ts'
import { changeOccurrence, deleteOccurrence, moveOccurrence, restoreOccurrence } from './event-occurrences.ts'

type EventRow = RowOfKind<'event'>
type Input = Parameters<typeof deleteOccurrence.run>[0]

const ID = 'a0000000-0000-4000-8000-000000000001'
const NEW = 'b0000000-0000-4000-8000-000000000001'
const SET = 'c0000000-0000-4000-8000-000000000001'
const input = { changeSetId: SET, title: 'Fair', id: ID, newId: NEW, scope: 'one' } as const

/** Rows that commands are run on, as a store would hold them. */
class Calendar {
  rows: Map<string, EventRow>
  constructor(...rows: EventRow[]) {
    this.rows = new Map(rows.map((row) => [row.id, row]))
  }
  run<I>(command: { run: (asked: I, rows: never, context: never) => { changes: readonly object[] } }, asked: I): this {
    const get = (_kind: string, id: string) => this.rows.get(id)
    const find = ({ is }: { is: unknown }) => [...this.rows.values()].filter(({ seriesId }) => seriesId === is)
    const { changes } = command.run(asked, { get, find } as never, { now: 0, newId: () => '' } as never)
    for (const change of changes as { op: string; id: string; data: object }[]) {
      if (change.op === 'delete') {
        this.rows.delete(change.id)
        continue
      }
      const seen = { before: this.rows.get(change.id), get: () => undefined, flagged: () => undefined }
      const made = { op: 'put', kind: 'event', id: change.id, data: { ...change.data } } as const
      this.rows.set(change.id, nextRow(general(event), made, seen, 1) as unknown as EventRow)
    }
    return this
  }
  /** The starts of all occurrences, in UTC. */
  get starts(): string[] {
    const all = occurrencesOf([...this.rows.values()], 0, utc('2026-08-01'), 100, expandRule)
    return all.map(({ start, event: { title } }) => `${new Date(start).toISOString().slice(5, 16)} ${title}`)
  }
}

/** The local days and times of all occurrences in 2027, and the minutes that each takes. */
function clockOf(calendar: Calendar): string[] {
  return occurrencesOf([...calendar.rows.values()], utc('2027-01-01'), utc('2028-01-01'), 100, expandRule).map(
    ({ start, end, event: { timeZone } }) => {
      const wall = new Date(start + offsetAt(start, timeZone)).toISOString()
      return `${wall.slice(5, 16)} ${(end - start) / 60_000}`
    },
  )
}

/** Daily at half past two, on one day of which the clocks skip that. */
const nightly = () =>
  new Calendar(
    eventRow({
      startDay: '2027-03-26',
      startTime: '02:30',
      endTime: '03:30',
      timeZone: 'Europe/Berlin',
      repeatRule: 'FREQ=DAILY;COUNT=5',
    }),
  )
const SKIPPED = { originalStart: '2027-03-28T02:30:00', earlier: 2 }
const NIGHTS = ['03-26T02:30 60', '03-27T02:30 60', '03-28T03:30 60', '03-29T02:30 60', '03-30T02:30 60']

const weekly = () =>
  new Calendar(
    eventRow({
      startAt: utc('2026-07-06T08:00'),
      timeZone: 'Europe/Berlin',
      repeatRule: 'FREQ=WEEKLY;COUNT=4;BYDAY=MO',
    }),
  )
const AT = { originalStart: '2026-07-13T10:00:00' }
const BEFORE = ['07-06T08:00 Fair', '07-13T08:00 Fair', '07-20T08:00 Fair', '07-27T08:00 Fair']

describe('occurrences of a series', () => {
  it('CAL-04 one is moved, and the others stay', () => {
    const when = { startAt: utc('2026-07-14T09:00'), endAt: utc('2026-07-14T11:00') }
    const calendar = weekly().run(moveOccurrence, { ...input, ...AT, when })
    expect(calendar.starts).toEqual([BEFORE[0], '07-14T09:00 Fair', BEFORE[2], BEFORE[3]])
    expect(calendar.rows.get(NEW)).toMatchObject({ seriesId: ID, ...AT, repeatRule: '', timeZone: 'Europe/Berlin' })
  })

  it('CAL-04 one that was changed is put back as its series has it, and only into its own series', () => {
    const changed = weekly().run(changeOccurrence, { ...input, ...AT, data: { title: 'Big' } })
    expect(changed.starts).toContain('07-13T08:00 Big')
    const asked = { changeSetId: SET, title: 'Fair', id: NEW, seriesId: ID }
    expect(() => changed.run(restoreOccurrence, { ...asked, seriesId: NEW })).toThrow(Refusal)
    const back = changed.run(restoreOccurrence, asked)
    expect(back.starts).toEqual(BEFORE)
    expect([...back.rows.keys()]).toEqual([ID])
    expect(back.rows.get(ID)?.exceptions).toEqual([])
  })

  it('CAL-04 this and later ones are moved with their weekday, and the series ends before them', () => {
    const when = { startAt: utc('2026-07-14T09:00'), endAt: utc('2026-07-14T10:00') }
    const calendar = weekly().run(moveOccurrence, { ...input, ...AT, scope: 'following', earlier: 1, when })
    expect(calendar.starts).toEqual([BEFORE[0], '07-14T09:00 Fair', '07-21T09:00 Fair', '07-28T09:00 Fair'])
    expect(calendar.rows.get(NEW)?.repeatRule).toBe('FREQ=WEEKLY;COUNT=3;BYDAY=TU')
    expect(calendar.rows.get(ID)?.repeatRule).toBe('FREQ=WEEKLY;UNTIL=20260713T095959;BYDAY=MO')
  })

  it('CAL-04 all are moved by as much, with what is left out and what was changed', () => {
    const calendar = weekly()
      .run(deleteOccurrence, { ...input, originalStart: '2026-07-20T10:00:00' })
      .run(changeOccurrence, { ...input, originalStart: '2026-07-27T10:00:00', data: { title: 'Big' } })
      .run(moveOccurrence, {
        ...input,
        ...AT,
        newId: SET,
        scope: 'all',
        when: { startAt: utc('2026-07-14T09:30'), endAt: utc('2026-07-14T10:30') },
      })
    expect(calendar.starts).toEqual(['07-07T09:30 Fair', '07-14T09:30 Fair', '07-27T08:00 Big'])
    expect(calendar.rows.get(ID)?.exceptions).toEqual(['2026-07-21T11:30:00', '2026-07-28T11:30:00'])
    expect(calendar.rows.get(NEW)?.originalStart).toBe('2026-07-28T11:30:00')
  })

  it('CAL-04 a series that ends on a day ends as much later where it is moved, and none of it is lost', () => {
    for (const end of ['UNTIL=20260727', 'UNTIL=20260727T100000', 'UNTIL=20260727T080000Z']) {
      const series = () =>
        new Calendar(
          eventRow({ startAt: utc('2026-07-06T08:00'), timeZone: 'Europe/Berlin', repeatRule: `FREQ=WEEKLY;${end}` }),
        )
      expect(series().starts).toEqual(BEFORE)
      const when = { startAt: utc('2026-07-14T09:30'), endAt: utc('2026-07-14T10:30') }
      const rest = series().run(moveOccurrence, { ...input, ...AT, scope: 'following', when })
      expect(rest.starts).toEqual([BEFORE[0], '07-14T09:30 Fair', '07-21T09:30 Fair', '07-28T09:30 Fair'])
      const all = series().run(moveOccurrence, { ...input, ...AT, scope: 'all', when })
      expect(all.starts).toEqual(['07-07T09:30 Fair', '07-14T09:30 Fair', '07-21T09:30 Fair', '07-28T09:30 Fair'])
    }
  })

  it('CAL-04 what takes place twice in every other week does so wherever its days are moved to', () => {
    const series = new Calendar(
      eventRow({ startDay: '2026-07-06', repeatRule: 'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=MO,FR' }),
    )
    expect(series.starts.map((each) => each.slice(0, 5))).toEqual(['07-06', '07-10', '07-20', '07-24'])
    const when = { startDay: '2026-07-05', endDay: '2026-07-05' }
    const moved = series.run(moveOccurrence, { ...input, originalStart: '2026-07-06', scope: 'all', when })
    expect(moved.starts.map((each) => each.slice(0, 5))).toEqual(['07-05', '07-09', '07-19', '07-23'])
  })

  it('CAL-04 a change of fields alone leaves the times as they are', () => {
    const title = { data: { title: 'New' } }
    expect(weekly().run(changeOccurrence, { ...input, ...AT, ...title }).starts[1]).toBe('07-13T08:00 New')
    expect(weekly().run(changeOccurrence, { ...input, ...AT, ...title, scope: 'all' }).starts).toEqual(
      BEFORE.map((each) => each.replace('Fair', 'New')),
    )
    const rest = weekly().run(changeOccurrence, { ...input, ...AT, ...title, scope: 'following', earlier: 1 })
    expect(rest.starts.map((each) => each.slice(12))).toEqual(['Fair', 'New', 'New', 'New'])
  })

  it('CAL-04 an act on the occurrence that the clocks skip moves that one alone', () => {
    expect(clockOf(nightly())).toEqual(NIGHTS)
    for (const scope of ['one', 'following', 'all'] as const) {
      const calendar = nightly().run(changeOccurrence, { ...input, ...SKIPPED, scope, data: { location: 'Hall 4' } })
      expect([scope, clockOf(calendar)]).toEqual([scope, NIGHTS])
    }
    const rest = nightly().run(changeOccurrence, { ...input, ...SKIPPED, scope: 'following', data: { location: 'x' } })
    expect(rest.rows.get(NEW)).toMatchObject({ startDay: '2027-03-28', startTime: '02:30', endTime: '03:30' })
    // A change of the new series leaves its times where they are, too.
    const at = { ...input, id: NEW, newId: SET, originalStart: '2027-03-29T02:30:00', earlier: 1 }
    const again = rest.run(changeOccurrence, { ...at, scope: 'all', data: { title: 'New' } })
    expect(clockOf(again)).toEqual(NIGHTS)
    const longer = nightly().run(changeOccurrence, { ...input, ...SKIPPED, scope: 'all', data: { endTime: '04:00' } })
    expect(clockOf(longer)).toEqual(NIGHTS.map((each) => each.replace('60', '90')))
    const later = nightly().run(changeOccurrence, { ...input, ...SKIPPED, scope: 'all', data: { startTime: '02:45' } })
    expect(clockOf(later)).toEqual(NIGHTS.map((each) => each.replace(':30', ':45')))
  })

  it('CAL-04 a series with an end in UTC has as many occurrences in another time zone', () => {
    const series = () =>
      new Calendar(
        eventRow({
          startDay: '2027-03-26',
          startTime: '09:00',
          timeZone: 'Europe/Berlin',
          repeatRule: 'FREQ=DAILY;UNTIL=20270330T070000Z',
        }),
      )
    const at = { ...input, originalStart: '2027-03-27T09:00:00', scope: 'all' } as const
    const other = series().run(changeOccurrence, { ...at, data: { timeZone: 'America/Los_Angeles' } })
    expect(clockOf(other)).toEqual(clockOf(series()))
    expect(other.rows.get(ID)?.repeatRule).toBe('FREQ=DAILY;UNTIL=20270330T160000Z')
    const later = series().run(changeOccurrence, { ...at, data: { timeZone: 'Asia/Tokyo', startTime: '23:00' } })
    expect(clockOf(later)).toEqual(clockOf(series()).map((each) => each.replace('09:00', '23:00')))
  })

  it('CAL-04 all dates of a rule go along by days, and a rule that cannot is refused', () => {
    const monthly = (repeatRule: string) =>
      new Calendar(eventRow({ startDay: '2027-01-01', repeatRule })).run(changeOccurrence, {
        ...input,
        originalStart: '2027-01-15',
        scope: 'following',
        earlier: 1,
        data: { startDay: '2027-01-17' },
      })
    expect(clockOf(monthly('FREQ=MONTHLY;BYMONTHDAY=1,15;COUNT=6')).map((each) => each.slice(0, 5))).toEqual([
      '01-01',
      '01-17',
      '02-03',
      '02-17',
      '03-03',
      '03-17',
    ])
    expect(() => monthly('FREQ=MONTHLY;BYDAY=FR;BYSETPOS=1,3')).toThrow(
      expect.objectContaining({
        issues: [expect.objectContaining({ field: 'repeatRule', message: messages.staysThere })],
      }),
    )
  })

  it('CAL-04 one is left out, the rest ends, or all is deleted', () => {
    expect(weekly().run(deleteOccurrence, { ...input, ...AT }).starts).toEqual([BEFORE[0], BEFORE[2], BEFORE[3]])
    expect(weekly().run(deleteOccurrence, { ...input, ...AT, scope: 'following' }).starts).toEqual([BEFORE[0]])
    expect(weekly().run(deleteOccurrence, { ...input, ...AT, scope: 'all' }).starts).toEqual([])
    const first = { originalStart: '2026-07-06T10:00:00', scope: 'following' } as const
    expect(weekly().run(deleteOccurrence, { ...input, ...first }).starts).toEqual([])
  })

  it('CAL-04 an event without a rule is simply changed, moved or deleted', () => {
    const single = () => new Calendar(eventRow({ startDay: '2026-07-06' }))
    const at = { ...input, originalStart: '2026-07-06' }
    const moved = single().run(moveOccurrence, { ...at, when: { startDay: '2026-07-08', endDay: '2026-07-09' } })
    expect(moved.rows.get(ID)).toMatchObject({ startDay: '2026-07-08', endDay: '2026-07-09', allDay: true })
    expect(moved.rows.size).toBe(1)
    expect(single().run(deleteOccurrence, at).rows.size).toBe(0)
  })

  it('CAL-04 whole days stay whole days, and become times where they are moved there', () => {
    const series = () =>
      new Calendar(eventRow({ startDay: '2026-07-06', repeatRule: 'FREQ=DAILY;COUNT=3', exceptions: ['2026-07-08'] }))
    const at = { ...input, originalStart: '2026-07-07', scope: 'all' } as const
    const days = series().run(moveOccurrence, { ...at, when: { startDay: '2026-07-08', endDay: '2026-07-08' } })
    expect(days.rows.get(ID)).toMatchObject({
      startDay: '2026-07-07',
      endDay: '2026-07-07',
      exceptions: ['2026-07-09'],
    })
    const when = { startAt: utc('2026-07-07T14:00'), endAt: utc('2026-07-07T15:00') }
    const times = series().run(moveOccurrence, { ...at, when })
    expect(times.rows.get(ID)).toMatchObject({ allDay: false, startTime: '14:00', exceptions: ['2026-07-08T14:00:00'] })
  })

  it('CAL-04 refuses an act on one that another device has moved away meanwhile', () => {
    const last = { ...input, newId: SET, originalStart: '2026-07-27T10:00:00' }
    const away = new Refusal('conflict', { message: messages.elsewhere('Fair') })
    const cut = () => weekly().run(changeOccurrence, { ...input, ...AT, scope: 'following', earlier: 1, data: {} })
    for (const scope of ['one', 'following', 'all'] as const) {
      expect(() => cut().run(deleteOccurrence, { ...last, scope })).toThrow(away)
      expect(() => cut().run(deleteOccurrence, { ...last, ...AT, scope })).toThrow(away)
    }
    const apart = () => weekly().run(changeOccurrence, { ...input, ...AT, data: { title: 'Big' } })
    expect(() => apart().run(deleteOccurrence, { ...last, ...AT })).toThrow(away)
    expect(() => apart().run(moveOccurrence, { ...last, ...AT, when: { startAt: 0, endAt: 0 } })).toThrow(away)
    expect(apart().run(deleteOccurrence, last).starts).toHaveLength(3)
  })

  it('CAL-04 refuses what is no start of the series, and a split that cannot be counted', () => {
    const issues = (asked: Partial<Input>): unknown => {
      try {
        weekly().run(changeOccurrence, { ...input, ...AT, ...asked, data: {} })
      } catch (error) {
        return error instanceof Refusal ? error.issues.map(({ field }) => field) : error
      }
      return undefined
    }
    expect(issues({ originalStart: '2026-06-29T10:00:00' })).toEqual(['originalStart'])
    expect(issues({ originalStart: 'some other day' })).toEqual(['originalStart'])
    expect(issues({ scope: 'following' })).toEqual(['earlier'])
  })
})
