import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const howToMessages: MessagesOf<typeof English.howToMessages> = {
  title: 'Outils Pricewright',
  lead: 'Trois aides vous attendent en bas de chaque page\u00a0:',
  chat: 'Discussion en direct',
  chatText: 'Interrogez notre assistance. Sans discussion configurée, le bouton mène au formulaire de contact.',
  assistant: 'Assistant IA',
  assistantText:
    'Posez une question sur un prix, une marge ou les factures impayées. Les réponses viennent de vos propres chiffres.',
  notes: 'Pense-bêtes',
  notesText:
    'Un pense-bête reste sur chaque page tant que vous ne l’épinglez pas à une seule. Faites-le glisser où il sert et retrouvez-le sur chaque appareil.',
  tell: 'À quoi ils servent',
  hide: 'Ne plus afficher',
  close: 'Compris',
}
