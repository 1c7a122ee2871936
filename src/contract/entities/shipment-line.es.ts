import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './shipment-line.ts'

/** The Spanish labels of shipment lines. */
export const labels: { readonly shipmentLine: EntityMessages<typeof English.shipmentLine.fields> } = {
  shipmentLine: {
    label: { one: 'Línea de envío', many: 'Líneas de envío' },
    notFound: 'No hay ninguna línea de envío con el ID {id}',
    fields: {
      shipmentId: { label: 'Envío', missing: 'Envío no encontrado' },
      position: { label: 'N.º' },
      productId: { label: 'Producto', group: 'Producto' },
      variantId: { label: 'Variante', group: 'Producto' },
      sku: { label: 'SKU' },
      description: { label: 'Descripción' },
      quantity: { label: 'Cantidad' },
      receivedQuantity: { label: 'Recibido', help: 'Vacío: todo lo pedido.' },
      currency: { label: 'Moneda', group: 'Precio unitario' },
      unitCost: { label: 'Precio unitario', group: 'Precio unitario' },
      rate: { label: 'Tipo de cambio', group: 'Precio unitario' },
      rateDate: { label: 'Cambio del', group: 'Precio unitario' },
      rateSource: { label: 'Fuente del cambio', group: 'Precio unitario' },
      dutyPercent: { label: 'Aranceles' },
      hsCode: { label: 'Código arancelario' },
      originCountry: { label: 'País de origen', help: 'Donde se fabricó la mercancía.' },
      weight: { label: 'Peso (kg)', help: 'De una unidad.' },
      volume: { label: 'Volumen (m³)', help: 'De una unidad.' },
    },
  },
}
