import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './default-plan-messages.ts'

export const defaultPlanMessages: MessagesOf<typeof English.defaultPlanMessages> = {
  names: { monthly: 'Monatlich', quarterly: 'Vierteljährlich', annual: 'Jährlich' },
  descriptions: {
    monthly: 'Alles, monatlich bezahlt.',
    quarterly: 'Alles, vierteljährlich bezahlt und etwas günstiger.',
    annual: 'Alles, jährlich bezahlt, zwei Monate gratis.',
  },
  features: ['Alle Berechnungen, Preislisten und Dokumente', 'Import, Export und Verbindungen zu Shops'],
}
