import { expect, it } from 'vitest'
import { type Cleanable, clutterOf } from './clutter.ts'
import type { ExpandRule } from './occurrences.ts'

const DAY_MS = 86_400_000
const NOW = Date.parse('2026-07-06T00:00Z')

const event = (id: string, values: Partial<Cleanable> = {}): Cleanable => ({
  id,
  title: 'Fair',
  startAt: NOW - 900 * DAY_MS,
  endAt: NOW - 900 * DAY_MS + 3_600_000,
  startDay: '2024-01-18',
  endDay: '2024-01-18',
  startTime: '',
  allDay: false,
  timeZone: 'UTC',
  repeatRule: '',
  exceptions: [],
  seriesId: null,
  createdAt: 0,
  ...values,
})

/** Comes every day, forever. */
const daily: ExpandRule = ({ from, start }) => [start + Math.ceil((from - start) / DAY_MS + 2) * DAY_MS]
const ended: ExpandRule = () => []

it('CAL-05 finds what is there twice, what has lost its series, and what is long over, each once', () => {
  const later = { startAt: NOW + DAY_MS, endAt: NOW + 2 * DAY_MS }
  const events = [
    event('b', { ...later, createdAt: 2, title: ' FAIR ' }),
    event('a', { ...later, createdAt: 1 }),
    event('c', { ...later, title: 'Other' }),
    event('d', { ...later, title: 'Changed', seriesId: 'gone' }),
    event('e', { ...later, title: 'Changed too', seriesId: 'c' }),
    event('f', { title: 'Over' }),
    event('g', { title: 'Repeats', repeatRule: 'FREQ=DAILY' }),
  ]
  const found = clutterOf(events, NOW - 365 * DAY_MS, daily)
  expect(found.map(({ event: { id }, reason, keeps }) => [id, reason, keeps?.id])).toEqual([
    ['b', 'duplicate', 'a'],
    ['d', 'orphaned', undefined],
    ['f', 'past', undefined],
  ])
  expect(clutterOf(events.slice(6), NOW, ended).map(({ reason }) => reason)).toEqual(['past'])
})
