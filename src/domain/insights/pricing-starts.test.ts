import { expect, it } from 'vitest'
import { insightsOf, TODAY } from '#test/insight-shop.ts'
import { type CalendarEvent, pricingStarts } from './pricing-starts.ts'

function eventOn(id: string, startDay: string, values: Partial<CalendarEvent> = {}): CalendarEvent {
  const startAt = Date.parse(`${startDay}T00:00:00Z`)
  return {
    id,
    title: `Event ${id}`,
    type: 'sale',
    status: 'scheduled',
    startAt,
    endAt: startAt + 86_400_000,
    startDay,
    endDay: startDay,
    startTime: '',
    allDay: true,
    timeZone: 'UTC',
    repeatRule: '',
    exceptions: [],
    ...values,
  }
}

const never = () => []

it('INS-01 a pricing event starts from today to 30 days ahead, both included', () => {
  const events = ['2026-07-05', '2026-07-06', '2026-08-05', '2026-08-06'].map((day) => eventOn(day, day))
  const starts = pricingStarts(events, TODAY, 'Europe/Berlin', never)
  expect(starts.map(({ day }) => day)).toEqual(['2026-07-06', '2026-08-05'])
})

it('INS-01 a pricing event is of type pricing, sale, season or holiday, and neither completed nor cancelled', () => {
  const types = ['pricing', 'Sale ', 'season', 'HOLIDAY', 'meeting', ''].map((type) => eventOn(type, TODAY, { type }))
  const states = ['pending', 'in-progress', 'delayed', 'completed', 'cancelled'].map((status) =>
    eventOn(status, TODAY, { status }),
  )
  const found = pricingStarts([...types, ...states], TODAY, 'Europe/Berlin', never)
  expect(new Set(found.map(({ eventId }) => eventId))).toEqual(
    new Set(['pricing', 'Sale ', 'season', 'HOLIDAY', 'pending', 'in-progress', 'delayed']),
  )
})

it('INS-01 a start at a time counts by the day at the business, a whole day by its own', () => {
  const late = Date.parse('2026-07-05T22:30:00Z')
  const timed = eventOn('timed', '2026-07-05', { allDay: false, startAt: late, endAt: late + 3_600_000 })
  const whole = eventOn('whole', '2026-07-06', {
    timeZone: 'Pacific/Auckland',
    startAt: Date.parse('2026-07-05T12:00:00Z'),
  })
  const days = (timeZone: string) =>
    pricingStarts([timed, whole], TODAY, timeZone, never).map(({ eventId, day }) => [eventId, day])
  expect(days('Europe/Berlin')).toEqual([
    ['whole', TODAY],
    ['timed', TODAY],
  ])
  expect(days('UTC')).toEqual([['whole', TODAY]])
})

it('INS-01 a series starts once, at its next time', () => {
  const weekly = eventOn('weekly', '2026-06-01', { repeatRule: 'FREQ=WEEKLY' })
  const expand = () => ['2026-06-29', '2026-07-13', '2026-07-20'].map((day) => Date.parse(`${day}T00:00:00Z`))
  expect(pricingStarts([weekly], TODAY, 'UTC', expand)).toEqual([
    { eventId: 'weekly', title: 'Event weekly', day: '2026-07-13' },
  ])
})

it('INS-01 an event is an opportunity of the season that leads to it, more urgent within a week', () => {
  const events = [
    { eventId: 'late', title: 'Black Friday', day: '2026-07-14' },
    { eventId: 'soon', title: 'Summer sale', day: '2026-07-13' },
  ]
  expect(insightsOf('pricingEvent', { events })).toMatchObject([
    {
      id: 'pricingEvent:soon',
      type: 'opportunity',
      category: 'season',
      impact: 'medium',
      productId: null,
      act: { type: 'open-event', eventId: 'soon' },
      evidence: [{ figure: 'day', row: { kind: 'event', id: 'soon', name: 'Summer sale' } }],
    },
    { id: 'pricingEvent:late', impact: 'low' },
  ])
})
