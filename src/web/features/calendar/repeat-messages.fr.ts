import type { Frequency } from '#domain/calendar/repeat-rule.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import { formatDay } from '#web/kit/format/date.ts'
import { formatNumber, plural } from '#web/kit/format/number.ts'
import type * as English from './repeat-messages.ts'

const units: Readonly<Record<Frequency, readonly [string, string]>> = {
  DAILY: ['Chaque jour', 'Tous les # jours'],
  WEEKLY: ['Chaque semaine', 'Toutes les # semaines'],
  MONTHLY: ['Chaque mois', 'Tous les # mois'],
  YEARLY: ['Chaque année', 'Tous les # ans'],
}

const nths = ['premier', 'deuxième', 'troisième', 'quatrième', 'cinquième']
const unitWords: Readonly<Record<Frequency, string>> = {
  DAILY: 'jours',
  WEEKLY: 'semaines',
  MONTHLY: 'mois',
  YEARLY: 'ans',
}

export const repeatMessages: MessagesOf<typeof English.repeatMessages> = {
  label: 'Se répète',
  choices: {
    none: 'Ne se répète pas',
    DAILY: 'Chaque jour',
    WEEKLY: 'Chaque semaine',
    MONTHLY: 'Chaque mois',
    YEARLY: 'Chaque année',
    own: 'Selon votre propre règle',
  },
  every: (freq, interval) => (interval === 1 ? units[freq][0] : units[freq][1].replace('#', formatNumber(interval))),
  on: (days) => `, le ${list(days)}`,
  onDay: (day) => `, le ${day === 1 ? '1er' : formatNumber(day)}`,
  onNth: (nth, weekday) => `, le ${nth === -1 ? 'dernier' : (nths[nth - 1] ?? '')} ${weekday}`,
  until: (day) => `, jusqu’au ${formatDay(day)}`,
  times: (count) => `, ${plural(count, { one: 'une fois', other: `${formatNumber(count)} fois` })}`,
  own: 'Selon votre propre règle',
  interval: 'À quel rythme',
  intervalUnit: (freq) => unitWords[freq],
  weekdays: 'Le',
  monthly: 'Chaque mois',
  ends: 'Se termine',
  endings: { never: 'Jamais', until: 'Un jour donné', count: 'Après un nombre de fois' },
  untilDay: 'Dernier jour',
  countLabel: 'Combien de fois',
  ruleLabel: 'Règle iCalendar',
  ruleHelp: 'Par exemple FREQ=MONTHLY;BYDAY=-1FR pour le dernier vendredi de chaque mois.',
}

function list(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', le ')} et le ${words.at(-1)}`
}
