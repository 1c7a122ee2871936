import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './scenario.ts'

/** The French labels of scenarios. */
export const labels: { readonly scenario: EntityMessages<typeof English.scenario.fields> } = {
  scenario: {
    label: { one: 'Scénario', many: 'Scénarios' },
    notFound: 'Il n’y a pas de scénario avec l’ID {id}',
    fields: {
      name: { label: 'Nom' },
      notes: { label: 'Notes' },
      levers: { label: 'Leviers' },
      scope: { label: 'Produits', help: 'Les filtres de la liste des produits. Vide\u00a0: tous les produits.' },
      soldDays: {
        label: 'Ventes des derniers jours',
        group: 'Quantité',
        help: 'Avec 0, chaque produit compte une fois.',
      },
      volumeChange: { label: 'Variation des quantités vendues', group: 'Quantité' },
      catalogue: { label: 'Version du catalogue', group: 'Catalogue' },
      triedAt: { label: 'Essayé le', group: 'Catalogue' },
      nameKey: { label: 'Clé de tri' },
      searchText: { label: 'Texte de recherche' },
    },
  },
}
