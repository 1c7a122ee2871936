import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './sending-messages.ts'

export const sendingMessages: MessagesOf<typeof English.sendingMessages> = {
  unsure:
    'Die Verbindung brach ab, bevor der Mailserver bestätigte; die E-Mail ist vielleicht angekommen. Es wird erneut versucht.',
  twice:
    'Sie ist vielleicht zweimal angekommen: Beim ersten Mal brach die Verbindung ab, oder dieser Server fiel aus, daher wurde sie erneut gesendet.',
  gone: 'Das Dokument oder der Kunde wurde gelöscht.',
  paid: 'Sie wurde nicht gesendet: Die Rechnung ist inzwischen bezahlt.',
  refused: (addresses: string) => `Der Mailserver hat ${addresses} abgelehnt. Die anderen haben sie erhalten.`,
  again: 'Sie konnte nicht gesendet werden. Es wird erneut versucht.',
  failed: 'Sie konnte nicht gesendet werden. Prüfen Sie das Dokument, und senden Sie es dann erneut.',
  mayHaveArrived: (why: string) => `${why} Sie ist vielleicht trotzdem angekommen.`,
  triedAgain: (why: string) => `${why} Es wird erneut versucht.`,
  noAddress:
    'Auf der Rechnung steht keine E-Mail-Adresse, daher konnte diese Zahlungserinnerung nicht gesendet werden.',
  notMailed:
    'Die Rechnung wurde erstellt, aber nicht gesendet: Sie hat keine E-Mail-Adresse. Tragen Sie beim Kunden eine ein.',
}
