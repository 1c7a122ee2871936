import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './scheduled-price.ts'

/** The Spanish labels of planned prices. */
export const labels: { readonly scheduledPrice: EntityMessages<typeof English.scheduledPrice.fields> } = {
  scheduledPrice: {
    label: { one: 'Precio programado', many: 'Precios programados' },
    notFound: 'No hay ningún precio programado con el ID {id}',
    fields: {
      title: { label: 'Para qué' },
      productId: { label: 'Producto' },
      variantId: { label: 'Variante' },
      priceListId: { label: 'Lista de precios', missing: 'Lista de precios no encontrada' },
      patchKind: { label: 'Precio nuevo', group: 'Precio' },
      currency: { label: 'Moneda', group: 'Precio' },
      amount: { label: 'Precio', group: 'Precio' },
      percentOff: { label: 'Rebaja en porcentaje', group: 'Precio' },
      startsAt: { label: 'Desde', group: 'Fechas' },
      endsAt: { label: 'Hasta', group: 'Fechas' },
      promotion: { label: 'Promoción', group: 'Fechas' },
      status: { label: 'Estado' },
      appliedPrice: { label: 'Precio resultante' },
      priceBefore: { label: 'Precio anterior' },
      applied: { label: 'Lo que ha fijado' },
      changeSetId: { label: 'Lote de cambios' },
      endChangeSetId: { label: 'Lote de cambios del final' },
      keptRows: { label: 'Conservado' },
      problem: { label: 'Problema' },
    },
  },
}
