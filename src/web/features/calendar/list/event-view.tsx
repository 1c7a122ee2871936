import { plainView } from '#web/kit/list/plain-view.tsx'
import { none } from '#web/kit/ui/none.tsx'
import { typeWord } from '../event-fields.tsx'
import { panelMessages } from '../panel-messages.ts'
import { repeatWords } from '../repeat-words.ts'
import type { EventRow } from '../use-event-actions.ts'
import { eventWhenText } from './event-when-text.ts'
import { eventsMessages as messages } from './messages.ts'

/** Whether an event is over or called off. */
function isClosed({ status }: EventRow): boolean {
  return status === 'completed' || status === 'cancelled'
}

function repeatsOf({ repeatRule, startDay, lastDay }: EventRow): string {
  return repeatWords(repeatRule, startDay, lastDay)
}

/** How events are shown as a list, the latest first (CAL-01, PAGE-07). */
export const eventView = plainView('event', {
  messages: () => messages,
  isMuted: isClosed,
  choices: { type: { nameOf: typeWord } },
  columns: {
    title: {},
    startAt: { cell: eventWhenText, value: eventWhenText, className: 'whitespace-nowrap' },
    type: { cell: ({ type }) => typeWord(type) || none, value: ({ type }) => typeWord(type), breakpoint: 'medium' },
    status: { words: () => panelMessages.status },
    priority: { words: () => panelMessages.priority, breakpoint: 'full' },
    repeatRule: {
      cell: (row) => repeatsOf(row) || none,
      value: repeatsOf,
      sort: null,
      breakpoint: 'full',
    },
    location: { isExtra: true },
    updatedAt: { isExtra: true },
  },
  card: (row) => ({
    title: row.title,
    value: '',
    detail: [eventWhenText(row), repeatsOf(row), typeWord(row.type)].filter(Boolean).join(' · '),
    state: panelMessages.status[row.status],
  }),
})
