import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './price-list.ts'

/** The French labels of price lists. */
export const labels: { readonly priceList: EntityMessages<typeof English.priceList.fields> } = {
  priceList: {
    label: { one: 'Liste de prix', many: 'Listes de prix' },
    notFound: 'Aucune liste de prix avec l’ID {id}',
    fields: {
      title: { label: 'Titre' },
      productIds: { label: 'Produits' },
      status: { label: 'Statut' },
      description: { label: 'Description' },
      customerGroup: { label: 'Groupe de clients', help: 'Vide\u00a0: pour tout le monde.' },
      priority: {
        label: 'Rang',
        help: 'Si plusieurs listes conviennent, celle du nombre le plus élevé donne le prix\u202f; à nombre égal, la moins chère.',
      },
      validFrom: { label: 'Valable à partir du', group: 'Validité' },
      validTo: { label: 'Valable jusqu’au', group: 'Validité' },
      currency: { label: 'Devise', help: 'Vide\u00a0: la devise de chaque produit.', group: 'Devise' },
      rates: { label: 'Taux de change', group: 'Devise' },
      ruleKind: { label: 'Règle', group: 'Règle' },
      rulePercent: { label: 'Pourcentage', group: 'Règle' },
      basis: { label: 'Sur la base de', group: 'Règle' },
      withoutVat: {
        label: 'Prix hors TVA sur les ventes',
        help: 'Sinon, ils sont comme dans votre boutique\u00a0: TTC si vos prix le sont.',
      },
      priceEnding: {
        label: 'Terminaison du prix',
        help: 'Vide\u00a0: celle de chaque produit, et aucune sur les prix hors TVA.',
        group: 'Règle',
      },
      tiers: {
        label: 'Paliers de quantité',
        line: {
          minQuantity: { label: 'À partir de', group: 'Palier de quantité' },
          percentOff: { label: 'Réduction en pourcentage', group: 'Palier de quantité' },
        },
      },
      showTrade: { label: 'Afficher les prix de gros' },
      showPictures: { label: 'Afficher les images' },
      accent: { label: 'Couleur d’accent' },
      note: { label: 'Note sur la liste' },
      nameKey: { label: 'Clé de tri' },
      searchText: { label: 'Texte de recherche' },
    },
  },
}
