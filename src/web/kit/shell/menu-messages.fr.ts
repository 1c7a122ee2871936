import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './menu-messages.ts'

export const menuMessages: MessagesOf<typeof English.menuMessages> = {
  plan: 'Offre',
  administration: 'Administration',
  backToShop: 'Retour à Pricewright',
  signOut: 'Se déconnecter',
  shortcuts: 'Raccourcis clavier',
  about: 'Aide et informations',
  createTitle: 'Créer ou importer',
  workIn: 'Travailler dans',
  ownAccount: 'Votre propre compte',
  roles: { editor: 'Édition', viewer: 'Lecture seule', accountant: 'Comptabilité' },
  switchTitle: (account) => `Passer à «\u00a0${account}\u00a0»\u202f?`,
  switchWaiting:
    'Des modifications de cet appareil n’ont pas encore été envoyées. Elles sont d’abord enregistrées dans un fichier, puis supprimées de l’appareil avec sa copie de ce compte.',
  switchAct: 'Enregistrer dans un fichier et changer',
  switchThing: 'le compte',
  updateReady: 'Une nouvelle version de Pricewright est prête.',
  reload: 'Recharger',
}
