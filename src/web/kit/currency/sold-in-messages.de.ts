import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './sold-in-messages.ts'

export const soldInMessages: MessagesOf<typeof English.soldInMessages> = {
  label: 'Verkauft in',
  title: (from, to) => `In ${to} statt ${from} verkaufen?`,
  lead: 'Die Beträge werden entweder umgerechnet oder behalten ihre Zahlen. Das lässt sich rückgängig machen.',
  what: 'Was mit den Beträgen geschieht',
  convert: 'Beträge umrechnen',
  convertHelp: (rate) => `Kurs: ${rate}.`,
  noRate: (from, to) =>
    `Es gibt keinen Wechselkurs von ${from} nach ${to}. Geben Sie einen eigenen ein, um umzurechnen.`,
  ownRate: (from, to) => `1 ${from} in ${to}`,
  keep: 'Zahlen behalten',
  keepHelp: 'Nur die Währung ändert sich: für Beträge, die in der falschen eingegeben wurden.',
  amount: 'Betrag',
  none: '–',
  tooLarge: (issue) => `Das ist nicht möglich: Es ${issue}.`,
  cancel: 'Abbrechen',
  take: (to) => `Zu ${to} wechseln`,
}
