import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './shipment.ts'

/** The Spanish labels of shipments. */
export const labels: { readonly shipment: EntityMessages<typeof English.shipment.fields> } = {
  shipment: {
    label: { one: 'Envío', many: 'Envíos' },
    notFound: 'No hay ningún envío con el ID {id}',
    fields: {
      name: { label: 'Nombre' },
      reference: { label: 'Referencia', help: 'Número de factura o de contenedor.' },
      supplier: { label: 'Proveedor' },
      status: { label: 'Estado' },
      currency: { label: 'Costes en' },
      costMethod: { label: 'Nuevo coste' },
      raiseStock: {
        label: 'Añadir a las existencias',
        help: 'Al incorporar, las existencias aumentan en las cantidades recibidas.',
      },
      orderId: { label: 'Orden de compra' },
      arrivesOn: { label: 'Llegada' },
      notes: { label: 'Notas' },
      landedAt: { label: 'Incorporado' },
      changeSetId: { label: 'Lote de cambios' },
      landing: { label: 'Incorporado con' },
      nameKey: { label: 'Clave de orden' },
      searchText: { label: 'Texto de búsqueda' },
    },
  },
}
