import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const howToMessages: MessagesOf<typeof English.howToMessages> = {
  title: 'Outils Pricewright',
  lead: 'Deux aides vous attendent en bas de chaque page\u00a0:',
  chat: 'Discussion en direct',
  chatText: 'Interrogez notre assistance. Sans discussion configurée, le bouton mène au formulaire de contact.',
  notes: 'Pense-bêtes',
  notesText:
    'Un pense-bête reste sur chaque page tant que vous ne l’épinglez pas à une seule. Faites-le glisser où il sert et retrouvez-le sur chaque appareil.',
  tell: 'À quoi ils servent',
  hide: 'Ne plus afficher',
  close: 'Compris',
}
