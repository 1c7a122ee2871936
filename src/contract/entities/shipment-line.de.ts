import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './shipment-line.ts'

/** The German labels of shipment lines. */
export const labels: { readonly shipmentLine: EntityMessages<typeof English.shipmentLine.fields> } = {
  shipmentLine: {
    label: { one: 'Position der Sendung', many: 'Positionen der Sendung' },
    notFound: 'Es gibt keine Position der Sendung mit der ID {id}',
    fields: {
      shipmentId: { label: 'Sendung', missing: 'Sendung nicht gefunden' },
      position: { label: 'Nr.' },
      productId: { label: 'Produkt', group: 'Produkt' },
      variantId: { label: 'Variante', group: 'Produkt' },
      sku: { label: 'SKU' },
      description: { label: 'Beschreibung' },
      quantity: { label: 'Menge' },
      receivedQuantity: { label: 'Erhalten', help: 'Leer: alles, was bestellt war.' },
      currency: { label: 'Währung', group: 'Einzelpreis' },
      unitCost: { label: 'Einzelpreis', group: 'Einzelpreis' },
      rate: { label: 'Wechselkurs', group: 'Einzelpreis' },
      rateDate: { label: 'Kurs vom', group: 'Einzelpreis' },
      rateSource: { label: 'Quelle des Kurses', group: 'Einzelpreis' },
      dutyPercent: { label: 'Zoll' },
      hsCode: { label: 'Zolltarifnummer' },
      originCountry: { label: 'Ursprungsland', help: 'Wo die Ware hergestellt wurde.' },
      weight: { label: 'Gewicht (kg)', help: 'Je Einheit.' },
      volume: { label: 'Volumen (m³)', help: 'Je Einheit.' },
    },
  },
}
