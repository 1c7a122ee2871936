import type { RowOf } from '#contract/entity.ts'
import type { documentMail } from '#contract/entities/document-mail.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './mail-messages.ts'

type MailState = RowOf<typeof documentMail.fields>['state']

const states: Readonly<Record<MailState, string>> = {
  queued: 'Wartet',
  sending: 'Unterwegs',
  sent: 'Gesendet',
  outbox: 'Im Ordner',
  failed: 'Nicht gesendet',
  cancelled: 'Abgebrochen',
}

const becameOf: Readonly<Record<MailState, (who: string) => string>> = {
  queued: (who) => `E-Mail an ${who} ist unterwegs`,
  sending: (who) => `E-Mail an ${who} ist unterwegs`,
  sent: (who) => `E-Mail an ${who} gesendet`,
  outbox: (who) => `E-Mail an ${who} im Postausgangsordner abgelegt`,
  failed: (who) => `E-Mail an ${who} nicht gesendet`,
  cancelled: (who) => `Senden an ${who} abgebrochen`,
}

export const mailMessages: MessagesOf<typeof English.mailMessages> = {
  states,
  becameOf,
  to: 'An',
  cc: 'Cc',
  bcc: 'Bcc',
  bccHelp: 'Die anderen sehen diese nicht.',
  copies: 'Kopie hinzufügen',
  several: 'Mehrere mit Kommas trennen.',
  recipientIssue: (issue) => `${issue.charAt(0).toUpperCase()}${issue.slice(1)}.`,
  subject: 'Betreff',
  message: 'Nachricht',
  language: 'Sprache',
  attach: 'PDF anhängen',
  link: 'Link zur Seite hinzufügen',
  linkHelp: 'Der Kunde sieht sie im Browser.',
  linkHelpOfQuote: 'Der Kunde sieht sie im Browser und kann dort antworten.',
  linkIsLocal: 'Nur dieser Computer kann sie öffnen. Setzen Sie PUBLIC_URL auf die Adresse, die Ihre Kunden erreichen.',
  send: 'Senden',
  sending: 'Wird gesendet …',
  keptFor: (name) => `Die Adresse ist bei ${name} gespeichert.`,
  outbox: 'Kein Mailserver eingerichtet',
  outboxText:
    'Die E-Mail wird als Datei im Ordner „outbox“ dieser Installation gespeichert und an niemanden gesendet. Setzen Sie SMTP_URL, um E-Mails zu senden.',
  offline: 'Für E-Mails ist eine Verbindung nötig',
  offlineText: 'Der Server sendet sie. Ihr Text bleibt hier, bis Sie wieder online sind.',
  draftFailed: 'Die E-Mail konnte nicht vorbereitet werden.',
  unsent: 'Einige Ihrer Änderungen sind noch nicht auf dem Server. Sie werden in der E-Mail fehlen.',
  act: { act: 'send', thing: 'diese E-Mail' },
  again: 'Noch einmal senden',
  second: { title: 'Ein zweites Mal senden?', confirm: 'Noch einmal senden' },
  secondText: (to) => `${to} bekommt dieselbe E-Mail noch einmal.`,
  retry: 'Jetzt versuchen',
  takeBack: 'Senden abbrechen',
  reminders: ['', 'Erste Zahlungserinnerung', 'Zweite Zahlungserinnerung', 'Letzte Zahlungserinnerung'],
  statement: 'Kontoauszug',
  copyTo: (copies) => `Kopie an ${copies}`,
  line: (what, to) => (what === '' ? to : `${what} an ${to}`),
}
