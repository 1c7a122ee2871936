import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './card-notice-messages.ts'

export const cardNoticeMessages: MessagesOf<typeof English.cardNoticeMessages> = {
  invoice: 'Rechnung',
  reference: 'Referenz',
  look: 'Ihre Kartenzahlungen ansehen',
  credit: {
    subject: (money) => `Eine Kartenzahlung von ${money} war mehr, als offen war`,
    text: (money) =>
      `Ein Kunde hat ${money} mit Karte gezahlt, und auf der Rechnung ist jetzt mehr bezahlt, als sie verlangt. Der Rest bleibt ein Guthaben des Kunden: Verrechnen Sie es mit einer anderen Rechnung, oder erstatten Sie es bei Stripe.`,
  },
  dispute: {
    subject: (money) => `${money} einer Kartenzahlung werden angefochten`,
    text: (money) =>
      `Die Bank des Kunden hat ${money} zurückgeholt oder fragt danach. Antworten Sie bei Stripe vor Ablauf der Frist; das Ergebnis wird auf der Rechnung von selbst erfasst.`,
  },
  problem: {
    subject: (money) => `Eine Kartenzahlung von ${money} konnte nicht erfasst werden`,
    text: (money) =>
      `Ein Kunde hat ${money} mit Karte gezahlt, und das konnte auf der Rechnung nicht erfasst werden. Die Einstellungen sagen, warum, und was zu tun ist.`,
  },
}
