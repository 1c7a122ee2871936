import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './brand.ts'

/** The French labels of brands. */
export const labels: { readonly brand: EntityMessages<typeof English.brand.fields> } = {
  brand: {
    label: { one: 'Marque', many: 'Marques' },
    notFound: 'Aucune marque avec l’ID {id}',
    fields: {
      name: { label: 'Nom' },
      description: { label: 'Description' },
      website: { label: 'Site web' },
      contactEmail: { label: 'E-mail de contact' },
      contactPhone: { label: 'Téléphone de contact' },
      notes: { label: 'Notes' },
      isActive: { label: 'Active' },
      nameKey: { label: 'Clé de tri' },
      searchText: { label: 'Texte de recherche' },
    },
  },
}
