import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './palette-messages.ts'

export const paletteMessages: MessagesOf<typeof English.paletteMessages> = {
  title: 'Rechercher ou agir…',
  ofPage: 'Avec la sélection',
  recent: 'Ouvert récemment',
  acts: 'Actions',
  pages: 'Pages',
  records: 'Fiches',
  information: 'Informations',
  forCustomer: 'Pour ce client',
  theme: (choice) => `Thème\u00a0: ${choice.toLowerCase()}`,
  noMatch: 'Aucun résultat. Essayez avec moins de lettres.',
  failed: 'La recherche a échoué dans cette partie. Réessayez.',
  keys: 'Les flèches choisissent, Entrée ouvre.',
}
