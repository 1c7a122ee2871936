import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './noun-messages.ts'

export const nouns: MessagesOf<typeof English.nouns> = {
  userProfile: { one: 'profil', other: 'profils' },
  businessProfile: { one: 'profil d’entreprise', other: 'profils d’entreprise' },
  category: { one: 'catégorie', other: 'catégories' },
  brand: { one: 'marque', other: 'marques' },
  product: { one: 'produit', other: 'produits' },
  changeSet: { one: 'modification', other: 'modifications' },
  importMapping: { one: 'correspondance des colonnes', other: 'correspondances des colonnes' },
  shipment: { one: 'expédition', other: 'expéditions' },
  shipmentLine: { one: 'ligne', other: 'lignes' },
  shipmentCharge: { one: 'poste de frais', other: 'postes de frais' },
  priceList: { one: 'liste de prix', other: 'listes de prix' },
  priceListPrice: { one: 'prix', other: 'prix' },
  scheduledPrice: { one: 'prix planifié', other: 'prix planifiés' },
  service: { one: 'prestation', other: 'prestations' },
  customer: { one: 'client', other: 'clients' },
  document: { one: 'document', other: 'documents' },
  documentCounter: { one: 'numéro', other: 'numéros' },
  documentMail: { one: 'e-mail', other: 'e-mails' },
  recurringDocument: { one: 'facture récurrente', other: 'factures récurrentes' },
  stickyNote: { one: 'pense-bête', other: 'pense-bêtes' },
  scenario: { one: 'scénario', other: 'scénarios' },
  event: { one: 'événement', other: 'événements' },
  insightDismissal: { one: 'conseil masqué', other: 'conseils masqués' },
  assistantMessage: { one: 'message de l’assistant', other: 'messages de l’assistant' },
  store: { one: 'boutique', other: 'boutiques' },
  storeListing: { one: 'produit dans la boutique', other: 'produits dans la boutique' },
  storeConflict: { one: 'différence', other: 'différences' },
}

export const nounTexts: MessagesOf<typeof English.nounTexts> = {
  unlisted: () => ({ one: 'fiche', other: 'fiches' }),
}
