import { countOf } from '#web/kit/actions/nouns.ts'
import { panelMessages } from '../panel-messages.ts'

/** The messages of the list of events that do not follow from their fields. */
export const eventsMessages = {
  facts: (events: number) => countOf('event', events),
  create: panelMessages.create,
  columns: { startAt: 'When' },
  filters: {
    status: { label: 'Status', all: 'All statuses', options: panelMessages.status },
    priority: { label: 'Priority', all: 'All priorities', options: panelMessages.priority },
    type: { label: 'Type', all: 'All types' },
    from: { label: 'From this day on', all: 'From' },
    to: { label: 'Up to this day', all: 'to' },
  },
  empty: {
    title: 'No events yet',
    text: 'An event is a meeting, a deadline, a sale or a season, once or again and again. The calendar shows it beside due documents and planned prices.',
    importFile: 'Import a file',
  },
  gone: panelMessages.gone,
  calendarFile: (more: string, importFile: string) =>
    `Calendar files come in on the page “Calendar”, with “${more}” and “${importFile}”.`,
  calendar: 'Show in the calendar',
  complete: 'Mark as completed',
  cancel: 'Mark as cancelled',
  reopen: 'Schedule again',
  completed: (events: number) => `${countOf('event', events)} completed`,
  cancelled: (events: number) => `${countOf('event', events)} cancelled`,
  reopened: (events: number) => `${countOf('event', events)} scheduled`,
} as const
