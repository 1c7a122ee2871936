import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './related-messages.ts'

export const relatedMessages: MessagesOf<typeof English.relatedMessages> = {
  label: 'Documents liés',
  relationships: {
    converted_from: 'Créé à partir de',
    converted_to: 'Converti en',
    refund_for: 'Avoir pour',
    refunded_by: 'Crédité par',
    corrects: 'Corrige',
    corrected_by: 'Corrigé par',
  },
  toBeCredited: 'À créditer par',
  madeWith: 'Créé en même temps que',
  open: (name: string) => `Ouvrir ${name}`,
  waits: (credit: string, invoice: string) =>
    `${credit} pour ${invoice} est encore un brouillon. Envoyez-le aussi\u00a0: d’ici là, les deux factures comptent.`,
  credited: (number: string, day: string) => `Pour la facture ${number}${day === '' ? '' : ` du ${day}`}`,
}
