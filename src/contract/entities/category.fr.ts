import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './category.ts'

/** The French labels of categories. */
export const labels: { readonly category: EntityMessages<typeof English.category.fields> } = {
  category: {
    label: { one: 'Catégorie', many: 'Catégories' },
    notFound: 'Aucune catégorie avec l’ID {id}',
    fields: {
      name: { label: 'Nom' },
      description: { label: 'Description' },
      slug: { label: 'Nom court' },
      sortOrder: { label: 'Ordre' },
      isActive: { label: 'Active' },
      parentId: { label: 'Catégorie parente', missing: 'Catégorie parente introuvable' },
      level: { label: 'Niveau' },
      floorMargin: { label: 'Marge minimale', help: 'Les prix de cette catégorie sous cette marge sont signalés.' },
      nameKey: { label: 'Clé de tri' },
      searchText: { label: 'Texte de recherche' },
    },
  },
}
