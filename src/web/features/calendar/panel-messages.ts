import { formatCount } from '#web/kit/format/number.ts'

const MINUTES_OF = { week: 10_080, day: 1_440, hour: 60 } as const

/** The words of an event while it is made or edited. */
export const panelMessages = {
  create: 'New event',
  newHelp: 'The event is saved once it has a title.',
  delete: 'Delete this event',
  noTime: (example: string) => `Enter a time of day, such as ${example}.`,
  endsNextDay: 'Ends the next day',
  here: (when: string) => `Here that is ${when}.`,
  noReminder: 'None',
  before: (minutes: number) => (minutes === 0 ? 'At the start' : `${length(minutes)} before`),
  scope: 'A change here is for',
  series: 'One of a series, changed on its own',
  wholeSeries: 'Show the series',
  putBack: 'Put back into the series',
  ruleOfAll: 'A change of how often is for all of them.',
  status: {
    scheduled: 'Scheduled',
    pending: 'Pending',
    'in-progress': 'In progress',
    completed: 'Completed',
    delayed: 'Delayed',
    cancelled: 'Cancelled',
  },
  priority: { high: 'High', medium: 'Medium', low: 'Low' },
  types: {
    pricing: 'Pricing',
    sale: 'Sale',
    season: 'Season',
    holiday: 'Holiday',
    meeting: 'Meeting',
    delivery: 'Delivery',
    deadline: 'Deadline',
  },
  gone: { title: 'This event is gone', text: 'It was deleted, or is not on this device yet.' },
} as const

function length(minutes: number): string {
  const { week, day, hour } = MINUTES_OF
  if (minutes % week === 0) return formatCount(minutes / week, { one: 'week', other: 'weeks' })
  if (minutes % day === 0) return formatCount(minutes / day, { one: 'day', other: 'days' })
  if (minutes % hour === 0) return formatCount(minutes / hour, { one: 'hour', other: 'hours' })
  return formatCount(minutes, { one: 'minute', other: 'minutes' })
}
