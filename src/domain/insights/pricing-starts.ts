import { addDays, dayOf, startOfDay } from '../calendar-day.ts'
import { type ExpandRule, occurrencesOf, type Timed } from '../calendar/occurrences.ts'

/** The types of events that are about prices (INS-01). */
const PRICING_TYPES: ReadonlySet<string> = new Set(['pricing', 'sale', 'season', 'holiday'])
const ENDED: ReadonlySet<string> = new Set(['completed', 'cancelled'])
const AHEAD_DAYS = 30
/** The most starts that are looked at: six insights are shown. */
const MOST_STARTS = 500

/** An event row, as far as insights read it. */
export interface CalendarEvent extends Timed {
  readonly id: string
  readonly title: string
  readonly type: string
  readonly status: string
}

/** A start of a pricing event. */
export interface PricingStart {
  readonly eventId: string
  readonly title: string
  /** Of a whole day its own day, otherwise the day at the business. */
  readonly day: string
}

/**
 * The starts of pricing events from today to 30 days ahead, both included (INS-01): events of type pricing, sale, season or holiday that
 * are neither completed nor cancelled. Of a series each event starts once: at the next time.
 */
export function pricingStarts(
  events: readonly CalendarEvent[],
  today: string,
  timeZone: string,
  expand: ExpandRule,
): readonly PricingStart[] {
  const about = events.filter(({ type, status }) => PRICING_TYPES.has(type.trim().toLowerCase()) && !ENDED.has(status))
  const last = addDays(today, AHEAD_DAYS)
  // A day more on both sides: a whole day begins in the time zone of its event.
  const [from, to] = [startOfDay(addDays(today, -1), timeZone), startOfDay(addDays(last, 2), timeZone)]
  const starts = new Map<string, PricingStart>()
  for (const { event, start, allDay, startDay } of occurrencesOf(about, from, to, MOST_STARTS, expand)) {
    const day = allDay ? startDay : dayOf(start, timeZone)
    if (day < today || day > last || starts.has(event.id)) continue
    starts.set(event.id, { eventId: event.id, title: event.title, day })
  }
  return [...starts.values()]
}
