import type { Frequency } from '#domain/calendar/repeat-rule.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import { formatDay } from '#web/kit/format/date.ts'
import { formatNumber, plural } from '#web/kit/format/number.ts'
import type * as English from './repeat-messages.ts'

const units: Readonly<Record<Frequency, readonly [string, string]>> = {
  DAILY: ['Täglich', 'Tage'],
  WEEKLY: ['Wöchentlich', 'Wochen'],
  MONTHLY: ['Monatlich', 'Monate'],
  YEARLY: ['Jährlich', 'Jahre'],
}

export const repeatMessages: MessagesOf<typeof English.repeatMessages> = {
  label: 'Wiederholt sich',
  choices: {
    none: 'Nicht',
    DAILY: 'Jeden Tag',
    WEEKLY: 'Jede Woche',
    MONTHLY: 'Jeden Monat',
    YEARLY: 'Jedes Jahr',
    own: 'Nach einer eigenen Regel',
  },
  every: (freq, interval) => (interval === 1 ? units[freq][0] : `Alle ${formatNumber(interval)} ${units[freq][1]}`),
  on: (days) => ` am ${list(days)}`,
  onDay: (day) => ` am ${formatNumber(day)}.`,
  onNth: (nth, weekday) => ` am ${nth === -1 ? 'letzten' : `${formatNumber(nth)}.`} ${weekday}`,
  until: (day) => `, bis ${formatDay(day)}`,
  times: (count) => `, ${plural(count, { one: 'einmal', other: `${formatNumber(count)}-mal` })}`,
  own: 'Nach einer eigenen Regel',
  interval: 'Wie oft',
  intervalUnit: (freq) => units[freq][1],
  weekdays: 'Am',
  monthly: 'In jedem Monat',
  ends: 'Endet',
  endings: { never: 'Nie', until: 'An einem Tag', count: 'Nach einer Anzahl' },
  untilDay: 'Letzter Tag',
  countLabel: 'Wie viele Male',
  ruleLabel: 'Regel von iCalendar',
  ruleHelp: 'Zum Beispiel FREQ=MONTHLY;BYDAY=-1FR für den letzten Freitag jedes Monats.',
}

function list(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} und ${words.at(-1)}`
}
