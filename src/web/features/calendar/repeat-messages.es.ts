import type { Frequency } from '#domain/calendar/repeat-rule.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import { formatDay } from '#web/kit/format/date.ts'
import { formatCount, formatNumber, plural, type Noun } from '#web/kit/format/number.ts'
import type * as English from './repeat-messages.ts'

const units: Readonly<Record<Frequency, Noun>> = {
  DAILY: { one: 'día', other: 'días' },
  WEEKLY: { one: 'semana', other: 'semanas' },
  MONTHLY: { one: 'mes', other: 'meses' },
  YEARLY: { one: 'año', other: 'años' },
}

const nths = ['primer', 'segundo', 'tercer', 'cuarto', 'quinto']

export const repeatMessages: MessagesOf<typeof English.repeatMessages> = {
  label: 'Se repite',
  choices: {
    none: 'No se repite',
    DAILY: 'Cada día',
    WEEKLY: 'Cada semana',
    FORTNIGHTLY: 'Cada 2 semanas',
    MONTHLY: 'Cada mes',
    YEARLY: 'Cada año',
    own: 'Otra regla…',
  },
  every: (freq, interval) =>
    interval === 1 ? `Cada ${units[freq].one}` : `Cada ${formatCount(interval, units[freq])}`,
  on: (days) => `, el ${list(days)}`,
  onDays: (days) => `, el ${list(days.map((day) => (day === -1 ? 'último día' : `día ${formatNumber(day)}`)))}`,
  nth: (nth, weekday) => `${nth === -1 ? 'último' : (nths[nth - 1] ?? '')} ${weekday}`,
  inMonths: (months) => `, en ${list(months, '')}`,
  until: (day) => `, hasta el ${formatDay(day)}`,
  times: (count) => `, ${plural(count, { one: 'una vez', other: `${formatNumber(count)} veces` })}`,
  own: 'Con otra regla',
  interval: 'Cada',
  intervalUnit: (freq, interval) => plural(interval, units[freq]),
  weekdays: 'El',
  monthly: 'Cada mes',
  ends: 'Termina',
  endings: { never: 'Nunca', until: 'Un día', count: 'Tras un número de veces' },
  untilDay: 'Último día',
  countLabel: 'Cuántas veces',
  ruleLabel: 'La regla, como la escriben los archivos de calendario',
  ruleHelp:
    'Un evento del último viernes de un mes puede repetirse «el último viernes» con «Cada mes» más arriba. Cualquier otra regla se escribe aquí, por ejemplo FREQ=MONTHLY;BYDAY=1MO,3MO para el primer y el tercer lunes.',
  next: (days) => `Tiene lugar el ${days.join(' · ')}`,
  noNext: 'Ya no tiene lugar.',
}

function list(words: readonly string[], article = 'el '): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(`, ${article}`)} y ${article}${words.at(-1)}`
}
