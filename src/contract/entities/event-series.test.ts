import { describe, expect, it } from 'vitest'
import { eventRow, utc } from '#test/event-rows.ts'
import { general } from '../entity.ts'
import { nextRow } from '../next-row.ts'
import { Refusal } from '../refusal.ts'
import type { RowOfKind } from '../row-kinds.ts'
import { event } from './event.ts'
import { eventIssueMessages as messages } from './event-issue-messages.ts'
import { leftOutOfSeries } from './event-series.ts'

type EventRow = RowOfKind<'event'>

const BERLIN = { timeZone: 'Europe/Berlin' }
const CHANGED = 'b0000000-0000-4000-8000-000000000001'
const OTHER = 'c0000000-0000-4000-8000-000000000001'
const daily = { startAt: utc('2027-03-26T01:30'), repeatRule: 'FREQ=DAILY', ...BERLIN }

const contextOf = (rows: readonly EventRow[], before?: EventRow) => ({
  before,
  get: (_kind: string, id: string) => rows.find((row) => row.id === id),
  flagged: () => undefined,
})

/** An event as a write leaves it beside others. */
function beside(rows: readonly EventRow[], id: string, data: object): EventRow {
  const before = rows.find((row) => row.id === id)
  const change = { op: 'put', kind: 'event', id, data: before ? { ...data } : { title: 'Fair', ...data } } as const
  return nextRow(general(event), change, contextOf(rows, before), 1) as unknown as EventRow
}

function issuesOf(run: () => unknown): Readonly<Record<string, string>> {
  try {
    run()
  } catch (error) {
    if (error instanceof Refusal) return Object.fromEntries(error.issues.map(({ field, message }) => [field, message]))
    throw error
  }
  return {}
}

describe('events of series', () => {
  const series = eventRow(daily)

  it('CAL-04 a day that a series with a time leaves out means its time on that day, and the other way round', () => {
    expect(eventRow({ exceptions: ['2027-03-29', '2027-03-29T02:30:00'] }, series).exceptions).toEqual([
      '2027-03-29T02:30:00',
    ])
    const whole = eventRow({ startDay: '2027-03-26', repeatRule: 'FREQ=DAILY', exceptions: ['2027-03-29T00:00:00'] })
    expect(whole.exceptions).toEqual(['2027-03-29'])
  })

  it('CAL-04 the start of a changed occurrence is named as its series names it, which leaves it out', () => {
    const changed = beside([series], CHANGED, {
      startAt: utc('2027-03-28T09:00'),
      seriesId: series.id,
      originalStart: '2027-03-27',
    })
    expect(changed.originalStart).toBe('2027-03-27T02:30:00')
    const left = { exceptions: { add: ['2027-03-27T02:30:00'] } }
    const follow = (before: EventRow | undefined, rows = [series]) => leftOutOfSeries(before, changed, contextOf(rows))
    expect(follow(undefined)).toEqual([{ op: 'patch', kind: 'event', id: series.id, data: left }])
    // Not once more: a later edit of it does not take it out of a series that has it again.
    expect(follow(changed)).toEqual([])
    expect(follow(undefined, [eventRow({ exceptions: ['2027-03-27'] }, series)])).toEqual([])
    expect(beside([series, changed], CHANGED, { seriesId: null })).toMatchObject({ originalStart: '' })
  })

  it('CAL-04 refuses what is no changed occurrence of a series', () => {
    const changed = beside([series], CHANGED, { ...BERLIN, seriesId: series.id, originalStart: '2027-03-27' })
    const rows = [series, changed]
    const at = { originalStart: '2027-03-27T02:30:00' }
    expect(issuesOf(() => beside(rows, OTHER, at))).toEqual({ originalStart: messages.noSeries })
    expect(issuesOf(() => beside(rows, OTHER, { ...at, seriesId: OTHER }))).toEqual({ seriesId: messages.ownSeries })
    expect(issuesOf(() => beside(rows, series.id, { ...at, seriesId: series.id }))).toEqual({
      seriesId: messages.ownSeries,
      repeatRule: messages.repeatsInSeries,
    })
    expect(issuesOf(() => beside(rows, OTHER, { ...at, seriesId: CHANGED }))).toEqual({
      seriesId: messages.seriesOfChanged,
    })
    expect(issuesOf(() => beside(rows, CHANGED, { repeatRule: 'FREQ=DAILY' }))).toEqual({
      repeatRule: messages.repeatsInSeries,
    })
  })

  it('CAL-04 refuses a rule that ends before its event begins, whichever of them is changed', () => {
    const refused = { repeatRule: messages.endsBeforeStart }
    expect(issuesOf(() => eventRow({ ...daily, repeatRule: 'FREQ=DAILY;UNTIL=19000101' }))).toEqual(refused)
    const ends = eventRow({ ...daily, repeatRule: 'FREQ=DAILY;UNTIL=20270326T013000Z' })
    expect(ends.lastDay).toBe('2027-03-26')
    expect(issuesOf(() => eventRow({ startDay: '2027-03-27' }, ends))).toEqual(refused)
    expect(issuesOf(() => eventRow({ title: 'Another' }, ends))).toEqual({})
  })
})
