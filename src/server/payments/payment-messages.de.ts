import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './payment-messages.ts'

export const paymentMessages: MessagesOf<typeof English.paymentMessages> = {
  priceBelowZero: 'darf nicht unter null liegen',
  priceTooFine: (finest) =>
    `hat mehr Nachkommastellen, als Karten belastet werden: Der Preis muss ein Vielfaches von ${finest} sein`,
  notCharged: (currency) => `muss eine Währung sein, in der Karten belastet werden; ${currency} ist keine`,
  priceWithCurrency: 'Geben Sie auch den Preis in der neuen Währung an.',
  usedPlan:
    'Jemand hat diesen Tarif abonniert, deshalb bleibt er erhalten. Nehmen Sie ihn stattdessen aus dem Angebot: Dann kann ihn niemand mehr neu wählen.',
  retired: 'Dieser Tarif wird nicht mehr angeboten. Wählen Sie einen anderen.',
  freePlan: 'Dieser Tarif kostet nichts: Wer keinen anderen Tarif hat, hat ihn bereits.',
  hasPlan: 'Sie haben bereits einen Tarif. Wechseln Sie ihn, statt einen zweiten zu nehmen.',
  noPlan: 'Sie haben keinen Tarif, der sich ändern ließe. Wählen Sie zuerst einen.',
  samePlan: 'Diesen Tarif haben Sie bereits.',
  otherCurrency: (currency) =>
    `Ihr Tarif wird in ${currency} bezahlt. Kündigen Sie ihn, und wählen Sie den neuen, sobald er beendet ist.`,
  suspended:
    'Ihr Tarif ist ausgesetzt, weil er nicht bezahlt wurde. Bezahlen Sie zuerst unter „Zahlungsart und Rechnungen“, was offen ist.',
  staleMoment: 'Das ist nicht die letzte Vorschau, oder sie ist zu alt. Sehen Sie sie noch einmal an.',
  notEnding: 'Ihr Tarif ist nicht gekündigt.',
  noCustomer: 'Es gibt noch keine Zahlungen. Wählen Sie zuerst einen Tarif.',
  checkoutOver: 'Diese Zahlungsseite ist abgelaufen. Wählen Sie den Tarif noch einmal.',
  underWay: 'Ein Tarif wurde bereits bezahlt und wird gerade bestätigt. Sehen Sie gleich noch einmal nach Ihrem Tarif.',
  changedPrice:
    'Dieser Tarif oder der Wechsel kostet inzwischen einen anderen Betrag. Sehen Sie sich die Vorschau noch einmal an.',
}
