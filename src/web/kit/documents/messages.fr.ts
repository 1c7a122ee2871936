import type { ShownState } from '#domain/documents/shown-state.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

const statuses: Readonly<Record<ShownState, string>> = {
  draft: 'Brouillon',
  sent: 'Envoyé',
  viewed: 'Consulté',
  partial: 'Payé en partie',
  paid: 'Payé',
  accepted: 'Accepté',
  invoiced: 'Facturé',
  declined: 'Refusé',
  received: 'Reçu',
  applied: 'Imputé',
  refunded: 'Crédité',
  void: 'Annulé',
  overdue: 'En retard',
  expired: 'Expiré',
}

export const documentMessages: MessagesOf<typeof English.documentMessages> = {
  statuses,
  provisional: 'pas encore attribué',
  provisionalHelp:
    'Un numéro temporaire sur cet appareil. Le vrai est attribué quand le document arrive au serveur ou, si votre entreprise en a décidé ainsi, quand il est envoyé.',
}
