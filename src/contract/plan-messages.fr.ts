import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './plan-messages.ts'

export const planMessages: MessagesOf<typeof English.planMessages> = {
  loadFailed: (cause) => `Impossible de charger les offres\u00a0: ${cause}`,
  noPlans: 'Aucune offre pour l’instant. Le bouton «\u00a0Créer les offres par défaut\u00a0» en ajoute.',
  subscriptionsFailed: 'Impossible de charger les abonnements',
  notFound: 'L’offre avec l’ID {id} est introuvable',
}

export const planWords: MessagesOf<typeof English.planWords> = {
  products: 'Produits',
  customers: 'Clients',
  priceLists: 'Listes de prix',
  documentsPerMonth: 'Documents par mois',
  storageBytes: 'Stockage',
  people: 'Personnes',
  monthly: 'Mensuel',
  quarterly: 'Trimestriel',
  annual: 'Annuel',
  active: 'Actif',
  trial: 'Période d’essai',
  canceled: 'Résilié',
  expired: 'Expiré',
  suspended: 'Suspendu',
}
