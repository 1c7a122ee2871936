import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './brand.ts'

/** The German labels of brands. */
export const labels: { readonly brand: EntityMessages<typeof English.brand.fields> } = {
  brand: {
    label: { one: 'Marke', many: 'Marken' },
    notFound: 'Es gibt keine Marke mit der ID {id}',
    fields: {
      name: { label: 'Name' },
      description: { label: 'Beschreibung' },
      website: { label: 'Website' },
      contactEmail: { label: 'Kontakt-E-Mail' },
      contactPhone: { label: 'Kontakttelefon' },
      notes: { label: 'Notizen' },
      isActive: { label: 'Aktiv' },
      nameKey: { label: 'Sortierschlüssel' },
      searchText: { label: 'Suchtext' },
    },
  },
}
