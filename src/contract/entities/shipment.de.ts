import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './shipment.ts'

/** The German labels of shipments. */
export const labels: { readonly shipment: EntityMessages<typeof English.shipment.fields> } = {
  shipment: {
    label: { one: 'Sendung', many: 'Sendungen' },
    notFound: 'Es gibt keine Sendung mit der ID {id}',
    fields: {
      name: { label: 'Name' },
      reference: { label: 'Referenz', help: 'Nummer der Rechnung oder des Containers.' },
      supplier: { label: 'Lieferant' },
      status: { label: 'Status' },
      currency: { label: 'Kosten in' },
      costMethod: { label: 'Neue Kosten' },
      raiseStock: {
        label: 'Zum Bestand hinzufügen',
        help: 'Das Einbuchen erhöht den Bestand um die erhaltenen Mengen.',
      },
      orderId: { label: 'Bestellung' },
      arrivesOn: { label: 'Ankunft' },
      notes: { label: 'Notizen' },
      landedAt: { label: 'Eingebucht' },
      changeSetId: { label: 'Änderungspaket' },
      landing: { label: 'Eingebucht mit' },
      nameKey: { label: 'Sortierschlüssel' },
      searchText: { label: 'Suchtext' },
    },
  },
}
