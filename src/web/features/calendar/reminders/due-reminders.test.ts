import { describe, expect, it } from 'vitest'
import { event } from '#contract/entities/event.ts'
import { expandRule } from '#contract/recurrence/expand-rule.ts'
import { Shelf, shelfId } from '#test/shelf.ts'
import { dueReminders } from './due-reminders.ts'

const MINUTE = 60_000
const at = (text: string): number => Date.parse(text)

function shelfWith(data: Readonly<Record<string, unknown>>) {
  const shelf = new Shelf()
  shelf.put(event.kind, shelfId(1), {
    title: 'Call',
    timeZone: 'Europe/Berlin',
    startAt: at('2026-07-06T08:00:00Z'),
    endAt: at('2026-07-06T09:00:00Z'),
    reminderMinutes: 15,
    ...data,
  })
  return shelf.all('event')
}

const due = (rows: ReturnType<typeof shelfWith>, after: string, now: string) =>
  dueReminders(rows, at(after), at(now), expandRule).map(({ start }) => new Date(start).toISOString())

describe('reminders on screen', () => {
  it('CAL-04 an event is recalled once, when its reminder falls', () => {
    const rows = shelfWith({})
    expect(due(rows, '2026-07-06T07:44:00Z', '2026-07-06T07:44:59Z')).toEqual([])
    expect(due(rows, '2026-07-06T07:44:59Z', '2026-07-06T07:45:14Z')).toEqual(['2026-07-06T08:00:00.000Z'])
    expect(due(rows, '2026-07-06T07:45:14Z', '2026-07-06T07:45:29Z')).toEqual([])
  })

  it('CAL-04 one that fell while nobody was here is recalled until the event is over', () => {
    const rows = shelfWith({})
    expect(due(rows, '2026-07-06T06:00:00Z', '2026-07-06T08:30:00Z')).toHaveLength(1)
    expect(due(rows, '2026-07-06T06:00:00Z', '2026-07-06T09:00:01Z')).toEqual([])
  })

  it('CAL-04 one far ahead is recalled beside many that come before it', () => {
    const shelf = new Shelf()
    const call = (id: number, start: string, reminderMinutes: number) =>
      shelf.put(event.kind, shelfId(id), { title: 'Call', timeZone: 'UTC', startAt: at(start), reminderMinutes })
    for (let id = 2; id < 700; id += 1) call(id, '2026-07-07T08:00:00Z', 5)
    call(1, '2026-08-01T08:00:00Z', 40_320)
    expect(due(shelf.all('event'), '2026-07-04T07:59:00Z', '2026-07-04T08:00:00Z')).toEqual([
      '2026-08-01T08:00:00.000Z',
    ])
  })

  it('CAL-04 each occurrence of a series is recalled, those that are done or have no reminder are not', () => {
    const rows = shelfWith({ repeatRule: 'FREQ=DAILY' })
    const [after, now] = [at('2026-07-20T07:40:00Z'), at('2026-07-20T07:40:00Z') + 6 * MINUTE]
    expect(dueReminders(rows, after, now, expandRule).map(({ originalStart }) => originalStart)).toEqual([
      '2026-07-20T10:00:00',
    ])
    expect(dueReminders(shelfWith({ status: 'cancelled' }), 0, at('2026-07-06T08:01:00Z'), expandRule)).toEqual([])
    expect(dueReminders(shelfWith({ reminderMinutes: null }), 0, at('2026-07-06T08:01:00Z'), expandRule)).toEqual([])
  })
})
