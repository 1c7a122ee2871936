import { canonicalRule, ruleIssue } from '#domain/calendar/repeat-rule.ts'
import { DAY, isDay } from '#domain/is-day.ts'
import { nameKey, searchText } from '#domain/text-fold.ts'
import { readTypedTime } from '#domain/typed-time.ts'
import { COLLECTIONS } from '../collections.ts'
import { entity } from '../entity.ts'
import { calendarZone, rowId } from '../field-forms.ts'
import { fieldMessages } from '../field-messages.ts'
import { choice, flag, instant, integer, tags, text } from '../fields.ts'
import { lastDayOf, NO_LAST_DAY } from '../recurrence/last-day.ts'
import { eventIssueMessages as messages } from './event-issue-messages.ts'
import { isStartName, leftOutOfSeries, namedStarts, newSeriesOf, seriesIssues } from './event-series.ts'
import { eventWhen, whenIssues } from './event-when.ts'

/** The priorities of an event, the most urgent first (CAL-01). */
export const EVENT_PRIORITIES = ['high', 'medium', 'low'] as const
/** The states of an event; a new one is scheduled (CAL-01). */
export const EVENT_STATES = ['scheduled', 'pending', 'in-progress', 'completed', 'delayed', 'cancelled'] as const

/** The most starts that a series leaves out. */
const MOST_EXCEPTIONS = 500
/** Four weeks. */
const EARLIEST_REMINDER = 40_320

const group = 'When'
const day = (label: string) =>
  text({
    label,
    group,
    fallback: '1970-01-01',
    max: 10,
    isDay: true,
    pattern: DAY,
    isKnown: isDay,
    patternMessage: () => fieldMessages.noDay,
  })
const time = (label: string) =>
  text({
    label,
    group,
    fallback: '',
    max: 30,
    canonical: (typed) => (typed.trim() === '' ? '' : readTypedTime(typed)),
    patternMessage: () => messages.noTime,
  })

/**
 * An event of the calendar (CAL-01). `startAt` and `endAt` are when it takes place; days and times say the same in its own time zone, and
 * either form may be written. A whole day ends at the midnight after `endDay`. Starts of a series are named by their local time.
 */
export const event = entity({
  kind: 'event',
  collection: COLLECTIONS.event,
  table: 'event',
  label: { one: 'Event', many: 'Events' },
  notFound: 'Event with ID {id} not found',
  title: 'title',
  most: 20_000,
  context: [
    { kind: 'businessProfile', flag: 'isDefault' },
    { kind: 'event', by: 'seriesId' },
  ],
  fields: {
    title: text({ label: 'Title', fallback: '', max: 300, required: () => messages.titleMissing, search: true }),
    description: text({ label: 'Description', fallback: '', max: 20_000, search: true }),
    type: text({ label: 'Type', fallback: '', max: 60, search: true }),
    location: text({ label: 'Place', fallback: '', max: 500, search: true }),
    allDay: flag({ label: 'All day', group, fallback: false }),
    startAt: instant({ label: 'Start', group, fallback: 0, alias: 'startDate', zoneField: 'timeZone' }),
    endAt: instant({ label: 'End', group, fallback: 0, alias: 'endDate', zoneField: 'timeZone' }),
    startDay: { ...day('Day'), alias: 'eventDate' },
    endDay: day('Last day'),
    startTime: time('Start time'),
    endTime: time('End time'),
    timeZone: calendarZone({ label: 'Time zone', group, fallback: 'UTC' }),
    priority: choice(EVENT_PRIORITIES, { label: 'Priority', fallback: 'medium' }),
    status: choice(EVENT_STATES, { label: 'Status', fallback: 'scheduled' }),
    repeatRule: text({
      label: 'Repeats',
      fallback: '',
      max: 500,
      canonical: canonicalRule,
      patternMessage: (issue?: { readonly input?: unknown }) =>
        ruleIssue(typeof issue?.input === 'string' ? issue.input : ''),
    }),
    exceptions: tags({ label: 'Left out', fallback: [], max: MOST_EXCEPTIONS }),
    /** The series of which this is one changed occurrence, and the start that it had there. */
    seriesId: rowId({ label: 'Series', fallback: null, names: 'event' }),
    originalStart: text({
      label: 'Start in the series',
      fallback: '',
      max: 19,
      isKnown: (start) => start === '' || isStartName(start),
      patternMessage: () => messages.noStartName,
    }),
    reminderMinutes: integer({
      label: 'Reminder',
      fallback: null,
      min: 0,
      max: EARLIEST_REMINDER,
      help: 'Minutes before the start. Empty: none.',
    }),
    remindsByMail: flag({ label: 'Reminder by mail', fallback: false }),
    /** What another calendar calls it, so that its file is recognized again. */
    uid: text({
      label: 'iCalendar UID',
      fallback: '',
      max: 500,
      pattern: /^\P{Cc}*$/u,
      patternMessage: () => messages.noControls,
    }),
    /** The last day on which it can take place, with all that it repeats. */
    lastDay: text({ label: 'Last day of all', fallback: NO_LAST_DAY, max: 10, readOnly: true, internal: true }),
    nameKey: text({ label: 'Sort key', fallback: '', max: 2_000, readOnly: true, internal: true }),
    searchText: text({ label: 'Search text', fallback: '', max: 70_000, readOnly: true, internal: true }),
  },
  defaults(_id, context) {
    const timeZone = context.flagged('businessProfile')?.['timeZone']
    return typeof timeZone === 'string' ? { timeZone } : {}
  },
  derive(row, context) {
    const when = context.isRestored ? {} : eventWhen(row, context)
    const named = context.isRestored ? {} : namedStarts({ ...row, ...when }, context)
    return {
      ...when,
      ...named,
      lastDay: lastDayOf({ ...row, ...when }),
      nameKey: nameKey(row.title),
      searchText: searchText([row.title, row.type, row.location, row.description]),
    }
  },
  check: (row, changed, context) =>
    context.isRestored ? {} : { ...whenIssues(row, changed), ...seriesIssues(row, changed, context) },
  replaces: { belongsBy: 'seriesId' },
  follow: {
    reads: (before, after) => newSeriesOf(before, after),
    changes: (before, after, context) => leftOutOfSeries(before, after, context),
  },
  list: ({ any, value, fromDay, toDay, by, ranked }) => ({
    filters: {
      status: any('status', EVENT_STATES),
      priority: any('priority', EVENT_PRIORITIES),
      type: value('type'),
      from: fromDay('lastDay'),
      to: toDay('startDay'),
    },
    sorts: {
      startAt: { ...by('startAt'), first: 'desc' },
      title: by('nameKey'),
      type: by('type'),
      priority: ranked('priority', EVENT_PRIORITIES),
      status: ranked('status', EVENT_STATES),
      updatedAt: { ...by('updatedAt'), first: 'desc' },
    },
    order: { by: 'startAt', direction: 'desc' },
  }),
})
