import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './card-messages.ts'

export const cardMessages: MessagesOf<typeof English.cardMessages> = {
  noKey:
    'muss ein eingeschränkter oder geheimer Schlüssel von Stripe sein: rk_live_… oder sk_live_…, zum Ausprobieren rk_test_… oder sk_test_…',
  publicKey:
    'ist ein veröffentlichbarer Schlüssel, der keine Zahlungen lesen kann. Geben Sie den eingeschränkten ein: rk_…',
  unknownKey: 'ist Stripe nicht bekannt: Er wurde widerrufen, ist abgelaufen oder nicht ganz kopiert',
  notReady:
    'gehört zu einem Konto, das noch keine Kartenzahlungen annehmen darf. Schließen Sie zuerst dessen Einrichtung bei Stripe ab',
  lacks: {
    checkout: 'hat die Berechtigung „Checkout Sessions: Write“ nicht',
    payments: 'hat die Berechtigung „PaymentIntents: Read“ nicht',
    charges: 'hat die Berechtigung „Charges and Refunds: Read“ nicht',
    disputes: 'hat die Berechtigung „Disputes: Read“ nicht',
    fees: 'hat die Berechtigung „Balance transactions: Read“ nicht',
  },
  testBesideLive: 'ist ein Testschlüssel, und der verbundene nimmt echtes Geld an. Trennen Sie zuerst den verbundenen',
  liveBesideTest: 'nimmt echtes Geld an, und der verbundene ist ein Testschlüssel. Trennen Sie zuerst den verbundenen',
  otherAccount: (name) => `gehört zu einem anderen Konto als ${name}, das verbunden ist. Trennen Sie zuerst dieses`,
  meanwhile: 'Inzwischen wurde ein anderer Schlüssel verbunden. Sehen Sie sich diesen zuerst an.',
  notConnected: 'Es ist kein Konto bei Stripe verbunden.',
  notReached: 'Das Konto bei Stripe, über das sie bezahlt wurde, ist nicht mehr verbunden.',
  noSecret: 'muss das Signaturgeheimnis des Endpunkts bei Stripe sein: whsec_…',
  noPayment: (id) => `Es gibt keine Kartenzahlung mit der ID ${id}`,
  notes: {
    test: 'Test: Es ist kein Geld geflossen',
    refund: 'Erstattet',
    'refund-failed': 'Die Erstattung ist fehlgeschlagen',
    dispute: 'Vom Kunden angefochten',
    'dispute-won': 'Anfechtung gewonnen',
  },
}
