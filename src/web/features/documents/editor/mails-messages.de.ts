import type { MessagesOf } from '#domain/messages-of.ts'
import type { DocumentType } from '#domain/documents/types.ts'
import type * as English from './mails-messages.ts'

const types: Readonly<Record<DocumentType, string>> = {
  invoice: 'Rechnung',
  quote: 'Angebot',
  receipt: 'Quittung',
  creditnote: 'Rechnungskorrektur',
  purchaseorder: 'Bestellung',
  template: 'Vorlage',
}

export const mailsMessages: MessagesOf<typeof English.mailsMessages> = {
  label: 'E-Mails und Links',
  none: 'Noch nicht per E-Mail gesendet.',
  mail: 'E-Mail …',
  share: 'Per Link teilen …',
  remind: 'Erinnern …',
  offline: 'E-Mails und Links brauchen eine Verbindung.',
  provisional: 'Das Dokument hat noch keine Nummer. Es bekommt eine, sobald dieses Gerät online ist.',
  mailTitle: (type, number) => `${types[type]} ${number} per E-Mail senden`,
  remindTitle: (type, number) => `Zahlungserinnerung zu ${types[type]} ${number}`,
  shareTitle: 'Per Link teilen',
  shareLead:
    'Wer den Link hat, sieht dieses Dokument ohne Anmeldung, aber nie Kosten oder Marge. Wird es geöffnet, gilt es als angesehen.',
  shareQuote: 'Ein Angebot kann dort angenommen oder abgelehnt werden.',
  shareDraft: 'Das ist ein Entwurf: Mit dem Link gilt er als gesendet.',
  done: 'Fertig',
  act: { act: 'share', thing: 'dieses Dokument' },
  said: (accepted, name, when, note) =>
    `${accepted ? 'Angenommen' : 'Abgelehnt'} von ${name}, ${when}${note === '' ? '' : `\n„${note}“`}`,
}
