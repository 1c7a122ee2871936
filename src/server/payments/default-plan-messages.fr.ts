import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './default-plan-messages.ts'

export const defaultPlanMessages: MessagesOf<typeof English.defaultPlanMessages> = {
  names: { monthly: 'Mensuelle', quarterly: 'Trimestrielle', annual: 'Annuelle' },
  descriptions: {
    monthly: 'Tout, payé chaque mois.',
    quarterly: 'Tout, payé chaque trimestre, un peu moins cher.',
    annual: 'Tout, payé une fois par an, avec deux mois de moins.',
  },
  features: ['Tous les calculs, listes de prix et documents', 'Import, export et connexions aux boutiques'],
}
