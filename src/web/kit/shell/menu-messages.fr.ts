import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './menu-messages.ts'

export const menuMessages: MessagesOf<typeof English.menuMessages> = {
  plan: 'Offre',
  administration: 'Administration',
  backToShop: 'Retour à la boutique',
  signOut: 'Se déconnecter',
  shortcuts: 'Raccourcis clavier',
  about: 'Aide et informations',
  createTitle: 'Créer ou importer',
  updateReady: 'Une nouvelle version de Pricewright est prête.',
  reload: 'Recharger',
}
