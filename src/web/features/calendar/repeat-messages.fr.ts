import type { Frequency } from '#domain/calendar/repeat-rule.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import { formatDay } from '#web/kit/format/date.ts'
import { formatNumber, plural, type Noun } from '#web/kit/format/number.ts'
import type * as English from './repeat-messages.ts'

const everies: Readonly<Record<Frequency, readonly [string, string]>> = {
  DAILY: ['Chaque jour', 'Tous les # jours'],
  WEEKLY: ['Chaque semaine', 'Toutes les # semaines'],
  MONTHLY: ['Chaque mois', 'Tous les # mois'],
  YEARLY: ['Chaque année', 'Tous les # ans'],
}

const nths = ['premier', 'deuxième', 'troisième', 'quatrième', 'cinquième']
const units: Readonly<Record<Frequency, Noun>> = {
  DAILY: { one: 'jour', other: 'jours' },
  WEEKLY: { one: 'semaine', other: 'semaines' },
  MONTHLY: { one: 'mois', other: 'mois' },
  YEARLY: { one: 'an', other: 'ans' },
}

export const repeatMessages: MessagesOf<typeof English.repeatMessages> = {
  label: 'Se répète',
  choices: {
    none: 'Ne se répète pas',
    DAILY: 'Chaque jour',
    WEEKLY: 'Chaque semaine',
    FORTNIGHTLY: 'Toutes les 2 semaines',
    MONTHLY: 'Chaque mois',
    YEARLY: 'Chaque année',
    own: 'Autre règle…',
  },
  every: (freq, interval) =>
    interval === 1 ? everies[freq][0] : everies[freq][1].replace('#', formatNumber(interval)),
  on: (days) => `, le ${list(days)}`,
  onDays: (days) =>
    `, le ${list(days.map((day) => (day === -1 ? 'dernier jour' : day === 1 ? '1er' : formatNumber(day))))}`,
  nth: (nth, weekday) => `${nth === -1 ? 'dernier' : (nths[nth - 1] ?? '')} ${weekday}`,
  inMonths: (months) => `, en ${list(months, '')}`,
  until: (day) => `, jusqu’au ${formatDay(day)}`,
  times: (count) => `, ${plural(count, { one: 'une fois', other: `${formatNumber(count)} fois` })}`,
  own: 'Selon une autre règle',
  interval: 'Intervalle',
  intervalUnit: (freq, interval) => plural(interval, units[freq]),
  weekdays: 'Le',
  monthly: 'Chaque mois',
  ends: 'Se termine',
  endings: { never: 'Jamais', until: 'Un jour donné', count: 'Après un nombre de fois' },
  untilDay: 'Dernier jour',
  countLabel: 'Combien de fois',
  ruleLabel: 'La règle, telle que les fichiers de calendrier l’écrivent',
  ruleHelp:
    'Un événement du dernier vendredi d’un mois peut se répéter «\u00a0le dernier vendredi\u00a0» avec «\u00a0Chaque mois\u00a0» ci-dessus. Toute autre règle se saisit ici, par exemple FREQ=MONTHLY;BYDAY=1MO,3MO pour le premier et le troisième lundi.',
  next: (days) => `A lieu le ${days.join(' · ')}`,
  noNext: 'Il n’a plus lieu.',
}

function list(words: readonly string[], article = 'le '): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(`, ${article}`)} et ${article}${words.at(-1)}`
}
