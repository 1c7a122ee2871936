import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const cardMessages: MessagesOf<typeof English.cardMessages> = {
  title: 'Kartenzahlungen',
  lead: 'Kunden bezahlen Rechnungen auf deren öffentlicher Seite mit Karte, über Ihr eigenes Konto bei Stripe. Kartendaten erreichen Pricewright nie.',
  thing: 'Kartenzahlungen',
  offline: {
    title: 'Sie sind offline',
    text: 'Die Verbindung liegt auf dem Server. Sie erscheint, sobald das Netz wieder da ist.',
  },
  none: 'Es ist kein Konto bei Stripe verbunden. Rechnungen sagen, wie man überweist.',
  connect: 'Stripe verbinden',
  connectTitle: 'Ihr Konto bei Stripe verbinden',
  connectLead:
    'Erstellen Sie bei Stripe unter Developers, API keys einen eingeschränkten Schlüssel mit diesen Berechtigungen. Er liegt verschlüsselt auf dem Server und wird nie wieder gezeigt.',
  permissions: [
    'Checkout Sessions: Write',
    'PaymentIntents, Charges and Refunds, Disputes, Balance transactions: Read',
    'Webhook Endpoints: Write, damit der Endpunkt für Sie angelegt wird',
  ],
  key: 'Eingeschränkter oder geheimer Schlüssel',
  keyHelp: 'Beginnt mit rk_live_ oder sk_live_. Testschlüssel beginnen mit rk_test_ oder sk_test_.',
  submit: 'Prüfen und verbinden',
  replace: 'Schlüssel ersetzen',
  replaceTitle: 'Ein anderer Schlüssel desselben Kontos',
  disconnect: 'Trennen',
  disconnectQuestion: 'Stripe trennen?',
  disconnectText:
    'Rechnungen bieten keine Karte mehr an, und offene Zahlungsseiten werden geschlossen. Erfasste Zahlungen bleiben; spätere Erstattungen und Anfechtungen werden erst erfasst, wenn dasselbe Konto wieder verbunden ist. Was Sie davon inzwischen von Hand erfassen, außer bar oder per Scheck, wird dann ersetzt und zählt so nur einmal.',
  disconnected: 'Stripe ist getrennt.',
  connected: 'Stripe ist verbunden.',
  notFresh: 'Ihre Anmeldung liegt mehr als fünf Minuten zurück. Melden Sie sich neu an, um dies zu ändern.',
  states: { active: 'Verbunden', waiting: 'Nicht fertig', refused: 'Schlüssel ungültig' },
  test: 'Testschlüssel',
  account: 'Konto',
  unnamed: 'Konto bei Stripe',
  keyKinds: { restricted: 'Eingeschränkter Schlüssel', secret: 'Geheimer Schlüssel' },
  heard: 'Zuletzt von Stripe gehört',
  neverHeard: 'Noch nichts von Stripe gehört',
  testTitle: 'Ein Testschlüssel: Es fließt kein Geld',
  testText:
    'Wer mit einer Testkarte zahlt, markiert Ihre Rechnung als bezahlt. Nutzen Sie ihn zum Ausprobieren, und verbinden Sie dann einen Live-Schlüssel.',
  refusedTitle: 'Stripe nimmt diesen Schlüssel nicht mehr an',
  refusedText:
    'Er wurde widerrufen oder ist abgelaufen. Rechnungen bieten keine Karte an, bis Sie ihn ersetzen; was inzwischen bezahlt wurde, wird dann erfasst.',
  endpointTitle: 'Ein Schritt fehlt: der Endpunkt bei Stripe',
  endpointText:
    'Der Schlüssel darf ihn nicht anlegen. Fügen Sie bei Stripe unter Developers, Webhooks einen Endpunkt mit dieser Adresse hinzu, für Ereignisse von Checkout Sessions, Payment Intents, Charges, Refunds und Disputes. Geben Sie dann hier sein Signaturgeheimnis ein.',
  copy: 'Kopieren',
  copied: 'Kopiert',
  secret: 'Signaturgeheimnis',
  secretHelp: 'Beginnt mit whsec_.',
  enterSecret: 'Signaturgeheimnis eingeben',
  saveSecret: 'Geheimnis speichern',
  payments: {
    title: 'Eingegangene Kartenzahlungen',
    none: 'Noch wurde nichts mit Karte bezahlt.',
    columns: { paid: 'Bezahlt', amount: 'Betrag', fee: 'Gebühr', state: 'Status', invoice: 'Rechnung' },
    invoice: 'Rechnung öffnen',
    more: 'Ältere zeigen',
    look: 'Erneut prüfen',
    looked: 'Die Zahlung wurde bei Stripe erneut abgefragt.',
    credit: 'Mehr, als offen war: als Guthaben behalten',
    disputed: 'Angefochten: Antworten Sie bei Stripe',
    disputedUntil: (day) => `Angefochten: Antworten Sie bis ${day} bei Stripe`,
    answer: 'Bei Stripe antworten',
    underReview: 'Angefochten: Die Bank des Kunden entscheidet',
    lost: 'Anfechtung verloren: Das Geld ging zurück',
    refunded: 'Erstattet',
    partly: 'Teilweise erstattet',
    fine: 'Erfasst',
    problems: {
      deleted:
        'Die Rechnung dazu wurde gelöscht: Erstatten Sie das Geld bei Stripe, oder stellen Sie eine neue Rechnung',
      void: 'Die Rechnung dazu ist ungültig: Erstatten Sie das Geld bei Stripe',
      credited:
        'Die Rechnung dazu wurde auf gutgeschrieben gesetzt: Erstatten Sie das Geld bei Stripe, oder setzen Sie die Rechnung zurück auf versendet, und prüfen Sie erneut',
      currency:
        'Die Rechnung dazu hat jetzt eine andere Währung: Erstatten Sie das Geld bei Stripe, oder stellen Sie die Währung zurück, und prüfen Sie erneut',
      twice:
        'Konnte nicht erfasst werden: Mit dem, was von Hand erfasst ist, ging mehr zurück, als bezahlt wurde. Ist es dasselbe Geld, entfernen Sie den Eintrag von Hand auf der Rechnung, und prüfen Sie dann erneut',
      refused:
        'Konnte nicht erfasst werden: Das Guthaben wurde anderswo verrechnet. Klären Sie das auf der Rechnung, und prüfen Sie dann erneut',
    },
  },
}
