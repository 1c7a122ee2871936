import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './default-plan-messages.ts'

export const defaultPlanMessages: MessagesOf<typeof English.defaultPlanMessages> = {
  names: { monthly: 'Mensuelle', quarterly: 'Trimestrielle', annual: 'Annuelle' },
  descriptions: {
    monthly: 'Tout compris, paiement mensuel.',
    quarterly: 'Tout compris, paiement trimestriel, un peu moins cher.',
    annual: 'Tout compris, paiement annuel, deux mois offerts.',
  },
  features: ['Tous les calculs, listes de prix et documents', 'Import, export et connexions aux boutiques'],
}
