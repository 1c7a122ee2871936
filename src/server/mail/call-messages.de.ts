import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './call-messages.ts'

const STATUS: Readonly<Record<string, string>> = {
  sent: 'gesendet',
  viewed: 'angesehen',
  accepted: 'angenommen',
  declined: 'abgelehnt',
  invoiced: 'abgerechnet',
  partial: 'teilweise bezahlt',
  paid: 'bezahlt',
  overdue: 'überfällig',
  received: 'erhalten',
  credited: 'gutgeschrieben',
  applied: 'verrechnet',
  expired: 'abgelaufen',
  void: 'ungültig',
}

export const callMessages: MessagesOf<typeof English.callMessages> = {
  noNumber: 'Dieses Dokument hat noch keine Nummer, daher kann es nicht gesendet werden.',
  isVoid: (type: string, number: string) => `${type} ${number} ist ungültig und kann daher nicht gesendet werden.`,
  isTemplate: 'Eine Vorlage kann nicht gesendet werden. Erstellen Sie zuerst ein Dokument daraus.',
  nothingDue: (type: string, number: string) =>
    `Bei ${type} ${number} ist nichts offen, daher kann keine Zahlungserinnerung gesendet werden.`,
  mailedMeanwhile: (type: string, number: string, recipient: string) =>
    `${type} ${number} wurde inzwischen an ${recipient} gesendet.`,
  markedMeanwhile: (type: string, number: string, status: string) =>
    `${type} ${number} wurde inzwischen als „${STATUS[status] ?? status}“ gekennzeichnet.`,
  tooMany: (most: number) =>
    `Sie haben innerhalb von 24 Stunden E-Mails an ${most} Adressen in Auftrag gegeben; mehr sind nicht möglich. Versuchen Sie es später erneut.`,
  isBeingSent: 'Diese E-Mail wird schon gesendet.',
  isNotWaiting: 'Diese E-Mail wartet nicht mehr.',
  isSent: 'Diese E-Mail wurde schon gesendet.',
  runHasNoAddress: (day: string) =>
    `Die Rechnung vom ${day} kann nicht gesendet werden: Sie hat keine E-Mail-Adresse. Tragen Sie beim Kunden eine ein, oder erstellen Sie die Rechnung ohne E-Mail.`,
  statementFile: 'Kontoauszug.pdf',
}
