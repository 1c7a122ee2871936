import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './brand.ts'

/** The Spanish labels of brands. */
export const labels: { readonly brand: EntityMessages<typeof English.brand.fields> } = {
  brand: {
    label: { one: 'Marca', many: 'Marcas' },
    notFound: 'No hay ninguna marca con el ID {id}',
    fields: {
      name: { label: 'Nombre' },
      description: { label: 'Descripción' },
      website: { label: 'Sitio web' },
      contactEmail: { label: 'Correo de contacto' },
      contactPhone: { label: 'Teléfono de contacto' },
      notes: { label: 'Notas' },
      isActive: { label: 'Activa' },
      nameKey: { label: 'Clave de orden' },
      searchText: { label: 'Texto de búsqueda' },
    },
  },
}
