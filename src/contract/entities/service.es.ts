import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './service.ts'

/** The Spanish labels of services. */
export const labels: { readonly service: EntityMessages<typeof English.service.fields> } = {
  service: {
    label: { one: 'Servicio', many: 'Servicios' },
    notFound: 'No hay ningún servicio con el ID {id}',
    fields: {
      name: { label: 'Nombre' },
      description: { label: 'Descripción' },
      category: { label: 'Categoría' },
      imageUrl: { label: 'Imagen', group: 'Imagen' },
      thumbnailUrl: { label: 'Miniatura', group: 'Imagen' },
      baseCurrency: { label: 'Moneda' },
      laborCost: { label: 'Mano de obra', group: 'Mano de obra' },
      laborHours: { label: 'Horas', group: 'Mano de obra' },
      laborRate: { label: 'Coste por hora', group: 'Mano de obra' },
      materialCost: { label: 'Material', group: 'Material' },
      overheadCost: { label: 'Gastos generales', group: 'Gastos generales' },
      subcontractorCost: { label: 'Subcontratistas', group: 'Subcontratistas' },
      additionalCosts: {
        label: 'Otros costes',
        line: {
          label: { label: 'Concepto' },
          amount: { label: 'Importe' },
        },
      },
      pricingModel: { label: 'Venta', group: 'Precio' },
      pricingStrategy: { label: 'A partir del coste con', group: 'Precio' },
      pricingValue: { label: 'Margen o recargo', group: 'Precio' },
      hourlyRate: { label: 'Tarifa por hora', group: 'Precio' },
      fixedPrice: { label: 'Precio cerrado', group: 'Precio' },
      valuePrice: { label: 'Precio según valor', group: 'Precio' },
      packageOptions: {
        label: 'Paquetes',
        line: {
          name: { label: 'Paquete' },
          description: { label: 'Descripción' },
          includedItems: { label: 'Incluye' },
          price: { label: 'Precio' },
        },
      },
      isActive: { label: 'Activo' },
      totalCost: { label: 'Coste total' },
      computedPrice: { label: 'Precio calculado' },
      mainPrice: { label: 'Precio o tarifa' },
      margin: { label: 'Margen' },
      nameKey: { label: 'Clave de orden' },
      searchText: { label: 'Texto de búsqueda' },
    },
  },
}
