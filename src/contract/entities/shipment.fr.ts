import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './shipment.ts'

/** The French labels of shipments. */
export const labels: { readonly shipment: EntityMessages<typeof English.shipment.fields> } = {
  shipment: {
    label: { one: 'Expédition', many: 'Expéditions' },
    notFound: 'Aucune expédition avec l’ID {id}',
    fields: {
      name: { label: 'Nom' },
      reference: { label: 'Référence', help: 'Numéro de facture ou de conteneur.' },
      supplier: { label: 'Fournisseur' },
      status: { label: 'Statut' },
      currency: { label: 'Coûts en' },
      costMethod: { label: 'Nouveau coût' },
      raiseStock: { label: 'Ajouter au stock', help: 'L’intégration augmente le stock des quantités reçues.' },
      orderId: { label: 'Bon de commande' },
      arrivesOn: { label: 'Arrivée' },
      notes: { label: 'Notes' },
      landedAt: { label: 'Intégrée' },
      changeSetId: { label: 'Lot de modifications' },
      landing: { label: 'Intégré avec' },
      nameKey: { label: 'Clé de tri' },
      searchText: { label: 'Texte de recherche' },
    },
  },
}
