import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './category.ts'

/** The Spanish labels of categories. */
export const labels: { readonly category: EntityMessages<typeof English.category.fields> } = {
  category: {
    label: { one: 'Categoría', many: 'Categorías' },
    notFound: 'No hay ninguna categoría con el ID {id}',
    fields: {
      name: { label: 'Nombre' },
      description: { label: 'Descripción' },
      slug: { label: 'Slug' },
      sortOrder: { label: 'Orden' },
      isActive: { label: 'Activa' },
      parentId: { label: 'Categoría principal', missing: 'Categoría principal no encontrada' },
      level: { label: 'Nivel' },
      floorMargin: {
        label: 'Margen mínimo',
        help: 'Los precios de esta categoría por debajo de este margen se señalan.',
      },
      nameKey: { label: 'Clave de orden' },
      searchText: { label: 'Texto de búsqueda' },
    },
  },
}
