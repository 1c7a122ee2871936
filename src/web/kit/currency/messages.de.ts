import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const currencyMessages: MessagesOf<typeof English.currencyMessages> = {
  costs: 'Ihre Kosten',
  ownRate: 'eigener Kurs',
  noRate: 'Geben Sie einen Kurs ein, zum Beispiel 0,92: Dieser ist zu klein oder zu groß.',
  equation: (from, rate, to) => `1 ${from} = ${rate} ${to}`,
  of: (day, source) => `vom ${day}, ${source}`,
  old: (age) => `${age} alt`,
  days: { one: 'Tag', other: 'Tage' },
  refresh: 'neuere werden geholt, sobald der Server ihre Quelle erreicht',
  converted: 'Preise in anderen Währungen werden umgerechnet mit den Kursen',
  farTitle: (from, rate, to) => `1 ${from} = ${rate} ${to}?`,
  far: (rate, day) =>
    `Der bekannte Kurs${day === '' ? '' : ` vom ${day}`} ist ${rate}. Ihrer weicht um mehr als 20\u00a0% davon ab.`,
  farConfirm: 'Diesen Kurs verwenden',
  paid: (amount, rate, provenance) => `${amount} zum Kurs ${rate} ${provenance}`,
}
