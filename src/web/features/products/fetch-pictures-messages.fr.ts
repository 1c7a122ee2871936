import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './fetch-pictures-messages.ts'

export const fetchPicturesMessages: MessagesOf<typeof English.fetchPicturesMessages> = {
  act: 'Récupérer les images',
  looking: 'Recherche des images…',
  nothingLeft: 'Toutes les images de cet import sont déjà stockées ici.',
  title: (products: string) => `Récupérer les images de ${products}`,
  intro:
    'Le serveur télécharge chaque image depuis l’adresse indiquée dans vos produits et en garde une copie, affichée ensuite partout.',
  offline: 'Vous êtes hors ligne. C’est le serveur qui récupère les images\u00a0: réessayez en ligne.',
  working: 'Récupération des images',
  left: (count: string) => `reste ${count}`,
  stop: 'Arrêter',
  start: (count: string) => `Récupérer ${count}`,
  cancel: 'Annuler',
  close: 'Fermer',
  fetched: (pictures: string) => `Récupéré\u00a0: ${pictures}.`,
  stopped: 'Vous avez arrêté l’opération. Les autres gardent leur adresse.',
  failed: (products: string) => `Seule l’adresse est conservée pour ${products}\u00a0:`,
  picture: { one: 'image', other: 'images' },
  thing: 'ces images',
}
