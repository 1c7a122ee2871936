import type { Frequency } from '#domain/calendar/repeat-rule.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import { formatDay } from '#web/kit/format/date.ts'
import { formatCount, formatNumber, plural, type Noun } from '#web/kit/format/number.ts'
import type * as English from './repeat-messages.ts'

const everies: Readonly<Record<Frequency, string>> = {
  DAILY: 'Täglich',
  WEEKLY: 'Wöchentlich',
  MONTHLY: 'Monatlich',
  YEARLY: 'Jährlich',
}

const units: Readonly<Record<Frequency, Noun>> = {
  DAILY: { one: 'Tag', other: 'Tage' },
  WEEKLY: { one: 'Woche', other: 'Wochen' },
  MONTHLY: { one: 'Monat', other: 'Monate' },
  YEARLY: { one: 'Jahr', other: 'Jahre' },
}

export const repeatMessages: MessagesOf<typeof English.repeatMessages> = {
  label: 'Wiederholt sich',
  choices: {
    none: 'Nicht',
    DAILY: 'Jeden Tag',
    WEEKLY: 'Jede Woche',
    FORTNIGHTLY: 'Alle 2 Wochen',
    MONTHLY: 'Jeden Monat',
    YEARLY: 'Jedes Jahr',
    own: 'Andere Regel …',
  },
  every: (freq, interval) => (interval === 1 ? everies[freq] : `Alle ${formatCount(interval, units[freq])}`),
  on: (days) => ` am ${list(days)}`,
  onDays: (days) => ` am ${list(days.map((day) => (day === -1 ? 'letzten Tag' : `${formatNumber(day)}.`)))}`,
  nth: (nth, weekday) => `${nth === -1 ? 'letzten' : `${formatNumber(nth)}.`} ${weekday}`,
  inMonths: (months) => ` im ${list(months)}`,
  until: (day) => `, bis ${formatDay(day)}`,
  times: (count) => `, ${plural(count, { one: 'einmal', other: `${formatNumber(count)}-mal` })}`,
  own: 'Nach einer anderen Regel',
  interval: 'Abstand',
  intervalUnit: (freq, interval) => plural(interval, units[freq]),
  weekdays: 'Am',
  monthly: 'In jedem Monat',
  ends: 'Endet',
  endings: { never: 'Nie', until: 'An einem Tag', count: 'Nach einer Anzahl Termine' },
  untilDay: 'Letzter Tag',
  countLabel: 'Wie viele Termine',
  ruleLabel: 'Die Regel, wie sie in Kalenderdateien steht',
  ruleHelp:
    'Für den letzten Freitag eines Monats wählen Sie oben „Jeden Monat“ und „am letzten Freitag“. Alles andere geben Sie hier ein, zum Beispiel FREQ=MONTHLY;BYDAY=1MO,3MO für den ersten und den dritten Montag.',
  next: (days) => `Findet statt am ${days.join(' · ')}`,
  noNext: 'Er findet kein weiteres Mal statt.',
}

function list(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} und ${words.at(-1)}`
}
