import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './store.ts'

/** The French labels of stores. */
export const labels: { readonly store: EntityMessages<typeof English.store.fields> } = {
  store: {
    label: { one: 'Boutique', many: 'Boutiques' },
    notFound: 'Aucune boutique avec l’ID {id}',
    fields: {
      name: { label: 'Nom' },
      provider: { label: 'Système de boutique' },
      externalId: { label: 'ID dans le système' },
      address: { label: 'Adresse' },
      currency: { label: 'Devise' },
      catalogue: { label: 'Catalogue' },
      state: { label: 'Statut' },
      problem: { label: 'Problème' },
      said: { label: 'Ce que la boutique a dit' },
      run: { label: 'En cours' },
      pulledAt: { label: 'Dernière recherche' },
      pushedAt: { label: 'Dernier envoi' },
      everyMinutes: { label: 'Recherche de modifications' },
      nextPullAt: { label: 'Prochaine recherche' },
      firstChangeSetId: { label: 'Premier import' },
      priceListId: { label: 'Liste de prix' },
      pushesCompareAt: { label: 'Envoyer le prix barré d’une promotion' },
      pushesStock: { label: 'Envoyer le stock' },
      pushesCost: { label: 'Envoyer les coûts' },
      feePercent: { label: 'Frais en pour cent', group: 'Frais' },
      feeFixed: { label: 'Frais par vente', group: 'Frais' },
      categoryFees: {
        label: 'Frais par catégorie',
        line: {
          categoryId: { label: 'Catégorie' },
          percent: { label: 'Frais en pour cent' },
          fixed: { label: 'Frais par vente' },
        },
      },
      nameKey: { label: 'Clé de tri' },
      searchText: { label: 'Texte de recherche' },
    },
  },
}
