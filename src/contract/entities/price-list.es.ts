import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './price-list.ts'

/** The Spanish labels of price lists. */
export const labels: { readonly priceList: EntityMessages<typeof English.priceList.fields> } = {
  priceList: {
    label: { one: 'Lista de precios', many: 'Listas de precios' },
    notFound: 'No hay ninguna lista de precios con el ID {id}',
    fields: {
      title: { label: 'Título' },
      productIds: { label: 'Productos' },
      status: { label: 'Estado' },
      description: { label: 'Descripción' },
      customerGroup: { label: 'Grupo de clientes', help: 'Vacío: para todo el mundo.' },
      priority: {
        label: 'Preferencia',
        help: 'Si encajan varias listas, da el precio la del número más alto; con el mismo número, la más barata.',
      },
      validFrom: { label: 'Válida desde', group: 'Validez' },
      validTo: { label: 'Válida hasta', group: 'Validez' },
      currency: { label: 'Moneda', help: 'Vacío: la moneda de cada producto.', group: 'Moneda' },
      rates: { label: 'Tipos de cambio', group: 'Moneda' },
      ruleKind: { label: 'Regla', group: 'Regla' },
      rulePercent: { label: 'Porcentaje', group: 'Regla' },
      basis: { label: 'A partir de', group: 'Regla' },
      withoutVat: {
        label: 'Precios sin IVA',
        help: 'Si no, son como en tu tienda: con IVA si tus precios lo incluyen.',
      },
      priceEnding: {
        label: 'Terminación del precio',
        help: 'Vacío: la de cada producto, y ninguna en los precios sin IVA.',
        group: 'Regla',
      },
      tiers: {
        label: 'Tramos de cantidad',
        line: {
          minQuantity: { label: 'Desde cantidad', group: 'Tramo de cantidad' },
          percentOff: { label: 'Rebaja en porcentaje', group: 'Tramo de cantidad' },
        },
      },
      showTrade: { label: 'Mostrar precios mayoristas' },
      showPictures: { label: 'Mostrar imágenes' },
      accent: { label: 'Color de acento' },
      note: { label: 'Nota en la lista' },
      nameKey: { label: 'Clave de orden' },
      searchText: { label: 'Texto de búsqueda' },
    },
  },
}
