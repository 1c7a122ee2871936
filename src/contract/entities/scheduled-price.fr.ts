import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './scheduled-price.ts'

/** The French labels of planned prices. */
export const labels: { readonly scheduledPrice: EntityMessages<typeof English.scheduledPrice.fields> } = {
  scheduledPrice: {
    label: { one: 'Prix planifié', many: 'Prix planifiés' },
    notFound: 'Aucun prix planifié avec l’ID {id}',
    fields: {
      title: { label: 'À quelle occasion' },
      productId: { label: 'Produit' },
      variantId: { label: 'Variante' },
      priceListId: { label: 'Liste de prix', missing: 'Liste de prix introuvable' },
      patchKind: { label: 'Nouveau prix', group: 'Prix' },
      currency: { label: 'Devise', group: 'Prix' },
      amount: { label: 'Prix', group: 'Prix' },
      percentOff: { label: 'Réduction en pourcentage', group: 'Prix' },
      startsAt: { label: 'Début', group: 'Dates' },
      endsAt: { label: 'Fin', group: 'Dates' },
      promotion: { label: 'Promotion', group: 'Dates' },
      status: { label: 'Statut' },
      appliedPrice: { label: 'Prix obtenu' },
      priceBefore: { label: 'Prix avant' },
      applied: { label: 'Ce qui a été fixé' },
      changeSetId: { label: 'Lot de modifications' },
      endChangeSetId: { label: 'Lot de modifications de fin' },
      keptRows: { label: 'Conservé' },
      problem: { label: 'Problème' },
    },
  },
}
