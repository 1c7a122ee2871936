import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './shipment-charge.ts'

/** The Spanish labels of charges. */
export const labels: { readonly shipmentCharge: EntityMessages<typeof English.shipmentCharge.fields> } = {
  shipmentCharge: {
    label: { one: 'Cargo', many: 'Cargos' },
    notFound: 'No hay ningún cargo con el ID {id}',
    fields: {
      shipmentId: { label: 'Envío', missing: 'Envío no encontrado' },
      position: { label: 'N.º' },
      kind: { label: 'Tipo' },
      label: { label: 'Nombre' },
      currency: { label: 'Moneda', group: 'Importe' },
      estimatedAmount: { label: 'Estimado', group: 'Importe' },
      actualAmount: { label: 'Real', group: 'Importe' },
      rate: { label: 'Tipo de cambio', group: 'Importe' },
      rateDate: { label: 'Cambio del', group: 'Importe' },
      rateSource: { label: 'Fuente del cambio', group: 'Importe' },
      split: { label: 'Repartir según', group: 'Reparto' },
      shares: {
        label: 'Partes',
        group: 'Reparto',
        line: {
          amount: { label: 'Parte' },
        },
      },
      dutiable: {
        label: 'En el valor en aduana',
        help: 'También se pagan aranceles por él si el negocio los calcula sobre coste, seguro y flete.',
      },
    },
  },
}
