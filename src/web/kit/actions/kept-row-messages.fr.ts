import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './kept-row-messages.ts'

export const keptNouns: MessagesOf<typeof English.keptNouns> = {
  importMapping: { one: 'fichier d’import mémorisé', other: 'fichiers d’import mémorisés' },
  shipmentLine: { one: 'ligne d’expédition', other: 'lignes d’expédition' },
  shipmentCharge: { one: 'poste de frais d’expédition', other: 'postes de frais d’expédition' },
  priceListPrice: { one: 'prix dans une liste de prix', other: 'prix dans des listes de prix' },
  documentCounter: { one: 'série de numéros', other: 'séries de numéros' },
  documentMail: { one: 'document envoyé par e-mail', other: 'documents envoyés par e-mail' },
}
