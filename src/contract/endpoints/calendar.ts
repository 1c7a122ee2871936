import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { event } from '../entities/event.ts'
import { changeSet } from '../entities/change-set.ts'
import { general } from '../entity.ts'
import { boundedText, uuid } from '../fields.ts'
import { outputSchema } from '../rest-codec.ts'

/** The media type of calendar files. */
const CALENDAR_TYPE = 'text/calendar'
/** The longest calendar file, in characters. */
export const MOST_CALENDAR = 8 * 1024 * 1024
const BODY_BYTES = 2 * MOST_CALENDAR

export const exportCalendar = endpoint({
  id: 'events.exportCalendar',
  members: 'work',
  method: 'GET',
  path: '/events/export.ics',
  summary: 'All events as an iCalendar file, with their repeat rules, exceptions and reminders (CAL-04)',
  access: 'user',
  scope: 'read',
  produces: CALENDAR_TYPE,
})

export const importCalendar = endpoint({
  id: 'events.importCalendar',
  members: 'write',
  method: 'POST',
  path: '/events/import-ics',
  summary: 'Prepare the events of an iCalendar file as a checked change set, to be looked at and applied (CAL-04)',
  description: [
    'An event that was imported before is changed, by its UID. What cannot be read is listed among the refused rows with the reason;',
    '`notes` says of the others what could not be taken over as it was. `timeZone` is that of times without one.',
  ].join('\n'),
  access: 'user',
  scope: 'write',
  idempotent: true,
  bodyLimit: BODY_BYTES,
  body: z.strictObject({
    id: uuid,
    title: boundedText(300, 1),
    content: boundedText(MOST_CALENDAR, 1),
    timeZone: event.fields.timeZone.stored,
  }),
  output: z.object({
    changeSet: outputSchema(general(changeSet)),
    notes: z.array(z.object({ title: z.string(), message: z.string() })),
  }),
  answers: [200, 201],
  errors: ['conflict', 'too-large', 'rule-broken'],
})

/** A link under which a calendar is subscribed to, without its secret (CAL-04). */
const feed = z.object({
  id: uuid,
  name: z.string(),
  createdAt: z.string(),
  revokedAt: z.nullable(z.string()),
  fetches: z.int(),
  lastFetchedAt: z.nullable(z.string()),
})
export type CalendarFeed = z.infer<typeof feed>

export const listCalendarFeeds = endpoint({
  id: 'calendarFeeds.list',
  method: 'GET',
  path: '/calendar-feeds',
  summary: 'The links under which the calendar is subscribed to, newest first, without their secrets',
  access: 'user',
  scope: 'read',
  output: z.object({ items: z.array(feed) }),
})

export const makeCalendarFeed = endpoint({
  id: 'calendarFeeds.create',
  method: 'POST',
  path: '/calendar-feeds',
  summary: 'Make a link under which calendar programs read the events; its address is answered this once',
  access: 'session',
  scope: 'write',
  fresh: true,
  body: z.strictObject({ name: z.optional(boundedText(100)) }),
  output: z.extend(feed, { path: z.string() }),
  answers: [201],
  errors: ['rule-broken'],
})

export const revokeCalendarFeed = endpoint({
  id: 'calendarFeeds.revoke',
  method: 'DELETE',
  path: '/calendar-feeds/:id',
  summary: 'Revoke a calendar link; it is closed at once',
  access: 'user',
  scope: 'write',
  idempotent: true,
  params: z.strictObject({ id: uuid }),
  errors: ['no-such-row'],
})
