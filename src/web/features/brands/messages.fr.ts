import type { MessagesOf } from '#domain/messages-of.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { plural } from '#web/kit/format/number.ts'
import type * as English from './messages.ts'

export const brandsMessages: MessagesOf<typeof English.brandsMessages> = {
  factsOf: (brands, without) =>
    `${countOf('brand', brands)} · ${without === 0 ? 'Chaque produit en a une' : `${countOf('product', without)} sans marque`}`,
  filters: {
    status: { label: 'Statut', all: 'Tous les statuts', options: { active: 'Active', inactive: 'Inactive' } },
  },
  create: 'Nouvelle marque',
  purge: 'Supprimer toutes les marques',
  columns: {
    name: 'Marque',
    contactEmail: 'E-mail',
    contactPhone: 'Téléphone',
    products: 'Produits',
    status: 'Statut',
  },
  empty: {
    title: 'Pas encore de marque',
    text: 'Une marque dit qui fabrique ce que vous vendez, avec les coordonnées pour écrire ou appeler.',
    importFile: 'Importer un fichier',
  },
  activeHelp: 'Une marque inactive garde ses produits et est signalée comme n’étant plus utilisée.',
  noProducts: 'Pas encore',
  noContact: 'Pas de coordonnées',
  changed: 'Modifiée',
  visit: 'Ouvrir le site web',
  write: 'Écrire un e-mail',
  call: 'Appeler',
  freed: (products) =>
    plural(products, {
      one: 'Un produit n’a plus de marque.',
      other: `${countOf('product', products)} n’ont plus de marque.`,
    }),
  purging: {
    thing: 'vos marques',
    title: (count) => `Tout supprimer (${count})\u202f?`,
    text: 'Vos produits restent, sans marque. Cette action est définitive.',
    confirm: (count) => `Supprimer ${count}`,
    offlineTitle: 'Cette action nécessite le réseau',
    offline: 'La suppression de toutes les marques est vérifiée par le serveur. Réessayez une fois en ligne.',
    back: 'Retour',
    freshTitle: 'Reconnectez-vous pour confirmer',
    fresh:
      'Cette action est définitive et demande une connexion datant de moins de cinq minutes. Vous reviendrez ici\u202f; choisissez alors de nouveau «\u00a0Supprimer toutes les marques\u00a0».',
    signIn: 'Se reconnecter',
  },
}
