import { formatDay } from '#web/kit/format/date.ts'
import { formatNumber, plural } from '#web/kit/format/number.ts'
import type { Frequency } from '#domain/calendar/repeat-rule.ts'

const units: Readonly<Record<Frequency, readonly [string, string]>> = {
  DAILY: ['day', 'days'],
  WEEKLY: ['week', 'weeks'],
  MONTHLY: ['month', 'months'],
  YEARLY: ['year', 'years'],
}

const nths = ['first', 'second', 'third', 'fourth', 'fifth']

/** How an event repeats, in words and as choices. */
export const repeatMessages = {
  label: 'Repeats',
  choices: {
    none: 'Does not repeat',
    DAILY: 'Every day',
    WEEKLY: 'Every week',
    MONTHLY: 'Every month',
    YEARLY: 'Every year',
    own: 'By a rule of its own',
  },
  every: (freq: Frequency, interval: number) =>
    interval === 1 ? `Every ${units[freq][0]}` : `Every ${formatNumber(interval)} ${units[freq][1]}`,
  on: (days: readonly string[]) => ` on ${list(days)}`,
  onDay: (day: number) => ` on day ${formatNumber(day)}`,
  onNth: (nth: number, weekday: string) => ` on the ${nth === -1 ? 'last' : (nths[nth - 1] ?? '')} ${weekday}`,
  until: (day: string) => `, until ${formatDay(day)}`,
  times: (count: number) => `, ${plural(count, { one: 'once', other: `${formatNumber(count)} times` })}`,
  own: 'By a rule of its own',
  interval: 'How often',
  intervalUnit: (freq: Frequency) => units[freq][1],
  weekdays: 'On',
  monthly: 'Each month',
  ends: 'Ends',
  endings: { never: 'Never', until: 'On a day', count: 'After some times' },
  untilDay: 'Last day',
  countLabel: 'How many times',
  ruleLabel: 'Rule of iCalendar',
  ruleHelp: 'Such as FREQ=MONTHLY;BYDAY=-1FR for the last Friday of each month.',
} as const

function list(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
