import type { Frequency } from '#domain/calendar/repeat-rule.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import { formatDay } from '#web/kit/format/date.ts'
import { formatNumber, plural } from '#web/kit/format/number.ts'
import type * as English from './repeat-messages.ts'

const units: Readonly<Record<Frequency, readonly [string, string]>> = {
  DAILY: ['día', 'días'],
  WEEKLY: ['semana', 'semanas'],
  MONTHLY: ['mes', 'meses'],
  YEARLY: ['año', 'años'],
}

const nths = ['primer', 'segundo', 'tercer', 'cuarto', 'quinto']

export const repeatMessages: MessagesOf<typeof English.repeatMessages> = {
  label: 'Se repite',
  choices: {
    none: 'No se repite',
    DAILY: 'Cada día',
    WEEKLY: 'Cada semana',
    MONTHLY: 'Cada mes',
    YEARLY: 'Cada año',
    own: 'Con una regla propia',
  },
  every: (freq, interval) =>
    interval === 1 ? `Cada ${units[freq][0]}` : `Cada ${formatNumber(interval)} ${units[freq][1]}`,
  on: (days) => `, el ${list(days)}`,
  onDay: (day) => `, el día ${formatNumber(day)}`,
  onNth: (nth, weekday) => `, el ${nth === -1 ? 'último' : (nths[nth - 1] ?? '')} ${weekday}`,
  until: (day) => `, hasta el ${formatDay(day)}`,
  times: (count) => `, ${plural(count, { one: 'una vez', other: `${formatNumber(count)} veces` })}`,
  own: 'Con una regla propia',
  interval: 'Cada cuánto',
  intervalUnit: (freq) => units[freq][1],
  weekdays: 'El',
  monthly: 'Cada mes',
  ends: 'Termina',
  endings: { never: 'Nunca', until: 'Un día', count: 'Tras un número de veces' },
  untilDay: 'Último día',
  countLabel: 'Cuántas veces',
  ruleLabel: 'Regla de iCalendar',
  ruleHelp: 'Por ejemplo, FREQ=MONTHLY;BYDAY=-1FR para el último viernes de cada mes.',
}

function list(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', el ')} y el ${words.at(-1)}`
}
