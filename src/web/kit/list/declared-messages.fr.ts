import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './declared-messages.ts'

export const declaredMessages: MessagesOf<typeof English.declaredMessages> = {
  ahead: (first, rows) => `Début de la liste\u00a0: ${first} sur ${rows}`,
  asked: 'Recherche sur le serveur…',
  found: (rows) => `Résultat\u00a0: ${rows}`,
  totals: 'Total de tous les résultats',
  keys: 'Les flèches déplacent, Entrée ouvre, x sélectionne. ? affiche toutes les touches.',
  import: 'Importer',
  delete: 'Supprimer',
  actions: 'Actions',
  actionsOn: (name) => `Actions sur ${name}`,
}
