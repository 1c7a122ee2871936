import { formatDay } from '#web/kit/format/date.ts'
import { formatCount, formatNumber, plural, type Noun } from '#web/kit/format/number.ts'
import type { Frequency } from '#domain/calendar/repeat-rule.ts'

const units: Readonly<Record<Frequency, Noun>> = {
  DAILY: { one: 'day', other: 'days' },
  WEEKLY: { one: 'week', other: 'weeks' },
  MONTHLY: { one: 'month', other: 'months' },
  YEARLY: { one: 'year', other: 'years' },
}

const nths = ['first', 'second', 'third', 'fourth', 'fifth']

/** How an event repeats, in words and as choices. */
export const repeatMessages = {
  label: 'Repeats',
  choices: {
    none: 'Does not repeat',
    DAILY: 'Every day',
    WEEKLY: 'Every week',
    FORTNIGHTLY: 'Every 2 weeks',
    MONTHLY: 'Every month',
    YEARLY: 'Every year',
    own: 'Another rule…',
  },
  every: (freq: Frequency, interval: number) =>
    interval === 1 ? `Every ${units[freq].one}` : `Every ${formatCount(interval, units[freq])}`,
  on: (days: readonly string[]) => ` on ${list(days)}`,
  onDays: (days: readonly number[]) =>
    ` on ${list(days.map((day) => (day === -1 ? 'the last day' : `day ${formatNumber(day)}`)))}`,
  nth: (nth: number, weekday: string) => `the ${nth === -1 ? 'last' : (nths[nth - 1] ?? '')} ${weekday}`,
  inMonths: (months: readonly string[]) => ` in ${list(months)}`,
  until: (day: string) => `, until ${formatDay(day)}`,
  times: (count: number) => `, ${plural(count, { one: 'once', other: `${formatNumber(count)} times` })}`,
  own: 'By another rule',
  interval: 'Every',
  intervalUnit: (freq: Frequency, interval: number) => plural(interval, units[freq]),
  weekdays: 'On',
  monthly: 'Each month',
  ends: 'Ends',
  endings: { never: 'Never', until: 'On a day', count: 'After a number of times' },
  untilDay: 'Last day',
  countLabel: 'How many times',
  ruleLabel: 'The rule, as calendar files write it',
  ruleHelp:
    'An event on the last Friday of a month can repeat “on the last Friday” with “Every month” above. Anything else is typed here, such as FREQ=MONTHLY;BYDAY=1MO,3MO for the first and the third Monday.',
  next: (days: readonly string[]) => `Takes place on ${days.join(' · ')}`,
  noNext: 'It does not take place again.',
} as const

function list(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
