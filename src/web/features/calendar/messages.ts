import type { LayerFact } from '#domain/calendar/layers.ts'
import { formatCount, formatNumber } from '#web/kit/format/number.ts'

/** The words of the calendar and of what is drawn in it. */
export const calendarMessages = {
  facts: (entries: number, days: number) => {
    const when = days === 1 ? 'on this day' : 'in these days'
    return `${entries === 0 ? 'Nothing' : formatCount(entries, { one: 'entry', other: 'entries' })} ${when}`
  },
  create: 'New event',
  today: 'Today',
  earlier: 'Earlier',
  later: 'Later',
  view: 'View',
  phoneWeek: '3 days',
  views: { month: 'Month', week: 'Week', day: 'Day', agenda: 'Agenda' },
  allDay: 'All day',
  until: (day: string) => `until ${day}`,
  more: (count: number) => `+${formatNumber(count)}`,
  moreOn: (count: number, day: string) => `${formatNumber(count)} more on ${day}`,
  showDay: (day: string) => `Show ${day}`,
  createOn: (day: string) => `New event on ${day}`,
  createAllDay: (day: string) => `All-day event on ${day}`,
  showMore: (count: number) => `Show ${formatNumber(count)} more`,
  about: (when: string, source: string, isDone: boolean) => `, ${when}, ${source}${isDone ? ', no longer open' : ''}`,
  keys: 'Arrow keys move it, Shift and arrow keys change how long it takes, Enter opens it.',
  sources: {
    event: 'Event',
    documents: 'Document',
    recurring: 'Recurring invoice',
    prices: 'Price',
    shipments: 'Shipment',
  },
  /** What happens to something of the product, by its name; `count` of planned prices. */
  happens: {
    due: (name: string) => `${name} is due`,
    expires: (name: string) => `${name} expires`,
    runs: (name: string) => `${name} runs`,
    'price-begins': (name: string, count: number) => `${counted(name, count)} begins`,
    'price-ends': (name: string, count: number) => `${counted(name, count)} ends`,
    'promotion-begins': (name: string, count: number) => `${counted(name, count)} begins`,
    'promotion-ends': (name: string, count: number) => `${counted(name, count)} ends`,
    'list-begins': (name: string) => `First day of ${name}`,
    'list-ends': (name: string) => `Last day of ${name}`,
    arrives: (name: string) => `${name} expected`,
  } satisfies Record<LayerFact, (name: string, count: number) => string>,
  layers: {
    button: 'Layers',
    shown: (shown: number, all: number) => `${formatNumber(shown)} of ${formatNumber(all)}`,
    title: 'What the calendar shows',
    names: {
      event: 'Your events',
      documents: 'Documents that fall due or expire',
      recurring: 'Recurring invoices',
      prices: 'Planned prices, promotions and price lists',
      shipments: 'Expected shipments',
    },
    help: 'Your events and planned prices can be moved here. Everything else opens where it belongs.',
  },
  coming: { title: 'Coming up', none: 'Nothing in the next 30 days.' },
  nothing: {
    title: 'Nothing planned in these days',
    text: 'Your events, due documents, planned prices and expected shipments stand here.',
  },
  tooMany: (shown: number) =>
    `Only the first ${formatNumber(shown)} entries of these days are shown. Choose a shorter view.`,
  loadingRules: 'Events that repeat are still on their way to this device.',
  moved: (title: string, when: string) => `${title}: ${when}`,
  cut: (title: string, day: string) => `From ${day} on, ${title} is a series of its own`,
  putBack: (title: string) => `${title} is as its series has it again`,
  trouble: { notFetched: 'Failed to fetch events', notFollowed: 'Failed to subscribe to events' },
  menu: {
    label: 'More',
    events: 'All events as a list',
    importFile: 'Import a calendar file…',
    exportFile: 'Save as a calendar file',
    feed: 'Subscribe from another calendar…',
    cleanUp: 'Clean up…',
    cleanUpCalendar: 'Clean up the calendar…',
  },
  scope: {
    title: (title: string) => `${title} repeats`,
    text: {
      change: 'What do you want to change?',
      move: 'What do you want to move?',
      delete: 'What do you want to delete?',
    },
    label: 'Which of them',
    choices: { one: 'This one', following: 'This and all later ones', all: 'All of them' },
    submit: { change: 'Change', move: 'Move', delete: 'Delete' },
  },
} as const

/** A name with how many planned prices go by it. */
function counted(name: string, count: number): string {
  return count > 1 ? `${name} (${formatNumber(count)})` : name
}
