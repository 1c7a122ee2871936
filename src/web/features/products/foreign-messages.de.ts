import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './foreign-messages.ts'

export const foreignMessages: MessagesOf<typeof English.foreignMessages> = {
  currencyOf: (cost) => `Währung: ${cost}`,
  tooLarge: 'In dieser Währung wäre der Betrag zu groß.',
  worth: (amount) => `= ${amount}`,
  rateTitle: (from, to) => `Kurs von ${from} in ${to}`,
  oneIs: (from, to) => `1 ${from} in ${to}`,
  askRate: (currency) =>
    `Für ${currency} gibt es keinen Referenzkurs. Geben Sie einen eigenen ein, dann wird der Betrag umgerechnet.`,
  takeReference: (rate, provenance) => `${rate} ${provenance} verwenden`,
  keep: 'Der Kurs bleibt, wie er ist, bis Sie ihn ändern.',
  update: (rate, day) => `Kurs auf ${rate} vom ${day} aktualisieren`,
}
