import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './shipment-line.ts'

/** The French labels of shipment lines. */
export const labels: { readonly shipmentLine: EntityMessages<typeof English.shipmentLine.fields> } = {
  shipmentLine: {
    label: { one: 'Ligne d’expédition', many: 'Lignes d’expédition' },
    notFound: 'Aucune ligne d’expédition avec l’ID {id}',
    fields: {
      shipmentId: { label: 'Expédition', missing: 'Expédition introuvable' },
      position: { label: 'N°' },
      productId: { label: 'Produit', group: 'Produit' },
      variantId: { label: 'Variante', group: 'Produit' },
      sku: { label: 'SKU' },
      description: { label: 'Désignation' },
      quantity: { label: 'Quantité' },
      receivedQuantity: { label: 'Reçu', help: 'Vide\u00a0: tout ce qui était commandé.' },
      currency: { label: 'Devise', group: 'Prix unitaire' },
      unitCost: { label: 'Prix unitaire', group: 'Prix unitaire' },
      rate: { label: 'Taux de change', group: 'Prix unitaire' },
      rateDate: { label: 'Taux du', group: 'Prix unitaire' },
      rateSource: { label: 'Source du taux', group: 'Prix unitaire' },
      dutyPercent: { label: 'Droits de douane' },
      hsCode: { label: 'Code SH' },
      originCountry: { label: 'Pays d’origine', help: 'Là où la marchandise a été fabriquée.' },
      weight: { label: 'Poids (kg)', help: 'D’une unité.' },
      volume: { label: 'Volume (m³)', help: 'D’une unité.' },
    },
  },
}
