import type { ShownState } from '#domain/documents/shown-state.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

const statuses: Readonly<Record<ShownState, string>> = {
  draft: 'Entwurf',
  sent: 'Gesendet',
  viewed: 'Angesehen',
  partial: 'Teilweise bezahlt',
  paid: 'Bezahlt',
  accepted: 'Angenommen',
  invoiced: 'Abgerechnet',
  declined: 'Abgelehnt',
  received: 'Erhalten',
  applied: 'Verrechnet',
  refunded: 'Gutgeschrieben',
  void: 'Ungültig',
  overdue: 'Überfällig',
  expired: 'Abgelaufen',
}

export const documentMessages: MessagesOf<typeof English.documentMessages> = {
  statuses,
  provisional: 'noch nicht vergeben',
  provisionalHelp:
    'Eine vorläufige Nummer auf diesem Gerät. Die richtige wird vergeben, wenn das Dokument beim Server ankommt oder, wenn es für Ihr Unternehmen so eingestellt ist, beim Senden.',
}
