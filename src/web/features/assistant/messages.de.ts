import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const fixedMessages: MessagesOf<typeof English.fixedMessages> = {
  title: 'Pricewright-Assistent',
  open: 'KI-Assistent öffnen',
  notSent: 'Die Nachricht konnte nicht gesendet werden. Bitte versuchen Sie es erneut.',
  error: (message) => `Fehler: ${message}`,
}

export const assistantMessages: MessagesOf<typeof English.assistantMessages> = {
  words: 'Chat KI Frage fragen Hilfe',
  tabs: 'Teile des Assistenten',
  chat: 'Chat',
  insights: 'Hinweise',
  close: 'Assistenten schließen',
  asPage: 'Als Seite öffnen',
  conversation: 'Gespräch',
  ask: 'Fragen Sie nach Ihren Preisen',
  askHelp:
    'Enter sendet, Umschalt+Enter beginnt eine neue Zeile, @ nennt einen Eintrag, / zeigt, was sich fragen lässt.',
  send: 'Senden',
  stop: 'Anhalten',
  retry: 'Noch einmal fragen',
  copy: 'Antwort kopieren',
  copied: 'Kopiert',
  more: 'Mehr',
  you: 'Sie',
  answerer: 'Assistent',
  thinking: 'Ihre Frage wird gelesen',
  stopped: 'Angehalten.',
  twoAnswered:
    'Zwei Ihrer Fragen werden gerade schon beantwortet, hier oder auf einem anderen Gerät. Fragen Sie noch einmal, wenn eine davon fertig ist.',
  brokeOff:
    'Die Verbindung brach ab, bevor die Antwort vollständig war. Was schon da ist, bleibt; fragen Sie für den Rest noch einmal.',
  noAnswer: 'Auf diese Frage gibt es noch keine Antwort.',
  conversations: 'Gespräche',
  newConversation: 'Neues Gespräch',
  deleteConversation: 'Dieses Gespräch löschen',
  deleteTitle: 'Dieses Gespräch löschen?',
  deleteText: 'Seine Fragen und Antworten verschwinden von allen Ihren Geräten. Angewendete Änderungen bleiben.',
  deleteAll: 'Alle Gespräche löschen',
  deleteAllTitle: 'Alle Gespräche löschen?',
  deleteAllText: 'Fragen und Antworten verschwinden von allen Ihren Geräten. Angewendete Änderungen bleiben.',
  sees: 'Der Assistent sieht',
  leaveOut: (name) => `${name} weglassen`,
  builtIn: 'Eingebauter Assistent: feste Regeln und Ihre eigenen Zahlen, kein KI-Modell.',
  byModel: (model, host) => `Die Antworten kommen von ${model} bei ${host}. Es ändert von sich aus nichts.`,
  budget:
    'Das heutige Budget für das Sprachmodell ist aufgebraucht. Bis Mitternacht UTC antwortet der eingebaute Assistent.',
  offline: 'Sie sind offline. Frühere Antworten bleiben lesbar; zum Fragen ist eine Verbindung nötig.',
  whatIsSent: 'Was gesendet wird',
  sentBuiltIn: 'Nichts verlässt dieses Produkt. Sein eigener Server liest Ihre Frage und was Sie geöffnet haben:',
  sentModel: (host) =>
    `Dies geht an ${host}. Das Modell kann dann in Ihren Zahlen nachschlagen; was es nachschlägt, wird ebenfalls gesendet.`,
  withoutAccount: 'Diese Antwort entstand ohne Ihre Zahlen, weil Ihr eigener Assistent nicht zu erreichen war.',
  empty: 'Fragen Sie nach einem Preis, einer Marge oder offenen Beträgen.',
  emptyText:
    'Jede Zahl kommt aus Ihren eigenen Daten und führt zu ihrem Eintrag. Nichts ändert sich ohne Ihre Zustimmung.',
  openList: 'Als Liste öffnen',
  firstOf: (shown, total) => `${shown} von ${total}`,
  notVerified: 'in Ihren Zahlen nicht gefunden',
  table: 'Als Tabelle',
  proposal: 'Vorschlag',
  preview: 'Vorschau',
  result: 'Änderungen ansehen',
  line: (quantity, description, price) => `${quantity} × ${description}, ${price}`,
  changes: (rows) => `Änderungen: ${rows}`,
  margin: (before, after) => `Marge ${before} → ${after}`,
  losing: (count) => `${count} mit Verlust`,
  belowFloor: (count) => `${count} unter der Mindestmarge`,
  refused: (count) => `${count} nicht möglich`,
  width: 'Breite des Assistenten',
  choices: 'Auswahl',
}

export const suggestionMessages: MessagesOf<typeof English.suggestionMessages> = {
  product: [
    'Wie kommt dieser Preis zustande?',
    'Welcher Preis bei 45 % Marge?',
    'Welcher Lieferant ist bei diesem Produkt am günstigsten?',
  ],
  products: [
    'Welche Produkte haben weniger als 20 % Marge?',
    'Bei welchen Produkten mache ich Verlust?',
    'Produkte ohne Preis',
  ],
  sales: ['Wer schuldet mir Geld?', 'Welche Rechnungen sind überfällig?', 'Offene Angebote'],
  shipments: [
    'Was, wenn die Fracht um 10 % steigt?',
    'Was, wenn der Dollar um 5 % steigt?',
    'Welche Produkte haben weniger als 20 % Marge?',
  ],
  others: ['Worum sollte ich mich zuerst kümmern?', 'Wie steht es um meine Marge insgesamt?', 'Wer schuldet mir Geld?'],
}

export const commandMessages: MessagesOf<typeof English.commandMessages> = {
  explain: { name: 'preis', about: 'Wie ein Preis zustande kommt', text: 'Erkläre den Preis von @' },
  margin: { name: 'marge', about: 'Der Preis zu einer Marge', text: 'Welcher Preis bei 45\u00a0% Marge für @' },
  whatIf: { name: 'was-wenn', about: 'Andere Kosten durchspielen', text: 'Was, wenn die Fracht um 10\u00a0% steigt?' },
  thin: {
    name: 'knapp',
    about: 'Produkte mit knapper Marge',
    text: 'Welche Produkte haben weniger als 20\u00a0% Marge?',
  },
  owed: { name: 'offen', about: 'Was Kunden schulden', text: 'Wer schuldet mir Geld?' },
  first: { name: 'zuerst', about: 'Was eine Entscheidung braucht', text: 'Worum sollte ich mich zuerst kümmern?' },
  reprice: { name: 'erhöhen', about: 'Neue Preise vorbereiten', text: 'Erhöhe alle Preise um 3\u00a0%' },
  fresh: { name: 'neu', about: 'Ein neues Gespräch', text: '' },
}

export const publicMessages: MessagesOf<typeof English.publicMessages> = {
  title: 'Fragen Sie nach Margen, Umsatzsteuer und Währungen.',
  text: 'Preise berechnen geht hier ohne Konto. Sobald Sie angemeldet sind, antwortet der Assistent aus Ihren eigenen Zahlen.',
  questions: [
    'Welcher Preis bei 60 Kosten und 40\u00a0% Marge?',
    'Wie viel Umsatzsteuer steckt in 120 bei 20\u00a0%?',
    'Preis 50, Marge 30\u00a0%, Rabatt 10\u00a0%: Wie viel mehr muss ich verkaufen?',
    '100 EUR in USD umrechnen',
  ],
  help: 'Enter sendet, Umschalt+Enter beginnt eine neue Zeile.',
  about: 'Eingebauter Assistent: feste Regeln, kein KI-Modell. Was Sie schreiben, wird nicht aufbewahrt.',
  offline: 'Sie sind offline. Zum Fragen ist eine Verbindung nötig.',
}
