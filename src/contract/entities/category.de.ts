import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './category.ts'

/** The German labels of categories. */
export const labels: { readonly category: EntityMessages<typeof English.category.fields> } = {
  category: {
    label: { one: 'Kategorie', many: 'Kategorien' },
    notFound: 'Es gibt keine Kategorie mit der ID {id}',
    fields: {
      name: { label: 'Name' },
      description: { label: 'Beschreibung' },
      slug: { label: 'Kurzname' },
      sortOrder: { label: 'Reihenfolge' },
      isActive: { label: 'Aktiv' },
      parentId: { label: 'Oberkategorie', missing: 'Oberkategorie nicht gefunden' },
      level: { label: 'Ebene' },
      floorMargin: { label: 'Mindestmarge', help: 'Preise dieser Kategorie unter dieser Marge werden gekennzeichnet.' },
      nameKey: { label: 'Sortierschlüssel' },
      searchText: { label: 'Suchtext' },
    },
  },
}
