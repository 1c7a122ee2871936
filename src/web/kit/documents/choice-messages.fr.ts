import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './choice-messages.ts'

export const categoryMessages: MessagesOf<typeof English.categoryMessages> = {
  S: 'Avec TVA',
  Z: 'Taux zéro',
  E: 'Exonéré',
  AE: 'Autoliquidation',
  K: 'Intracommunautaire',
  G: 'Exportation hors UE',
  O: 'Hors champ de la TVA',
}

export const methodMessages: MessagesOf<typeof English.methodMessages> = {
  transfer: 'Virement',
  cash: 'Espèces',
  card: 'Carte',
  'direct-debit': 'Prélèvement',
  cheque: 'Chèque',
  online: 'En ligne',
  other: 'Autre',
}
