import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './customer.ts'

/** The French labels of customers. */
export const labels: { readonly customer: EntityMessages<typeof English.customer.fields> } = {
  customer: {
    label: { one: 'Client', many: 'Clients' },
    notFound: 'Aucun client avec l’ID {id}',
    fields: {
      name: { label: 'Nom' },
      company: { label: 'Société' },
      contactName: { label: 'Interlocuteur' },
      email: { label: 'E-mail' },
      phone: { label: 'Téléphone' },
      status: { label: 'Statut' },
      tags: { label: 'Étiquettes' },
      country: { label: 'Pays' },
      industry: { label: 'Secteur d’activité' },
      subscriptionId: { label: 'Abonnement' },
      billingAddress: { label: 'Adresse de facturation' },
      shippingAddress: { label: 'Adresse de livraison' },
      vatId: { label: 'N°\u00a0de TVA', help: 'Avec son pays\u00a0: FR12345678901.' },
      registrationNumber: { label: 'N°\u00a0d’immatriculation' },
      electronicAddress: { label: 'Adresse de facturation électronique', group: 'Adresse de facturation électronique' },
      electronicScheme: { label: 'Schéma', group: 'Adresse de facturation électronique' },
      buyerReference: { label: 'Référence acheteur', help: 'En Allemagne, la Leitweg-ID.' },
      currency: { label: 'Devise', help: 'Vide\u00a0: la devise de votre entreprise.' },
      language: { label: 'Langue', help: 'Des documents et des e-mails.' },
      taxCategory: { label: 'Taxe' },
      customerGroup: { label: 'Groupe de clients', help: 'Les listes de prix de ce groupe s’y appliquent.' },
      priceListId: { label: 'Liste de prix' },
      paymentDays: { label: 'Délai de paiement (jours)', help: 'Vide\u00a0: comme votre entreprise.' },
      notes: { label: 'Notes' },
      nameKey: { label: 'Clé de tri' },
      searchText: { label: 'Texte de recherche' },
    },
  },
}
