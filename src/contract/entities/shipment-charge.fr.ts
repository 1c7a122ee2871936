import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './shipment-charge.ts'

/** The French labels of charges. */
export const labels: { readonly shipmentCharge: EntityMessages<typeof English.shipmentCharge.fields> } = {
  shipmentCharge: {
    label: { one: 'Poste de frais', many: 'Postes de frais' },
    notFound: 'Aucun poste de frais avec l’ID {id}',
    fields: {
      shipmentId: { label: 'Expédition', missing: 'Expédition introuvable' },
      position: { label: 'N°' },
      kind: { label: 'Type' },
      label: { label: 'Libellé' },
      currency: { label: 'Devise', group: 'Montant' },
      estimatedAmount: { label: 'Estimé', group: 'Montant' },
      actualAmount: { label: 'Réel', group: 'Montant' },
      rate: { label: 'Taux de change', group: 'Montant' },
      rateDate: { label: 'Taux du', group: 'Montant' },
      rateSource: { label: 'Source du taux', group: 'Montant' },
      split: { label: 'Répartir selon', group: 'Répartition' },
      shares: {
        label: 'Parts',
        group: 'Répartition',
        line: {
          amount: { label: 'Part' },
        },
      },
      dutiable: {
        label: 'Dans la valeur en douane',
        help: 'Les droits de douane s’y appliquent aussi là où l’entreprise les compte sur coût, assurance et fret.',
      },
    },
  },
}
