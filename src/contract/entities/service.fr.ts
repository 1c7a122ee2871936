import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './service.ts'

/** The French labels of services. */
export const labels: { readonly service: EntityMessages<typeof English.service.fields> } = {
  service: {
    label: { one: 'Prestation', many: 'Prestations' },
    notFound: 'Aucune prestation avec l’ID {id}',
    fields: {
      name: { label: 'Nom' },
      description: { label: 'Description' },
      category: { label: 'Catégorie' },
      imageUrl: { label: 'Image', group: 'Image' },
      thumbnailUrl: { label: 'Miniature', group: 'Image' },
      baseCurrency: { label: 'Devise' },
      laborCost: { label: 'Main-d’œuvre', group: 'Main-d’œuvre' },
      laborHours: { label: 'Heures', group: 'Main-d’œuvre' },
      laborRate: { label: 'Coût horaire', group: 'Main-d’œuvre' },
      materialCost: { label: 'Matériaux', group: 'Matériaux' },
      overheadCost: { label: 'Frais généraux', group: 'Frais généraux' },
      subcontractorCost: { label: 'Sous-traitance', group: 'Sous-traitance' },
      additionalCosts: {
        label: 'Autres coûts',
        line: {
          label: { label: 'Pour quoi' },
          amount: { label: 'Montant' },
        },
      },
      pricingModel: { label: 'Mode de vente', group: 'Fixation du prix' },
      pricingStrategy: { label: 'À partir du coût par', group: 'Fixation du prix' },
      pricingValue: { label: 'Marge ou majoration', group: 'Fixation du prix' },
      hourlyRate: { label: 'Taux horaire', group: 'Fixation du prix' },
      fixedPrice: { label: 'Prix forfaitaire', group: 'Fixation du prix' },
      valuePrice: { label: 'Prix selon la valeur', group: 'Fixation du prix' },
      packageOptions: {
        label: 'Formules',
        line: {
          name: { label: 'Formule' },
          description: { label: 'Description' },
          includedItems: { label: 'Inclus' },
          price: { label: 'Prix' },
        },
      },
      isActive: { label: 'Active' },
      totalCost: { label: 'Coût total' },
      computedPrice: { label: 'Prix calculé' },
      mainPrice: { label: 'Prix ou taux' },
      margin: { label: 'Marge' },
      nameKey: { label: 'Clé de tri' },
      searchText: { label: 'Texte de recherche' },
    },
  },
}
