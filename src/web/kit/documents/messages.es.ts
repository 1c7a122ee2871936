import type { ShownState } from '#domain/documents/shown-state.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

const statuses: Readonly<Record<ShownState, string>> = {
  draft: 'Borrador',
  sent: 'Enviado',
  viewed: 'Visto',
  partial: 'Pagado en parte',
  paid: 'Pagado',
  accepted: 'Aceptado',
  invoiced: 'Facturado',
  declined: 'Rechazado',
  received: 'Recibido',
  applied: 'Compensado',
  refunded: 'Rectificado',
  void: 'Anulado',
  overdue: 'Vencido',
  expired: 'Caducado',
}

export const documentMessages: MessagesOf<typeof English.documentMessages> = {
  statuses,
  provisional: 'aún no asignado',
  provisionalHelp:
    'Un número provisional de este dispositivo. El definitivo se asigna cuando esto llega al servidor o, si tu negocio lo dispone así, cuando se envía.',
}
