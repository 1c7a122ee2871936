import type { DocumentStatus } from '#domain/documents/types.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './stored-messages.ts'

const statuses: Readonly<Record<DocumentStatus, string>> = {
  draft: 'Entwurf',
  sent: 'gesendet',
  viewed: 'angesehen',
  partial: 'teilweise bezahlt',
  paid: 'bezahlt',
  accepted: 'angenommen',
  declined: 'abgelehnt',
  received: 'erhalten',
  applied: 'verrechnet',
  refunded: 'gutgeschrieben',
  void: 'ungültig',
}

export const STORED_MESSAGES: MessagesOf<typeof English.STORED_MESSAGES> = {
  'copied-from': ({ name }) => `Kopiert von ${name}`,
  'category-deleted': ({ name }) => `Kategorie ${name} gelöscht`,
  'shipment-deleted': ({ name }) => `Sendung gelöscht: ${name}`,
  'shipments-deleted': ({ count }) => `${counted(count, 'Sendung', 'Sendungen')} gelöscht`,
  'brands-deleted': ({ count }) => `${counted(count, 'Marke', 'Marken')} gelöscht`,
  'lines-added': ({ count }) => `${counted(count, 'Position', 'Positionen')} hinzugefügt`,
  'lines-changed': ({ count }) => `${counted(count, 'Position', 'Positionen')} geändert`,
  'lines-deleted': ({ count }) => `${counted(count, 'Position', 'Positionen')} gelöscht`,
  'rate-set': ({ currency }) => `Wechselkurs für ${currency} festgelegt`,
  'plans-called-off': () => 'Geplante Preise aufgehoben',
  'document-corrected': ({ number, reason }) => `Korrektur von ${number}: ${reason}`,
  'credit-of-negative': ({ number }) => `Umgewandelt aus Rechnung ${number} mit negativem Gesamtbetrag`,
  'quote-converted': ({ number }) => `Umgewandelt aus Angebot ${number}`,
  'invoice-credited': ({ number }) => `Rechnung ${number} gutgeschrieben`,
  'document-marked': ({ status }) => `Als ${isStatus(status) ? statuses[status] : status} markiert`,
  'payment-recorded': () => 'Zahlung erfasst',
  'card-payment-recorded': ({ reference }) => `Kartenzahlung ${reference}`,
  'credit-used': ({ number }) => `Guthaben von ${number} verrechnet`,
  'documents-deleted': ({ count }) => `${counted(count, 'Dokument', 'Dokumente')} gelöscht`,
  'made-of-order': ({ number }) => `Erstellt aus Bestellung ${number}`,
  'recurring-made': ({ name }) => `Wiederkehrend: ${name}`,
  'quote-accepted': ({ name, note }) =>
    `Von ${name} auf der öffentlichen Seite angenommen${note === '' ? '' : `: ${note}`}`,
  'quote-declined': ({ name, note }) =>
    `Von ${name} auf der öffentlichen Seite abgelehnt${note === '' ? '' : `: ${note}`}`,
  'making-undone': () => 'Rückgängig gemacht',
  'plan-product-gone': () => 'Das Produkt wurde gelöscht, bevor der Preis begann.',
  'plan-list-gone': () => 'Das Produkt war nicht mehr in der Preisliste, als der Preis begann.',
  'plan-no-price': () => 'Es gab keinen Preis, von dem ein Nachlass möglich wäre.',
  'plan-other-currency': () =>
    'Der Preis war in einer anderen Währung geplant, als das Produkt oder die Liste jetzt hat.',
  'plan-passed': () => 'Seine Zeit war vorbei, bevor er beginnen konnte.',
  'plan-kept': () => 'Der Preis wurde seitdem geändert und blieb deshalb erhalten.',
  'plan-partly-kept': () =>
    'Einige seiner Preise wurden seitdem geändert und blieben deshalb erhalten; die übrigen wurden wiederhergestellt.',
  'plan-vanished': () => 'Das Produkt oder der Preis, den er geändert hatte, wurde gelöscht.',
}

function counted(count: string | number | undefined, one: string, other: string): string {
  return `${count ?? ''} ${Number(count) === 1 ? one : other}`
}

function isStatus(status: string | number | undefined): status is DocumentStatus {
  return Object.hasOwn(statuses, status ?? '')
}
