import type { Send } from './shop.ts'

interface Entry {
  readonly title: string
  /** Day of this month. */
  readonly day: number
  readonly from?: string
  readonly to?: string
  /** Last day of one that takes whole days. */
  readonly until?: number
  readonly repeatRule?: string
  readonly priority?: 'high' | 'low'
  readonly location?: string
}

const ENTRIES: readonly Entry[] = [
  { title: 'Count the stock', day: 2, from: '08:30', to: '11:00', priority: 'high' },
  { title: 'Call the carrier', day: 4, from: '09:00', to: '09:30', repeatRule: 'FREQ=WEEKLY;COUNT=4' },
  { title: 'Photographs of the autumn range', day: 9, from: '13:00', to: '16:30', location: 'Studio at the harbour' },
  { title: 'Trade fair', day: 17, until: 19, location: 'Hall 4' },
  { title: 'Prices of the new year', day: 24, from: '10:00', to: '12:00', priority: 'high' },
  { title: 'Window display', day: 26, from: '15:00', to: '16:00', priority: 'low' },
]

const NOTES = [
  { content: 'Ask the pottery for\nthe second firing', color: 'pastel-yellow', page: 'calendar', x: 1010, y: 480 },
  { content: 'Café wants 36 plates\nbefore Friday', color: 'pastel-green', page: 'calendar', x: 780, y: 590 },
]

/** Fills the calendar of this month and puts two notes on it. */
export async function keepDiary(send: Send): Promise<void> {
  const month = new Date().toISOString().slice(0, 8)
  const dayOf = (day: number): string => `${month}${String(day).padStart(2, '0')}`
  for (const { day, until, from = '', to = '', ...entry } of ENTRIES) {
    const when = { startDay: dayOf(day), endDay: dayOf(until ?? day), startTime: from, endTime: to }
    const event = { ...entry, ...when, allDay: from === '', timeZone: 'Europe/London' }
    await send('POST', '/events', JSON.stringify(event), 'application/json')
  }
  for (const { content, color, page, x, y } of NOTES) {
    const note = { content, color, position: { x, y }, pin: { page } }
    await send('POST', '/sticky-notes', JSON.stringify(note), 'application/json')
  }
}
