import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './shipment-charge.ts'

/** The German labels of charges. */
export const labels: { readonly shipmentCharge: EntityMessages<typeof English.shipmentCharge.fields> } = {
  shipmentCharge: {
    label: { one: 'Kostenposten', many: 'Kostenposten' },
    notFound: 'Es gibt keinen Kostenposten mit der ID {id}',
    fields: {
      shipmentId: { label: 'Sendung', missing: 'Sendung nicht gefunden' },
      position: { label: 'Nr.' },
      kind: { label: 'Art' },
      label: { label: 'Bezeichnung' },
      currency: { label: 'Währung', group: 'Betrag' },
      estimatedAmount: { label: 'Geschätzt', group: 'Betrag' },
      actualAmount: { label: 'Tatsächlich', group: 'Betrag' },
      rate: { label: 'Wechselkurs', group: 'Betrag' },
      rateDate: { label: 'Kurs vom', group: 'Betrag' },
      rateSource: { label: 'Quelle des Kurses', group: 'Betrag' },
      split: { label: 'Verteilen nach', group: 'Verteilung' },
      shares: {
        label: 'Anteile',
        group: 'Verteilung',
        line: {
          amount: { label: 'Anteil' },
        },
      },
      dutiable: {
        label: 'Im Zollwert',
        help: 'Auch darauf wird Zoll erhoben, wo er auf Ware, Versicherung und Fracht gerechnet wird.',
      },
    },
  },
}
